// Counts page views, calls and forms when the company has set an analytics host and key; otherwise nothing is sent.
// No cookie and no visitor number: each page view stands alone. The body is what PostHog's capture address reads.

type Target = { readonly host: string; readonly key: string };

function findTarget(): Target | undefined {
  const settings = document.querySelector<HTMLMetaElement>('meta[name="analytics"]');
  const { host, key } = settings?.dataset ?? {};
  return host === undefined || key === undefined ? undefined : { host, key };
}

/** Browsers that ask not to be tracked are not counted. */
function isUnwanted(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

export function startAnalytics() {
  const target = findTarget();
  if (target === undefined || isUnwanted()) return;
  const { host, key } = target;
  const pageView = crypto.getRandomValues(new Uint32Array(2)).join('-');

  function send(event: string) {
    const properties = {
      $current_url: location.origin + location.pathname,
      $process_person_profile: false,
    };
    const body = JSON.stringify({ api_key: key, event, distinct_id: pageView, properties });
    // Sent as plain text, because JSON would need a preflight request to the other origin.
    navigator.sendBeacon(`${host}/capture/`, body);
  }

  send('$pageview');
  document.addEventListener('click', ({ target: clicked }) => {
    if (clicked instanceof Element && clicked.closest('a[href^="tel:"]') !== null) send('call');
  });
  // React and the other parts have had the event before it comes here, so a prevented one is a form with faults.
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target.id : 'form';
    send(event.defaultPrevented ? `${form} faulty` : `${form} sent`);
  });
}
