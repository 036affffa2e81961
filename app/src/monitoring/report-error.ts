type Reporter = (error: unknown) => void;

/** Enough to see what a page fails at before the monitoring is there; where there is none they only lie about. */
const MOST_EARLY = 10;
const early: unknown[] = [];

let reporter: Reporter = (error) => {
  console.error(error);
  if (early.length < MOST_EARLY) early.push(error);
};

/**
 * Errors go to the console until the monitoring has been loaded, which is told of the first ones then, and for ever
 * where there is none.
 */
export function setErrorReporter(next: Reporter): void {
  reporter = next;
  early.splice(0).forEach(next);
}

/** Tells of an error that nobody expected. */
export function reportError(error: unknown): void {
  reporter(error);
}
