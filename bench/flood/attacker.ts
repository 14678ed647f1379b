// One client with many connections, in a process of its own: each sends its request as soon as the last one is answered, and
// connects anew as soon as it is closed. Ends on SIGTERM and writes what it was answered.
import { connect, type Socket } from 'node:net';
import { z } from 'zod';

const orders = z.object({
  port: z.number(),
  from: z.string(),
  request: z.string(),
  connections: z.number(),
  isSlow: z.boolean(),
});
const { port, from, request, connections, isSlow } = orders.parse(JSON.parse(process.argv[2] ?? ''));
const bytes = Buffer.from(request);
const headEnd = '\r\n\r\n';
const report = { answers: new Map<string, number>(), connected: 0, broken: 0 };

function count(status: string): void {
  report.answers.set(status, (report.answers.get(status) ?? 0) + 1);
}

/** Tells whole answers apart by their Content-Length; what is in between costs no more than being counted. */
function createReader(onAnswer: (status: string) => void): (chunk: Buffer) => void {
  let head = '';
  let left = 0;
  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (left > 0) {
        const taken = Math.min(left, rest.length);
        left -= taken;
        rest = rest.subarray(taken);
        if (left === 0) onAnswer(head.slice(9, 12));
        if (left === 0) head = '';
        continue;
      }
      const before = head.length;
      head += rest.toString('latin1');
      const end = head.indexOf(headEnd);
      if (end === -1) return;
      rest = rest.subarray(end + headEnd.length - before);
      head = head.slice(0, end);
      left = Number(/content-length: (\d+)/iu.exec(head)?.[1] ?? 0);
      if (left === 0) onAnswer(head.slice(9, 12));
      if (left === 0) head = '';
    }
  };
}

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 2000);
  socket.on('close', () => clearInterval(timer));
}

function attack(): void {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from, noDelay: true });
  socket.on('connect', () => {
    report.connected += 1;
    socket.write(bytes);
    if (isSlow) drip(socket);
  });
  socket.on(
    'data',
    createReader((status) => {
      count(status);
      if (!socket.destroyed && !isSlow) socket.write(bytes);
    }),
  );
  socket.on('error', () => (report.broken += 1));
  // An end of theirs is taken as one, and a new connection made at once.
  socket.on('close', () => setImmediate(attack));
}

for (let made = 0; made < connections; made += 1) attack();
process.on('SIGTERM', () => {
  const { user, system } = process.cpuUsage();
  const answers = Object.fromEntries(report.answers);
  process.stdout.write(`${JSON.stringify({ ...report, answers, processorMs: (user + system) / 1000 })}\n`, () =>
    process.exit(0),
  );
});
