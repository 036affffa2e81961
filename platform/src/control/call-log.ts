import type { FastifyInstance } from 'fastify';

/** How often each call was begun and answered, e.g. `{ "begun: POST /shipments": 2, "POST /shipments 200": 1 }`. */
export class CallLog {
  readonly #counts = new Map<string, number>();

  count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Counts what a server begins to work on and answers; to be called before it listens. */
  watch(server: FastifyInstance): void {
    server.addHook('preHandler', async ({ method, routeOptions }) =>
      this.count(`begun: ${method} ${routeOptions.url ?? '(unknown path)'}`),
    );
    server.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) =>
      this.count(`${method} ${routeOptions.url ?? '(unknown path)'} ${statusCode}`),
    );
  }

  clear(): void {
    this.#counts.clear();
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
