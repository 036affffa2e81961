import { AsyncLocalStorage } from 'node:async_hooks';

/** How much is worked on at the same moment. */
export interface AtWork {
  readonly inAll: number;
  readonly perCaller: number;
}

/**
 * Waits until it is the caller's turn, and has it until the work is over.
 *
 * @param gone aborts when nobody waits for the work any more; what has not begun by then never does
 */
type Begin = (caller: string, gone: AbortSignal) => Promise<void>;

/** Does something in which a turn may be taken once. */
export type InTurn = <Result>(work: (begin: Begin) => Promise<Result>) => Promise<Result>;

/** What is asked of one caller's work while it lasts. */
interface Turn {
  readonly leave: () => void;
  readonly comeBack: () => void;
}

interface Line {
  atWork: number;
  readonly waiting: Set<() => void>;
}

const current = new AsyncLocalStorage<Turn>();

/**
 * Lets so much be worked on at once. What is above waits, and callers have turns one after the other, however much
 * each of them asks for: nobody waits for more than one thing of each other caller before their own.
 */
export function createTurns({ inAll, perCaller }: AtWork): InTurn {
  /** The one whose turn is next comes first. */
  const lines = new Map<string, Line>();
  let atWork = 0;

  function count(caller: string, change: 1 | -1): void {
    const line = lineOf(caller);
    line.atWork += change;
    atWork += change;
    forgetIdle(caller, line);
  }

  function lineOf(caller: string): Line {
    const line = lines.get(caller) ?? { atWork: 0, waiting: new Set() };
    lines.set(caller, line);
    return line;
  }

  function forgetIdle(caller: string, { atWork: working, waiting }: Line): void {
    if (working === 0 && waiting.size === 0) lines.delete(caller);
  }

  function callNext(): void {
    for (const [caller, line] of lines) {
      if (atWork >= inAll) return;
      const [begin] = line.waiting;
      if (!begin || line.atWork >= perCaller) continue;
      // Behind all others, where this loop comes by again.
      lines.delete(caller);
      lines.set(caller, line);
      begin();
    }
  }

  function wait(caller: string, gone: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lineOf(caller);
    const begin = () => {
      gone.removeEventListener('abort', giveUp);
      line.waiting.delete(begin);
      count(caller, 1);
      resolve();
    };
    const giveUp = () => {
      line.waiting.delete(begin);
      forgetIdle(caller, line);
      reject(gone.reason as Error);
    };
    line.waiting.add(begin);
    gone.addEventListener('abort', giveUp, { once: true });
    if (gone.aborted) giveUp();
    callNext();
    return promise;
  }

  return async (work) => {
    let caller: string | undefined;
    let absences = 0;
    const giveBack = () => {
      if (caller === undefined || absences > 0) return;
      count(caller, -1);
      callNext();
    };
    const turn: Turn = {
      leave: () => {
        giveBack();
        absences += 1;
      },
      comeBack: () => {
        absences -= 1;
        // Without a wait: what has been begun holds locks and leases that others wait for.
        if (caller !== undefined && absences === 0) count(caller, 1);
      },
    };
    try {
      return await current.run(turn, () =>
        work(async (whose, gone) => {
          await wait(whose, gone);
          caller = whose;
        }),
      );
    } finally {
      giveBack();
      caller = undefined;
    }
  };
}

/** Waits for somebody else, such as a carrier, and lets others have the turn meanwhile. */
export async function whileAway<Result>(wait: () => Promise<Result>): Promise<Result> {
  const turn = current.getStore();
  turn?.leave();
  try {
    return await wait();
  } finally {
    turn?.comeBack();
  }
}

/** The same parts, each of which is asked for in this way. */
export async function* askedFor<Part>(
  parts: AsyncIterable<Part>,
  ask: <Result>(next: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<Part, void> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await ask(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
