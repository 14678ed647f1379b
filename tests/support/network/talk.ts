// A connection spoken over by hand: requests that no client library would send, that come by halves, or never end.
import { connect } from 'node:net';

export type Talk = {
  readonly send: (text: string) => void;
  readonly heard: () => string;
  readonly closed: Promise<void>;
};

/** Opens a connection to a server, to say and hear what no client library would. */
export function talkTo(origin: string): Promise<Talk> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    let heard = '';
    const socket = connect(Number(port), hostname, () => {
      resolve({ send: (text) => void socket.write(text), heard: () => heard, closed });
    });
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (heard += text));
    socket.on('error', reject);
    const closed = new Promise<void>((done) => socket.on('close', () => done()));
  });
}

/** Sends `text` as it is, and resolves with all that was answered when the server has closed the connection. */
export function sendRaw(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
