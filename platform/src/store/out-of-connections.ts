/** The words of `pg-pool`, which gives this error neither a code nor a class of its own. */
const WORDS = 'timeout exceeded when trying to connect';

/** Whether a question to the database got no connection in time, because all of them were at work. */
export function isOutOfConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === WORDS || isOutOfConnections(error.cause);
}
