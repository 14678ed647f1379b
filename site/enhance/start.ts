// What every page does in the browser, without React. Each part finds its own hooks and does nothing where there are none.
import { startCountdown } from './countdown.ts';
import { startLeadSource } from './lead-source.ts';
import { startMenu } from './menu.ts';
import { startPageSpinner } from './page-spinner.ts';
import { startPrefetch } from './prefetch.ts';
import { startPreloadErrors } from './preload-errors.ts';
import { startReveal } from './reveal.ts';
import { startScrollButtons } from './scroll-buttons.ts';
import { startToday } from './today.ts';

startPreloadErrors();
startMenu();
startScrollButtons();
startCountdown();
startReveal();
startPageSpinner();
startPrefetch();
startLeadSource();
startToday();
