import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { ProblemError } from '../../api/problem.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { fileAssetApiCopy as copy } from './file-assets.copy.ts';
import { beginsAs, SNIFFED_BYTES } from './sniff.ts';

const { fileAssets, fileAssetChunks } = tables;

export type FileAssetRow = typeof fileAssets.$inferSelect;

/** As much of a file as is held at once. */
const CHUNK_BYTES = 512 * 1024;

/**
 * Keeps the bytes of a file as they arrive. No transaction is open meanwhile: a slow line must hold up nobody.
 * They count once all are there; what an attempt before has brought is deleted then.
 *
 * @throws {ProblemError} 413 for more than was announced; 422 for less, and for another type; 409 where it was
 *   confirmed meanwhile. Nothing of it is left then.
 */
export async function receiveFile(
  db: Database,
  asset: FileAssetRow,
  parts: AsyncIterable<Uint8Array>,
): Promise<FileAssetRow> {
  const uploadId = randomUUID();
  const ofAttempt = and(eq(fileAssetChunks.assetId, asset.id), eq(fileAssetChunks.uploadId, uploadId));
  try {
    let position = 0;
    let size = 0;
    for await (const bytes of inChunks(parts, asset.size)) {
      if (position === 0) requireType(asset, bytes);
      size += bytes.length;
      await db.insert(fileAssetChunks).values({ assetId: asset.id, uploadId, position, bytes });
      position += 1;
    }
    if (size < asset.size) throw new ProblemError(422, { title: copy.incomplete, detail: copy.uploadAgain });
    const [complete] = await db
      .update(fileAssets)
      .set({ uploadId })
      .where(and(eq(fileAssets.id, asset.id), isNull(fileAssets.confirmedAt)))
      .returning();
    if (!complete) throw alreadyConfirmed();
    const ofOthers = and(eq(fileAssetChunks.assetId, asset.id), ne(fileAssetChunks.uploadId, uploadId));
    await db.delete(fileAssetChunks).where(ofOthers);
    return complete;
  } catch (error) {
    await db.delete(fileAssetChunks).where(ofAttempt);
    throw error;
  }
}

/** Nothing changes the bytes any more. */
export function alreadyConfirmed(): ProblemError {
  return new ProblemError(409, { title: copy.alreadyConfirmed });
}

function requireType({ mediaType }: FileAssetRow, bytes: Uint8Array): void {
  if (beginsAs(mediaType, bytes)) return;
  throw new ProblemError(422, { title: copy.notWhatItSays[mediaType], detail: copy.chooseAnother });
}

/** The same bytes in pieces of one length, but for the last one; the first tells the type. */
async function* inChunks(parts: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array, void> {
  let held: Uint8Array[] = [];
  let length = 0;
  let total = 0;
  let isFirst = true;
  for await (const part of parts) {
    total += part.length;
    if (total > most)
      throw new ProblemError(413, { title: copy.longerThanAnnounced, detail: copy.chooseAnother });
    held.push(part);
    length += part.length;
    // What is not what it says is refused before the rest of it has come.
    if (length < (isFirst ? SNIFFED_BYTES : CHUNK_BYTES)) continue;
    yield Buffer.concat(held);
    isFirst = false;
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}
