import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A connection without a request may be about to send one: browsers open some ahead. */
const GRACE_MS = 200;

/**
 * Drains the connections of a server, so that it can end without interrupting an answer. Node itself
 * would wait for connections that a browser has opened ahead and never used.
 */
export class ConnectionDrain {
  readonly #app: FastifyInstance;
  /** How many answers are under way on each open connection. */
  readonly #open = new Map<Socket, number>();
  #isEnding = false;

  /** To be called before the server listens. */
  constructor(app: FastifyInstance) {
    this.#app = app;
    const server: Server = app.server;
    server.on('connection', (socket) => {
      this.#open.set(socket, 0);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.#count(socket, 1);
      response.once('close', () => {
        this.#count(socket, -1);
        if (this.#isEnding && this.#open.get(socket) === 0) socket.destroySoon();
      });
    });
  }

  /** Answers that are under way. */
  get underWay(): number {
    return [...this.#open.values()].reduce((sum, answers) => sum + answers, 0);
  }

  /**
   * Takes no new connection, lets every answer under way come to its end, then ends the server.
   *
   * @param patience aborts when the rest is to be cut off
   */
  async end(patience: AbortSignal): Promise<void> {
    this.#isEnding = true;
    const ended = this.#app.close();
    const cut = () => {
      for (const socket of this.#open.keys()) socket.destroy();
    };
    patience.addEventListener('abort', cut, { once: true });
    if (patience.aborted) cut();
    const isSwept = new AbortController();
    void this.#sweep(isSwept.signal);
    try {
      await ended;
    } finally {
      isSwept.abort();
      patience.removeEventListener('abort', cut);
    }
  }

  /** Ends what carries no answer, after a moment. */
  async #sweep(signal: AbortSignal): Promise<void> {
    await pause(GRACE_MS, undefined, { signal }).catch(() => undefined);
    for (const [socket, answers] of this.#open) if (answers === 0) socket.destroySoon();
  }

  #count(socket: Socket, change: 1 | -1): void {
    const answers = this.#open.get(socket);
    if (answers !== undefined) this.#open.set(socket, answers + change);
  }
}
