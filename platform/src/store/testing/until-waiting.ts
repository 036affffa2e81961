import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DatabaseSession } from '../index.ts';

/**
 * Until others wait for what a transaction holds. Only on PostgreSQL.
 *
 * @param amount how many
 */
export async function untilWaiting(holding: DatabaseSession, amount: number): Promise<void> {
  await expect.poll(() => holding.$count(sql`pg_locks where not granted`), { timeout: 10_000 }).toBe(amount);
}
