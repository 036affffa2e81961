import { sql } from 'drizzle-orm';
import type { Database } from './open-store.ts';
import { fileAssetChunks } from './schema/index.ts';

/**
 * Gives back the room of files that were deleted or sent again, and of the log of what was written. A server does both
 * by itself; the embedded database has none of a server's processes, and its folder would grow with each file for ever.
 */
export async function reclaimSpace(db: Database): Promise<void> {
  await db.execute(sql`vacuum ${fileAssetChunks}`);
  await db.execute(sql`checkpoint`);
}
