import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { ServedFile } from '../../api/handler.ts';
import { notFound } from '../../api/problem.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { fileAssetApiCopy as copy } from './file-assets.copy.ts';

const { fileAssets, fileAssetChunks, fileAssetKeys } = tables;

/** How long an address of a file is good for. */
export const KEY_LIVES_MS = 60_000;

/** Gives out an address of a file; of its key only a hash is kept. */
export async function giveOutKey(db: Database, assetId: string, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await db.insert(fileAssetKeys).values({ keyHash: hashOf(key), assetId, createdAt: now });
  return key;
}

/**
 * The file that a key opens, read while it is sent.
 *
 * @throws {ProblemError} 404 for a key that is none, is another file’s or has run out: all alike.
 */
export async function openByKey(
  db: Database,
  { assetId, key, now }: { readonly assetId: string; readonly key: string; readonly now: Date },
): Promise<ServedFile> {
  const isGood = and(
    eq(fileAssetKeys.keyHash, hashOf(key)),
    eq(fileAssetKeys.assetId, assetId),
    gt(fileAssetKeys.createdAt, new Date(now.getTime() - KEY_LIVES_MS)),
  );
  const [row] = await db
    .select({ asset: fileAssets })
    .from(fileAssetKeys)
    .innerJoin(fileAssets, eq(fileAssets.id, fileAssetKeys.assetId))
    .where(isGood);
  if (!row?.asset.uploadId || !row.asset.confirmedAt) throw notFound(copy.notFound);
  const { id, uploadId, fileName, mediaType, size } = row.asset;
  return { parts: chunksOf(db, id, uploadId), fileName, mediaType, size };
}

/**
 * Whether all that an attempt has brought is stored as it came. It is not changed any more once it is complete: it can
 * only be taken over by another attempt.
 */
export async function isStoredAsSent(
  db: Database,
  { id, size, sha256 }: typeof fileAssets.$inferSelect,
  uploadId: string,
): Promise<boolean> {
  const hash = createHash('sha256');
  let stored = 0;
  for await (const bytes of chunksOf(db, id, uploadId)) {
    hash.update(bytes);
    stored += bytes.length;
  }
  return stored === size && hash.digest('hex') === sha256;
}

/** The pieces of a file, one query each. */
async function* chunksOf(db: Database, assetId: string, uploadId: string): AsyncGenerator<Uint8Array, void> {
  for (let position = 0; ; position += 1) {
    const [chunk] = await db
      .select({ bytes: fileAssetChunks.bytes })
      .from(fileAssetChunks)
      .where(
        and(
          eq(fileAssetChunks.assetId, assetId),
          eq(fileAssetChunks.uploadId, uploadId),
          eq(fileAssetChunks.position, position),
        ),
      );
    if (!chunk) return;
    yield chunk.bytes;
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
