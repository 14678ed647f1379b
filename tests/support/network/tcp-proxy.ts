// A wire between two programs that can be cut or held, as networks do.
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  /** Passes nothing on, and says nothing, until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Breaks every connection and refuses new ones until `release`. */
  readonly cut: () => void;
  /** Lets as many answers of the target pass; the next is lost, and the wire cut. */
  readonly cutAfter: (answers: number) => void;
  readonly close: () => Promise<void>;
};

/** Listens on a free port and passes everything on to `targetPort` of this machine. */
export function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'held' | 'cut' = 'open';
  let answersLeft = Infinity;

  function watch(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  }

  const server = createServer((near) => {
    watch(near);
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(targetPort, '127.0.0.1');
    watch(far);
    near.pipe(far);
    far.on('data', (answer) => {
      answersLeft -= 1;
      if (answersLeft < 0) cut();
      else near.write(answer);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (state === 'held') for (const socket of [near, far]) socket.pause();
  });

  function breakAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  function cut(): void {
    state = 'cut';
    breakAll();
  }

  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        hold() {
          state = 'held';
          for (const socket of sockets) socket.pause();
        },
        release() {
          state = 'open';
          answersLeft = Infinity;
          for (const socket of sockets) socket.resume();
        },
        cut,
        cutAfter(answers) {
          answersLeft = answers;
        },
        close() {
          breakAll();
          return new Promise((done) => server.close(() => done()));
        },
      });
    });
  });
}
