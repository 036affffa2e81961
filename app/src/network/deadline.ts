/** One attempt's limits: aborted by the caller, or by itself once a stretch takes too long. */
export interface Deadline extends Disposable {
  readonly signal: AbortSignal;
  /** Whether time ran out. */
  readonly hasPassed: boolean;
  /** Starts a new stretch; the one before is over. */
  extend(milliseconds: number): void;
}

/**
 * A signal is good for one attempt: an `AbortSignal.timeout` of the first attempt would already
 * have run down in the second one.
 */
export function startDeadline(milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline: Deadline = {
    signal: caller ? AbortSignal.any([caller, own.signal]) : own.signal,
    get hasPassed() {
      return own.signal.aborted;
    },
    extend(next) {
      clearTimeout(timer);
      timer = setTimeout(() => own.abort(), next);
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
  deadline.extend(milliseconds);
  return deadline;
}
