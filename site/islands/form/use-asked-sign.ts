import { useEffect } from 'react';
import { askedSignField, quoteFormId, signField } from '#domain/requests/asked-fields.ts';

function showAskedSign() {
  const asked = document.querySelector(`input[name="${askedSignField}"]:checked`);
  const shown = document.querySelector(`#${quoteFormId} select[name="${signField}"]`);
  if (asked instanceof HTMLInputElement && shown instanceof HTMLSelectElement) shown.value = asked.value;
}

/** Shows in the form's own list the sign that was chosen by "Ask about this", before the form woke up or after. */
export function useAskedSign() {
  useEffect(() => {
    function handleChange({ target }: Event) {
      if (target instanceof HTMLInputElement && target.name === askedSignField) showAskedSign();
    }
    showAskedSign();
    document.addEventListener('change', handleChange);
    return () => document.removeEventListener('change', handleChange);
  }, []);
}
