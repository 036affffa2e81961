import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process of order-process.ts is told. */
export type ToProcess =
  | { readonly kind: 'open'; readonly dataFolder: string; readonly houseUrl: string; readonly now: string }
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
  /** Processes that killed themselves. */
  deaths = 0;

  /** @param calm settles once nothing is on its way to the carrier any more, as it is when much time has passed */
  constructor(options: Omit<Extract<ToProcess, { kind: 'open' }>, 'kind'>, calm: () => Promise<void>) {
    this.#options = options;
    this.#calm = calm;
  }

  /** The address of an API that lives, or did a moment ago. */
  async url(): Promise<string> {
    return `http://127.0.0.1:${(await this.#current()).port}`;
  }

  /** Lets the process that lives now kill itself at that step from now on; 0 is never. */
  async killAt(step: number): Promise<void> {
    const { child } = await this.#current();
    await this.#ask(child, { kind: 'kill-at', step }, 'ready');
  }

  /** Lets time pass and the job run. @returns how many intents it looked at */
  async settle(): Promise<number> {
    const { child } = await this.#current();
    await this.#calm();
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
