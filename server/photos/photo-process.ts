// A process of its own for one photo: the file comes by stdin; out goes a line of JSON, and the picture behind it. A decoder that
// crashes, hangs or eats memory ends with this process, and with nothing else.
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { rewritePhoto } from './rewrite-photo.ts';

/** Measured: 99 MB before a photo, 134 MB with one of a phone; with the server it is to stay below 300 MB. */
const mostMemoryBytes = 175 * 1024 * 1024;
/** Of the processor, whatever else it has to do. */
const mostWorkMs = 8000;
const lookEveryMs = 5;

function giveUp(): void {
  process.kill(process.pid, 'SIGKILL');
}

// A system that is short of memory is to end this process, not the server. Only Linux has such a file.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Then it chooses by size.
}
// Decoding is done on other threads: this one is free to look.
const watch = setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > mostMemoryBytes || (user + system) / 1000 > mostWorkMs) giveUp();
}, lookEveryMs);
process.stdout.on('error', giveUp);

const rewritten = await rewritePhoto(await buffer(process.stdin));
const { kind } = rewritten;
const head = kind === 'kept' ? { kind, width: rewritten.width, height: rewritten.height } : { kind };
process.stdout.write(`${JSON.stringify(head)}\n`);
if (kind === 'kept') process.stdout.write(rewritten.webp);
clearInterval(watch);
