// A technician's page while it is open: what is pressed without a signal is kept on the phone and goes by itself, once, when there is one.
// Without script the browser posts the same forms.

type Press = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly at: number;
};

const key = 'technician-unsent';
const retryMs = 10_000;
const patienceMs = 20_000;
const lookMs = 60_000;
/** From then on the note says when it was pressed. */
const lateMs = 120_000;
/** Of 2,000 characters, so that there is room for that. */
const longestNote = 1900;

function isPress(value: unknown): value is Press {
  return typeof value === 'object' && value !== null && 'action' in value && 'fields' in value;
}

function readUnsent(): readonly Press[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPress) : [];
  } catch {
    return [];
  }
}

const isSame = (one: Press, other: Press) =>
  one.fields.press_id === other.fields.press_id && one.fields.step === other.fields.step;
/** The later of two steps of a visit says more than the one that was never sent; notes stand by themselves. */
const replaces = (one: Press, other: Press) => one.action === other.action && other.fields.step !== 'note';

let sending: Press | undefined;

function keep(press: Press): void {
  const unsent = readUnsent();
  if (unsent.some((one) => isSame(one, press))) return;
  const isOld = (one: Press) =>
    press.fields.step !== 'note' && replaces(press, one) && !(sending !== undefined && isSame(sending, one));
  const notes = [...unsent.filter(isOld), press].map(({ fields }) => fields.note ?? '').filter(Boolean);
  const fields = { ...press.fields, note: notes.join('\n') };
  const left = unsent.filter((one) => !isOld(one));
  localStorage.setItem(key, JSON.stringify([...left, { ...press, fields }]));
}

function drop(press: Press): void {
  localStorage.setItem(key, JSON.stringify(readUnsent().filter((one) => !isSame(one, press))));
}

function tell(): void {
  const line = document.querySelector<HTMLElement>('[data-unsent]');
  if (line !== null) line.hidden = readUnsent().length === 0;
}

/** Puts what the server says now into the place of the page; the eye and the keyboard stay at the visit. */
async function show(answer: Response, at = ''): Promise<void> {
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  const main = document.querySelector('main');
  if (next === null || main === null) return;
  main.replaceWith(next);
  tell();
  if (at === '') return;
  const place = next.querySelector<HTMLElement>('[role=alert]') ?? document.getElementById(at);
  place?.setAttribute('tabindex', '-1');
  place?.focus();
}

async function send(): Promise<void> {
  const [press] = readUnsent();
  if (press === undefined || sending !== undefined) return;
  sending = press;
  const { action, at, fields } = press;
  const time = new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).toLowerCase();
  const late = document.querySelector<HTMLElement>('[data-unsent]')?.dataset.unsent ?? '';
  const isLate = Date.now() - at > lateMs;
  const note = (fields.note ?? '').slice(0, longestNote);
  const body = new URLSearchParams({
    ...fields,
    note: isLate ? `${note}\n${late} ${time}` : (fields.note ?? ''),
  });
  try {
    const answer = await fetch(action, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) });
    // Only what the server has judged is done with: 409 says why nothing was done.
    if (answer.ok || answer.status === 409) {
      drop(press);
      await show(answer, action.split('/').at(-1));
    }
  } catch {
    // No signal: it is tried again.
  }
  sending = undefined;
  tell();
  if (readUnsent().some((one) => !isSame(one, press))) void send();
}

/** Looks anew, unless somebody reads or writes in what would be replaced. */
async function look(): Promise<void> {
  const isUsed = document.querySelector('main details[open], main textarea:focus') !== null;
  const path = document.querySelector<HTMLElement>('[data-technician]')?.dataset.technician;
  if (path === undefined || isUsed || document.hidden || sending !== undefined) return;
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) await show(answer);
  } catch {
    // The page says of when it is.
  }
}

export function startTechnicianPage(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.action.includes('/visits/')) return;
    const data = new FormData(target, submitter);
    const fields = Object.fromEntries(
      [...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    try {
      keep({ action: new URL(target.action).pathname, fields, at: Date.now() });
    } catch {
      // The browser keeps nothing for us: it posts by itself.
      return;
    }
    event.preventDefault();
    submitter?.setAttribute('aria-busy', 'true');
    void send();
  });
  for (const name of ['online', 'pageshow'] as const) addEventListener(name, () => void send());
  document.addEventListener('visibilitychange', () => {
    void send();
    void look();
  });
  setInterval(() => void send(), retryMs);
  setInterval(() => void look(), lookMs);
}
