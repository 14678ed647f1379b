// A client with many connections, in a process of its own: each sends its request as soon as the last one is answered, and
// connects anew as soon as it is closed. Tells every second how often it was answered; ends on SIGTERM.
import { connect, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { createAnswerReader } from './read-answers.ts';
import { parseOrders } from './orders.ts';

const { port, isTls, from, request, connections, isSlow } = parseOrders(process.argv[2]);
const bytes = Buffer.from(request);
const dripMs = 2000;
let statuses: Record<string, number> = {};

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), dripMs);
  socket.on('close', () => clearInterval(timer));
}

function attack(localAddress: string): void {
  const place = { host: '127.0.0.1', port, localAddress, noDelay: true };
  const socket = isTls
    ? connectSafely({ ...place, servername: 'www.example.com', rejectUnauthorized: false })
    : connect(place);
  socket.on(isTls ? 'secureConnect' : 'connect', () => {
    socket.write(bytes);
    if (isSlow) drip(socket);
  });
  const read = createAnswerReader((status) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (!socket.destroyed && !isSlow) socket.write(bytes);
  });
  socket.on('data', read);
  socket.on('error', () => undefined);
  socket.on('close', () => setImmediate(attack, localAddress));
}

for (let made = 0; made < connections; made += 1) attack(from[made % from.length] ?? '127.0.0.2');
setInterval(() => {
  process.stdout.write(`${JSON.stringify(statuses)}\n`);
  statuses = {};
}, 1000);
