import type { ConnectionDrain } from './http/connection-drain.ts';
import type { Log } from './logging/log.ts';

type Closer = () => unknown;

/**
 * How the platform ends: all servers take no more connections at once, and what is under way comes to its
 * end; then the rest is closed in the reverse order of its start, so that each part outlives those
 * that need it.
 */
export class Teardown {
  readonly #servers: ConnectionDrain[] = [];
  readonly #goodbyes: Closer[] = [];
  readonly #closers: Closer[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** A server that people talk to. */
  addServer(server: ConnectionDrain): void {
    this.#servers.push(server);
  }

  /** What has to be said as soon as the end begins, before anything is waited for. */
  onShutdown(goodbye: Closer): void {
    this.#goodbyes.push(goodbye);
  }

  /** A part of the platform, as soon as it is up: what is added later is closed earlier. */
  add(closer: Closer): void {
    this.#closers.push(closer);
  }

  /**
   * @param patienceMs how long answers under way may take; what is left then is cut off
   */
  async run(patienceMs: number): Promise<void> {
    const patience = new AbortController();
    const cut = () => {
      const requests = this.#servers.reduce((sum, { underWay }) => sum + underWay, 0);
      if (requests > 0) this.#log.warn({ requests }, 'Requests were cut off after the time for draining');
      patience.abort();
    };
    const timer = setTimeout(cut, patienceMs);
    try {
      const drained = this.#servers.map((server) => server.end(patience.signal));
      for (const goodbye of this.#goodbyes) await goodbye();
      await Promise.all(drained);
    } finally {
      clearTimeout(timer);
    }
    for (const close of this.#closers.toReversed()) await close();
  }
}
