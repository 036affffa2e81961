import { setImmediate } from 'node:timers/promises';

/** Rows that are made without a pause: some ten milliseconds in which nothing else happens. */
const ROWS_AT_A_TIME = 100;

/** Gives rows one by one; everything else has its turn now and then. Whoever takes no more ends the reading. */
export async function* rowsInTurn<Row>(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Row, void> {
  let made = 0;
  for await (const rows of batches) {
    for (const row of rows) {
      if (made % ROWS_AT_A_TIME === 0) await setImmediate();
      made += 1;
      yield row;
    }
  }
}
