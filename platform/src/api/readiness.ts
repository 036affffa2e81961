import { sql } from 'drizzle-orm';
import type { Database } from '../store/index.ts';

const TIMEOUT_MS = 2000;
/** However often somebody asks, the database is asked no more often. */
const KEPT_MS = 1000;

/** Whether the database answers, asked with a short time-out. */
export function watchDatabase(db: Database, timeoutMs = TIMEOUT_MS): () => Promise<boolean> {
  let latest: { readonly at: number; readonly answers: Promise<boolean> } | undefined;
  return () => {
    const now = Date.now();
    if (latest === undefined || now - latest.at >= KEPT_MS) latest = { at: now, answers: ask(db, timeoutMs) };
    return latest.answers;
  };
}

async function ask(db: Database, timeoutMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeoutMs);
  const answer = Promise.resolve(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
