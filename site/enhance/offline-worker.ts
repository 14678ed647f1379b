// The service worker: it keeps one page, for when another does not come. Pages, forms and files go to the network as without it.
// Where this file is missing browsers keep the last one: to be rid of it, serve one that only calls `registration.unregister()`.

/** Where it is: at the root, because it may keep what is below it alone. */
export const offlineWorkerPath = '/offline.js';

/** What we use of a worker's scope: its own types and those of pages cannot be had together. */
type WorkerScope = {
  readonly skipWaiting: () => Promise<void>;
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly addEventListener: (kind: string, react: (event: WorkerEvent) => void) => void;
};

type WorkerEvent = {
  readonly request: Request;
  /** The answer that the browser asked for while the worker started; undefined where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly waitUntil: (work: Promise<unknown> | undefined) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
  /** Lets all else pass the worker by, where a browser can. */
  readonly addRoutes?: (route: unknown) => Promise<void>;
};

/** Written out as the text of the worker, so it may use nothing but what it is given. A posted form is answered by the browser itself: it can send it again. */
export function keepOfflinePage(
  scope: WorkerScope,
  page: string,
  headers: Readonly<Record<string, string>>,
): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(scope.skipWaiting());
    // One that does not know this condition has the rest of the worker all the same.
    const apart = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
    event.waitUntil(event.addRoutes?.(apart).catch(() => undefined));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(scope.registration.navigationPreload?.enable());
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    const ask = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(ask().catch(() => new Response(page, { status: 503, headers })));
  });
}
