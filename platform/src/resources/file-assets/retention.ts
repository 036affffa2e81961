import { and, eq, notExists } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { deleteBefore, deleteOlder, tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { KEY_LIVES_MS } from './content.ts';

const { fileAssets, fileAssetKeys, shipmentAttachments } = tables;

/** Longer than anybody takes to attach a file that they have sent. */
export const UNATTACHED_KEPT_MS = 86_400_000;

/** Each may have 25 MB. */
export const FILES_AT_ONCE = 10;

/** Forgets files that were attached to nothing, and addresses that lead nowhere any more. */
export async function pruneFileAssets(db: Database, now: Date): Promise<void> {
  await deleteOlder(db, fileAssetKeys, new Date(now.getTime() - KEY_LIVES_MS));
  await deleteFiles(db, new Date(now.getTime() - UNATTACHED_KEPT_MS));
}

/** Deletes files from before `end` that are attached to nothing, a few at a time: their bytes go with them. */
export function deleteFiles(db: Database, end: Date, only?: SQL): Promise<void> {
  return deleteBefore(db, fileAssets, {
    at: fileAssets.createdAt,
    end,
    only: and(isUnattached(db), only),
    atOnce: FILES_AT_ONCE,
  });
}

/** Limits a query of files to those that are attached to nothing. */
export function isUnattached(db: Database): SQL {
  const attached = db
    .select({ id: shipmentAttachments.id })
    .from(shipmentAttachments)
    .where(eq(shipmentAttachments.assetId, fileAssets.id));
  return notExists(attached);
}
