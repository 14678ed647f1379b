import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';
import stylesheet from 'sonner/dist/styles.css?url';
import ourStylesheet from './toasts.css?url';

const toasterId = 'toaster';

/**
 * Puts the site-wide toaster at the end of the page, once, when the first form comes alive: nothing else raises toasts,
 * and a page without a form need not load React for them. The rest is sonner's default and is the specification's:
 * bottom right, 3 visible, 4000 ms, 356 px wide, gap 14 px, swipe 45 px, removal 200 ms (section 9).
 * The style sheet is a file of its own because the content security policy refuses a style element.
 */
export function mountToaster() {
  if (document.getElementById(toasterId) !== null) return;
  const root = document.createElement('div');
  root.id = toasterId;
  document.body.append(root);
  createRoot(root).render(
    <>
      <link rel="stylesheet" href={stylesheet} />
      <link rel="stylesheet" href={ourStylesheet} />
      <Toaster position="bottom-right" visibleToasts={3} duration={4000} gap={14} theme="system" />
    </>,
  );
}
