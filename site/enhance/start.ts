// What every page of visitors does in the browser, without React. Each part finds its own hooks and does nothing where there are none.
import { startLeadSource } from './lead-source.ts';
import { startMenu } from './menu.ts';
import { startPageSpinner } from './page-spinner.ts';
import { startPreloadErrors } from './preload-errors.ts';
import { startReveal } from './reveal.ts';
import { startScrollButtons } from './scroll-buttons.ts';

// The style for paper, which nobody waits for, is written for browsers without script; the others take it now, before anything hides.
document.body.insertAdjacentHTML('beforeend', document.querySelector('body > noscript')?.textContent ?? '');
startPreloadErrors();
startMenu();
startScrollButtons();
startReveal();
startPageSpinner();
startLeadSource();
const loadLater = () => void import('./later.ts');
if (document.readyState === 'complete') loadLater();
else addEventListener('load', loadLater);
