import { useEffect, useState, type SyntheticEvent } from 'react';
import { plateFrameWords } from '#content/words/repairs/plate-frame-words.ts';
import { askedSignField, signField } from '#domain/requests/asked-fields.ts';

/** The look into the machine that the page has in the sign of this name, and whether the machine may run meanwhile. */
function findPlate(sign: string) {
  const help = sign === '' ? null : document.getElementById(sign);
  const plate = help?.querySelector('.sign-plate');
  const flag = help?.previousElementSibling?.querySelector('span > svg')?.nextSibling?.textContent ?? '';
  return plate && { plate, mayRun: `${flag}. ${help?.querySelector('[data-verdict]')?.textContent ?? ''}` };
}

/** Below the list of problems: a look at the one chosen there, or by "Ask about this". It is the page's own: nothing is written twice. */
export function ChosenPlate() {
  const [sign, setSign] = useState('');
  useEffect(() => {
    function handleChange({ target }: Event) {
      if (
        (target instanceof HTMLSelectElement && target.name === signField) ||
        (target instanceof HTMLInputElement && target.name === askedSignField)
      )
        setSign(target.value);
    }
    document.addEventListener('change', handleChange);
    return () => document.removeEventListener('change', handleChange);
  }, []);
  const found = findPlate(sign);
  if (!found) return null;
  const { plate, mayRun } = found;
  // Copied when it is opened: a copy that is not in the page yet does not wait to be seen.
  function handleToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    currentTarget.lastElementChild?.replaceChildren(...plate.cloneNode(true).childNodes);
  }
  return (
    <details key={sign} className="chosen-plate" onToggle={handleToggle}>
      <summary className="text-link w-fit py-2">{plateFrameWords.en.open}</summary>
      <p className="mb-3 font-medium">
        {mayRun}{' '}
        <a href={`#${sign}`} className="text-link">
          {plateFrameWords.en.checks}
        </a>
      </p>
      <div className="grid items-center gap-4 @min-[28rem]:grid-cols-2" />
    </details>
  );
}
