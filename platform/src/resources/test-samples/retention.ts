import { and, lt, ne } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { testExecutions } = tables;

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Deletes executions that nobody looks at any more, with what became of their cases. */
export async function pruneExecutions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db
    .delete(testExecutions)
    .where(and(lt(testExecutions.startedAt, before), ne(testExecutions.status, 'running')));
}
