import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export interface Question {
  readonly url: string;
  /** Of those who ask in turn. */
  readonly tokens: readonly string[];
  readonly connections: number;
}

/** How often each status was answered; `reset` where a connection ended before there was one. */
export type Answers = Readonly<Record<string, number>>;

/** So many are opened at a time: a server's queue of connections that it has not taken yet holds 511. */
const OPENED_AT_ONCE = 100;

const { url, tokens, connections } = workerData as Question;
const sockets: Socket[] = [];
while (sockets.length < connections)
  sockets.push(...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open))));
const statuses = await Promise.all(
  sockets.map((socket, index) => ask(socket, tokens[index % tokens.length])),
);
const answers: Record<string, number> = {};
for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
parentPort?.postMessage(answers, []);

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  return socket;
}

/** Asks once, and reads the answer to its end. @returns its status */
function ask(socket: Socket, token = ''): Promise<string> {
  const { host, pathname } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<string>();
  let status = 'reset';
  socket.once('data', (piece) => (status = piece.toString('latin1').split(' ', 2)[1] ?? status));
  socket.resume();
  socket.on('error', () => (status = 'reset'));
  socket.once('close', () => resolve(status));
  const lines = [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    'Timezone-Offset: -60',
    'Locale: de-DE',
    'Connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return promise;
}
