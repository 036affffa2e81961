import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Fault, Position } from './faults.ts';

/** Which call a fault is for. */
export interface Target {
  readonly method: string;
  readonly path: RegExp;
}

/** A proxy between one person and the platform. */
export interface FaultyProxy {
  readonly url: string;
  /** Whether a fault may strike. */
  readonly isArmed: boolean;
  /** Whether the platform's name is not known at the moment. */
  readonly isNameless: boolean;
  /** How often the fault has struck. */
  readonly strikes: number;
  /** From now on every such call fails so. */
  strike(fault: Fault, position: Position, target: Target, turn: number): void;
  /** All is well again; what hangs breaks. Resolves once the platform has done what had come to it. */
  calm(): Promise<void>;
  close(): Promise<void>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Armed {
  readonly fault: Fault;
  readonly position: Position;
  readonly target: Target;
  readonly turn: number;
}

/** How long after the first one its copy follows, where it comes while the platform is at work. */
const COPY_AFTER_MS = 3;

export async function openFaultyProxy(platformUrl: string): Promise<FaultyProxy> {
  let armed: Armed | undefined;
  let isNameless = false;
  let strikes = 0;
  const underWay = new Set<Promise<unknown>>();
  const hanging = new Set<ServerResponse>();
  /** What comes to the platform once more when all is over. */
  const late: Call[] = [];

  /** Sends a call on; it goes its way whether or not anybody waits for its answer. */
  function forward(call: Call): { readonly hasArrived: Promise<void>; readonly answer: Promise<Answer> } {
    const arrived = Promise.withResolvers<void>();
    const answer = new Promise<Answer>((resolve, reject) => {
      const { method, path, body } = call;
      const { connection: _, 'transfer-encoding': _chunked, ...headers } = call.headers;
      const outgoing = send(`${platformUrl}${path}`, {
        method,
        headers: { ...headers, ...(body.length > 0 && { 'content-length': body.length }) },
      });
      outgoing.on('finish', () => arrived.resolve());
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        readAll(incoming).then(
          (content) => resolve({ status: incoming.statusCode ?? 0, headers: plain(incoming), body: content }),
          reject,
        );
      });
      outgoing.end(body);
    });
    const end = answer.catch(() => undefined).finally(() => underWay.delete(end));
    underWay.add(end);
    return { hasArrived: arrived.promise, answer };
  }

  async function fail(call: Call, response: ServerResponse, own: Armed): Promise<void> {
    const { fault, position, turn } = own;
    strikes += 1;
    if (fault.kind === 'copied') return copy(call, response, position);
    const way = position === 'before' ? undefined : forward(call);
    await way?.hasArrived;
    const answer = position === 'after' ? await way?.answer : undefined;
    // Whoever was to be told has long given up, and all is well again.
    if (armed !== own) return void response.socket?.destroy();
    if (fault.kind === 'nameless') {
      isNameless = true;
      response.socket?.destroy();
      return;
    }
    hanging.add(response);
    response.on('close', () => hanging.delete(response));
    fault.strike({ response, answer, position, turn });
  }

  /** Both at once, the second while the first is at work and with its own answer, or again when all is over. */
  async function copy(call: Call, response: ServerResponse, position: Position): Promise<void> {
    const first = forward(call);
    if (position === 'after') {
      late.push(call);
      return give(response, await first.answer);
    }
    if (position === 'during') await new Promise((resolve) => setTimeout(resolve, COPY_AFTER_MS));
    const second = forward(call);
    give(response, await (position === 'before' ? first : second).answer);
  }

  const server = createServer((incoming, response) => {
    const { method = '', url: path = '', headers } = incoming;
    readAll(incoming)
      .then(async (body) => {
        const call = { method, path, headers, body };
        const [pathOnly = ''] = path.split('?');
        if (armed?.target.method === method && armed.target.path.test(pathOnly))
          await fail(call, response, armed);
        else give(response, await forward(call).answer);
      })
      .catch(() => response.socket?.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get isArmed() {
      return armed !== undefined;
    },
    get isNameless() {
      return isNameless;
    },
    get strikes() {
      return strikes;
    },
    strike(fault, position, target, turn) {
      armed = { fault, position, target, turn };
      // A name that is not known is not even tried.
      isNameless = fault.kind === 'nameless' && position === 'before';
      if (isNameless) strikes += 1;
    },
    async calm() {
      armed = undefined;
      isNameless = false;
      for (const response of hanging) response.socket?.destroy();
      for (const call of late.splice(0)) void forward(call).answer.catch(() => undefined);
      await Promise.all(underWay);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function give(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

function plain({ headers }: IncomingMessage): Record<string, string> {
  const ofOneHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofOneHop.has(name) ? [] : [[name, String(value)]],
    ),
  );
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
