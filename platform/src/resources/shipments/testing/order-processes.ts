import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process of order-process.ts is told. */
export type ToProcess =
  | { readonly kind: 'open'; readonly dataFolder: string; readonly carrierUrl: string; readonly now: string }
  | { readonly kind: 'kill-at'; readonly step: number }
  | { readonly kind: 'settle' };

/** What it says. */
export type FromProcess =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'settled'; readonly due: number };

interface Living {
  readonly child: ChildProcess;
  readonly port: number;
}

/** One API after the other on the same data: when one is dead, the next call starts another. */
export class OrderProcesses {
  readonly #options: Omit<Extract<ToProcess, { kind: 'open' }>, 'kind'>;
  readonly #calm: () => Promise<void>;
  #living: Promise<Living> | undefined;
  /** Loaded and waiting, because loading takes longer than opening. */
  #spare: ChildProcess | undefined;
  readonly #calls = new Set<Promise<unknown>>();
  #settling: Promise<unknown> = Promise.resolve();
  /** Processes that killed themselves. */
  deaths = 0;

  /** @param calm settles once nothing is on its way to the carrier any more, as it is when much time has passed */
  constructor(options: Omit<Extract<ToProcess, { kind: 'open' }>, 'kind'>, calm: () => Promise<void>) {
    this.#options = options;
    this.#calm = calm;
  }

  /**
   * Calls the API that lives at this moment.
   *
   * @throws when it dies meanwhile
   */
  async call(path: string, options: RequestInit = {}): Promise<{ ok: boolean; body: unknown }> {
    await this.#settling;
    const { port } = await this.#current();
    const call = fetch(`http://127.0.0.1:${port}${path}`, options).then(async (answer) => ({
      ok: answer.ok,
      body: (await answer.json()) as unknown,
    }));
    this.#calls.add(call);
    return call.finally(() => this.#calls.delete(call));
  }

  /** Lets the process that lives now kill itself at that step from now on; 0 is never. */
  async killAt(step: number): Promise<void> {
    const { child } = await this.#current();
    await this.#ask(child, { kind: 'kill-at', step }, 'ready');
  }

  /**
   * Lets time pass and the job run. Nothing is under way meanwhile: no call takes as long as a lease.
   *
   * @returns how many intents the job looked at
   */
  settle(): Promise<number> {
    const settled = this.#settling.then(() => this.#settle());
    this.#settling = settled;
    return settled;
  }

  async #settle(): Promise<number> {
    while (this.#calls.size > 0) await Promise.allSettled(this.#calls);
    await this.#calm();
    const { child } = await this.#current();
    const answer = await this.#ask(child, { kind: 'settle' }, 'settled');
    return answer?.kind === 'settled' ? answer.due : Number.POSITIVE_INFINITY;
  }

  async close(): Promise<void> {
    const living = this.#living && (await this.#living).child;
    for (const child of [living, this.#spare]) {
      if (!child || child.exitCode !== null || child.signalCode !== null) continue;
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  }

  #current(): Promise<Living> {
    this.#living ??= this.#start();
    return this.#living;
  }

  async #start(): Promise<Living> {
    const child = this.#spare ?? load();
    child.once('exit', () => {
      this.deaths += 1;
      this.#living = undefined;
    });
    const answer = await this.#ask(child, { kind: 'open', ...this.#options }, 'open');
    this.#spare = load();
    if (answer?.kind !== 'open') throw new Error('The API could not be opened');
    return { child, port: answer.port };
  }

  /** Undefined when the process dies before it answers. */
  #ask(
    child: ChildProcess,
    message: ToProcess,
    awaited: FromProcess['kind'],
  ): Promise<FromProcess | undefined> {
    return new Promise((resolve) => {
      const done = (answer?: FromProcess) => {
        child.off('message', hear);
        child.off('exit', die);
        resolve(answer);
      };
      const hear = (said: FromProcess) => {
        if (said.kind === awaited) done(said);
      };
      const die = () => done();
      child.on('message', hear);
      child.once('exit', die);
      child.send(message, () => {});
    });
  }
}

function load(): ChildProcess {
  return fork(fileURLToPath(new URL('order-process.ts', import.meta.url)), {
    // What loads the tests is not what loads the platform.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
