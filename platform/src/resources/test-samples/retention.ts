import { ne } from 'drizzle-orm';
import { deleteBefore, tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { testExecutions } = tables;

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Each may have 200 answers, which go with it. */
const EXECUTIONS_AT_ONCE = 100;

/** Deletes executions that nobody looks at any more, with what became of their cases. */
export function pruneExecutions(db: Database, now: Date): Promise<void> {
  return deleteBefore(db, testExecutions, {
    at: testExecutions.startedAt,
    end: new Date(now.getTime() - KEPT_DAYS * DAY_MS),
    only: ne(testExecutions.status, 'running'),
    atOnce: EXECUTIONS_AT_ONCE,
  });
}
