// A mail server that hangs: it takes the connection, talks until the word it is told to fall silent at, and then says
// nothing more. The first connections hang; later ones are passed on to a server that works.
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenOnFreePort } from '../network/free-port.ts';

/** Where it falls silent: before its greeting, after it, or when it has the whole mail. */
export type Silence = 'before the greeting' | 'after the greeting' | 'after the mail';

export type SilentMailServer = {
  readonly url: string;
  /** Connections that hung. */
  readonly hung: () => number;
};

/** Passes on what is said, as long as the client may hear it. */
function relay(near: Socket, workingPort: number, silence: Silence | undefined): void {
  const far = connect(workingPort, '127.0.0.1');
  let isSilent = false;
  // What ends a mail can come in two pieces.
  let before = '';
  near.on('close', () => far.destroy());
  far.on('error', () => near.destroy());
  far.on('close', () => {
    if (!isSilent) near.destroy();
  });
  near.on('data', (chunk: Buffer) => {
    // The mail itself is taken; what its sender never learns is that it was.
    const said = before + chunk.toString('latin1');
    const endsMail = said.includes('\r\n.\r\n');
    before = said.slice(-4);
    if (silence === 'after the greeting' || (silence === 'after the mail' && endsMail)) isSilent = true;
    far.write(chunk);
  });
  far.on('data', (chunk: Buffer) => {
    if (!isSilent) near.write(chunk);
  });
}

/** Starts in front of the mail server on `workingPort`; its first `hanging` connections fall silent. Closed with the test. */
export async function startSilentMailServer(
  workingPort: number,
  silence: Silence,
  hanging: number,
): Promise<SilentMailServer> {
  const sockets = new Set<Socket>();
  let hung = 0;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy());
    near.on('close', () => sockets.delete(near));
    const hangs = hung < hanging;
    if (hangs) hung += 1;
    if (hangs && silence === 'before the greeting') return;
    relay(near, workingPort, hangs ? silence : undefined);
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    hung: () => hung,
  };
}
