import { useEffect, useState } from 'react';
import { quoteFormId, askedCodeField } from '#domain/requests/asked-fields.ts';

function findAsked(): HTMLInputElement | undefined {
  const asked = document.querySelector(`input[name="${askedCodeField}"]:checked`);
  return asked instanceof HTMLInputElement ? asked : undefined;
}

/** "Samsung washer: 4C, 4E, nF", as the row and its list say it. */
function describe(asked: HTMLInputElement): string {
  const machine = asked.closest<HTMLElement>('[data-machine]')?.dataset.machine ?? '';
  return `${machine}: ${asked.closest('li')?.querySelector('a')?.textContent ?? ''}`;
}

function chooseAppliance(asked: HTMLInputElement): void {
  const appliance = asked.closest<HTMLElement>('[data-appliance]')?.dataset.appliance;
  const shown = document.querySelector(`#${quoteFormId} select[name="appliance"]`);
  if (shown instanceof HTMLSelectElement && appliance !== undefined) shown.value = appliance;
}

/** The code chosen by "Ask about this code", in words, before the form woke up or after; its appliance is chosen in the form. */
export function useAskedCode(): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    function showAskedCode() {
      const asked = findAsked();
      setCode(asked && describe(asked));
      if (asked !== undefined) chooseAppliance(asked);
    }
    function handleChange({ target }: Event) {
      if (target instanceof HTMLInputElement && target.name === askedCodeField) showAskedCode();
    }
    // A cleared form has no choice any more; it is cleared after this event.
    const handleReset = () => window.setTimeout(showAskedCode);
    showAskedCode();
    document.addEventListener('change', handleChange);
    document.addEventListener('reset', handleReset);
    return () => {
      document.removeEventListener('change', handleChange);
      document.removeEventListener('reset', handleReset);
    };
  }, []);
  return code;
}
