import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { notFound } from '../../api/problem.ts';
import { deleteOlder, tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { ClosingRow } from './closing-row.ts';
import { closingApiCopy } from './day-end-closings.copy.ts';

const { closingKeys, dayEndClosings } = tables;

/** How long an address of a list is good for. */
export const CLOSING_KEY_LIVES_MS = 60_000;

/** Gives out an address of a closing's list; of its key only a hash is kept. */
export async function giveOutClosingKey(db: Database, closingId: string, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await db.insert(closingKeys).values({ keyHash: hashOf(key), closingId, createdAt: now });
  return key;
}

/**
 * The closing that a key opens.
 *
 * @throws {ProblemError} 404 for a key that is none, is another one’s or has run out: all alike.
 */
export async function closingOfKey(
  db: Database,
  { closingId, key, now }: { readonly closingId: string; readonly key: string; readonly now: Date },
): Promise<ClosingRow> {
  const [row] = await db
    .select({ closing: dayEndClosings })
    .from(closingKeys)
    .innerJoin(dayEndClosings, eq(dayEndClosings.id, closingKeys.closingId))
    .where(
      and(
        eq(closingKeys.keyHash, hashOf(key)),
        eq(closingKeys.closingId, closingId),
        gt(closingKeys.createdAt, new Date(now.getTime() - CLOSING_KEY_LIVES_MS)),
      ),
    );
  if (!row) throw notFound(closingApiCopy.notFound);
  return row.closing;
}

/** Forgets addresses that lead nowhere any more. */
export async function pruneClosingKeys(db: Database, now: Date): Promise<void> {
  await deleteOlder(db, closingKeys, new Date(now.getTime() - CLOSING_KEY_LIVES_MS));
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
