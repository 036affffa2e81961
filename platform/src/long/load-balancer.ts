import { once } from 'node:events';
import { Agent, createServer, request as startRequest } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { PartName } from '../testing/child-platform.ts';

/** Ports of one platform. */
export type InstancePorts = Readonly<Record<PartName, number>>;

const PARTS = ['app', 'api', 'identity'] as const;
const ASKS_EVERY_MS = 200;
/** For an answer about readiness, where whatever else runs may take the machine for itself. */
const PATIENCE_MS = 10_000;
/** Of callers who come in the same moment, before their connections are taken. */
const BACKLOG = 4096;

/**
 * A load balancer as simple as they come: it hands each call to the next platform that is ready, asks for readiness
 * five times a second, keeps its connections open, and goes to another platform only where none could be opened.
 * What has begun is never repeated, for it may be an order.
 */
export class LoadBalancer {
  readonly ports: Readonly<Record<(typeof PARTS)[number], number>>;
  readonly #instances: readonly InstancePorts[];
  readonly #ready = new Set<InstancePorts>();
  readonly #servers: readonly Server[];
  readonly #sockets = new Set<Socket>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #closed = new AbortController();
  readonly #failures = new Map<string, number>();
  #turn = 0;

  private constructor(instances: readonly InstancePorts[], servers: readonly Server[]) {
    this.#instances = instances;
    this.#servers = servers;
    const [app = 0, api = 0, identity = 0] = servers.map((server) => (server.address() as AddressInfo).port);
    this.ports = { app, api, identity };
    for (const [index, part] of PARTS.entries()) {
      const server = servers[index];
      server?.on('request', (incoming, answer) => void this.#handOn(part, incoming, answer));
      server?.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) =>
        this.#join(part, incoming, socket, head),
      );
    }
    void this.#watch();
  }

  static async start(instances: readonly InstancePorts[]): Promise<LoadBalancer> {
    const servers = PARTS.map(() => createServer());
    await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1', BACKLOG), 'listening')));
    return new LoadBalancer(instances, servers);
  }

  url(part: (typeof PARTS)[number], path = ''): string {
    return `http://localhost:${this.ports[part]}${path}`;
  }

  /** How many platforms are ready, as it has seen them last. */
  get ready(): number {
    return this.#ready.size;
  }

  /** Why calls were handed to nobody, or came to no answer there, and how many each time. */
  get failures(): ReadonlyMap<string, number> {
    return this.#failures;
  }

  /** Asks all of them whether they are ready. */
  async look(): Promise<void> {
    await Promise.all(
      this.#instances.map(async (instance) => {
        const address = `http://localhost:${instance.api}/health/ready`;
        const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
          () => undefined,
        );
        if (answer?.ok) this.#ready.add(instance);
        else this.#ready.delete(instance);
      }),
    );
  }

  async close(): Promise<void> {
    this.#closed.abort();
    for (const socket of this.#sockets) socket.destroy();
    this.#agent.destroy();
    await Promise.all(
      this.#servers.map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  }

  /** One question after the other, so that an old answer never comes after a newer one. */
  async #watch(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      await this.look();
      await pause(ASKS_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** The platforms that are ready, the one whose turn it is first. */
  #inTurn(): InstancePorts[] {
    const ready = this.#instances.filter((instance) => this.#ready.has(instance));
    this.#turn += 1;
    const first = this.#turn % Math.max(ready.length, 1);
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  async #handOn(part: PartName, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const ready = this.#inTurn();
    let reason = 'none is ready';
    for (const { [part]: port } of ready) {
      try {
        const answered = await this.#ask(port, incoming, body, answer);
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.on('error', () => answer.destroy()).pipe(answer);
        return;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        reason = code ?? message;
        if (code !== 'ECONNREFUSED') break;
      }
    }
    // Who has gone has gone of their own will.
    if (answer.destroyed) return;
    this.#failures.set(reason, (this.#failures.get(reason) ?? 0) + 1);
    answer.writeHead(ready.length === 0 ? 503 : 502).end();
  }

  #ask(
    port: number,
    { method, url, rawHeaders }: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = startRequest({
        host: '127.0.0.1',
        port,
        agent: this.#agent,
        ...(method !== undefined && { method }),
        ...(url !== undefined && { path: url }),
        headers: withoutConnection(rawHeaders),
      });
      asked.on('response', resolve).on('error', reject).end(body);
      // Who does not wait any more wants nothing more of the platform either.
      answer.on('close', () => asked.destroy());
    });
  }

  #join(part: PartName, { method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer): void {
    const [instance] = this.#inTurn();
    if (!instance) return void socket.destroy();
    const upstream = connect({ host: '127.0.0.1', port: instance[part] });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      this.#sockets.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
    }
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
    );
    upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  }
}

/** The caller's connection is not the one to the platform. */
function withoutConnection(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)]?.toLowerCase() !== 'connection');
}
