import { createHash, randomUUID } from 'node:crypto';
import { problemCodes } from 'contract';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { notFound, ProblemError } from '../../api/problem.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { fileAssetApiCopy as copy } from './file-assets.copy.ts';
import { beginsAs, SNIFFED_BYTES } from './sniff.ts';

const { fileAssets, fileAssetChunks } = tables;

export type FileAssetRow = typeof fileAssets.$inferSelect;

/** As much of a file as is held at once. */
const CHUNK_BYTES = 512 * 1024;

/** How often a file may be sent: more often than anybody has the patience for. */
const MOST_ATTEMPTS = 10;

/**
 * Keeps the bytes of a file as they arrive. No transaction is open in between: a slow line must hold up nobody.
 * With its first bytes an attempt takes the file over: all that others have brought is deleted, and nothing of
 * what they still send is kept.
 *
 * @throws {ProblemError} 413 for more than was announced; 422 for less, and for another type; 409 where a later
 *   attempt has taken over, where it was confirmed meanwhile, and after too many attempts. Nothing of it is left then.
 */
export async function receiveFile(
  db: Database,
  asset: FileAssetRow,
  parts: AsyncIterable<Uint8Array>,
): Promise<FileAssetRow> {
  const uploadId = randomUUID();
  const isMine = and(eq(fileAssets.id, asset.id), eq(fileAssets.uploadId, uploadId));
  const hash = createHash('sha256');
  let position = 0;
  let size = 0;
  try {
    for await (const bytes of inChunks(parts, asset.size)) {
      if (position === 0) {
        requireType(asset, bytes);
        await takeOver(db, asset.id, uploadId);
      }
      // The row is held until the bytes are kept, so that whoever takes over then finds and deletes them.
      const kept = await db.transaction(async (transaction) => {
        const [held] = await transaction.select().from(fileAssets).where(isMine).for('share');
        if (held)
          await transaction.insert(fileAssetChunks).values({ assetId: asset.id, uploadId, position, bytes });
        return held !== undefined;
      });
      if (!kept) throw overtaken();
      hash.update(bytes);
      size += bytes.length;
      position += 1;
    }
    if (size < asset.size) throw new ProblemError(422, { title: copy.incomplete, detail: copy.uploadAgain });
    const [complete] = await db
      .update(fileAssets)
      .set({ sha256: hash.digest('hex') })
      .where(isMine)
      .returning();
    if (!complete) throw overtaken();
    return complete;
  } catch (error) {
    await db
      .delete(fileAssetChunks)
      .where(and(eq(fileAssetChunks.assetId, asset.id), eq(fileAssetChunks.uploadId, uploadId)));
    throw error;
  }
}

/** Nothing changes the bytes any more. */
export function alreadyConfirmed(): ProblemError {
  return new ProblemError(409, { title: copy.alreadyConfirmed });
}

/** Makes an attempt the one that counts, and deletes what others have brought. */
async function takeOver(db: Database, assetId: string, uploadId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [taken] = await transaction
      .update(fileAssets)
      .set({ uploadId, sha256: null, attempts: sql`${fileAssets.attempts} + 1` })
      .where(
        and(
          eq(fileAssets.id, assetId),
          isNull(fileAssets.confirmedAt),
          lt(fileAssets.attempts, MOST_ATTEMPTS),
        ),
      )
      .returning();
    if (!taken) {
      const [row] = await transaction.select().from(fileAssets).where(eq(fileAssets.id, assetId));
      if (!row) throw notFound(copy.notFound);
      if (row.confirmedAt) throw alreadyConfirmed();
      throw new ProblemError(409, { title: copy.sentTooOften, detail: copy.announceAgain });
    }
    await transaction
      .delete(fileAssetChunks)
      .where(and(eq(fileAssetChunks.assetId, assetId), ne(fileAssetChunks.uploadId, uploadId)));
  });
}

function overtaken(): ProblemError {
  return new ProblemError(409, { title: copy.overtaken, code: problemCodes.uploadOvertaken });
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
