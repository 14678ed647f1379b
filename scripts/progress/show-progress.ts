// Long work shows itself: on a terminal as a bar, elsewhere as lines. On stderr, so that stdout stays data.
import cliProgress, { type Options, type Params } from 'cli-progress';

const { Format, SingleBar } = cliProgress;

/** A line that is not watched as it comes is read later, among others. */
const lineEveryMs = 5000;
const barWidth = 24;

/** How much of all of it is done by now. */
export type Tell = (done: number) => void;

/** "2 h 5 min", "3 min" or "40 s": as exact as a guess can be. */
export function sayDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Before the first part is done nobody knows how long all of them take. */
function sayTimeLeft({ value, total, eta }: Params): string {
  if (value >= total) return '';
  return value === 0 || !Number.isFinite(eta) ? ', time unknown yet' : `, about ${sayDuration(eta)} left`;
}

function formatWith(what: string) {
  return (options: Options, params: Params): string => {
    const [done, all] = [params.value, params.total].map((count) =>
      Math.round(count).toLocaleString('en-US'),
    );
    const amount = `${done} of ${all} (${Math.floor(params.progress * 100)} %)${sayTimeLeft(params)}`;
    return process.stderr.isTTY
      ? `${what} ${Format.BarFormat(params.progress, options)} ${amount}`
      : `${what}: ${amount}`;
  };
}

export type Shown = { readonly tell: Tell; readonly end: () => void };

/** Shows how much of `total` is done until it is ended. Who does not know the total counts first: a bar without an end says nothing. */
export function showProgress(what: string, total: number): Shown {
  const bar = new SingleBar({
    format: formatWith(what),
    barsize: barWidth,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    stream: process.stderr,
    noTTYOutput: true,
    notTTYSchedule: lineEveryMs,
    etaBuffer: 500,
    // Cut at the edge of the terminal, whose own ways are left alone: nothing is to be put right after a kill.
    linewrap: true,
    // It would take the signal and go on.
    gracefulExit: false,
  });
  bar.start(total, 0);
  return { tell: (done) => bar.update(Math.min(done, total)), end: () => bar.stop() };
}

/** The same for as long as `work` runs. */
export async function withProgress<Result>(
  what: string,
  total: number,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> {
  const { tell, end } = showProgress(what, total);
  try {
    return await work(tell);
  } finally {
    end();
  }
}

/** A line for stdout while work is shown: it does not run into the bar, which is drawn anew below it. */
export function sayBeside(line: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  console.log(line);
}
