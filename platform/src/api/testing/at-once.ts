import { sql } from 'drizzle-orm';
import type { Database } from '../../store/index.ts';
import { untilWaiting } from '../../store/testing/until-waiting.ts';

/**
 * Makes calls that all stand still before they write, until each of them has looked how much there is or waits for one
 * that has. Only on PostgreSQL.
 *
 * @param table which they write
 * @returns the statuses of their answers, in order of size
 */
export async function atOnce(
  db: Database,
  table: string,
  calls: readonly (() => Promise<Response>)[],
): Promise<number[]> {
  const { begun } = await db.transaction(async (holding) => {
    await holding.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const sent = calls.map((call) => call());
    await untilWaiting(holding, calls.length);
    return { begun: sent };
  });
  const answers = await Promise.all(begun);
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
