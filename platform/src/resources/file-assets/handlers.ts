import { attachmentMediaTypeOf } from 'contract';
import type { FileAsset } from 'contract';
import { and, eq, sql } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { ResourceHandlers } from '../../api/handler.ts';
import { ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import type { CallOfOne } from '../../api/rows.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { giveOutKey, isStoredAsSent, KEY_LIVES_MS, openByKey } from './content.ts';
import { fileAssetApiCopy as copy } from './file-assets.copy.ts';
import { alreadyConfirmed, receiveFile } from './receive.ts';
import type { FileAssetRow } from './receive.ts';
import { isUnattached } from './retention.ts';

const { fileAssets } = tables;

/** More than anybody attaches at once; a program that has gone wild fills no store. */
const MAX_OPEN = 100;

export function fileAssetHandlers({ db, now }: Services): ResourceHandlers<'fileAssets'> {
  const find = (call: CallOfOne): Promise<FileAssetRow> => requireRow(db, fileAssets, call, copy.notFound);

  return {
    requestUpload: async (call) => {
      const { fileName, size } = call.body;
      const mediaType = attachmentMediaTypeOf(fileName);
      if (!mediaType) throw new Error('The contract has let in a name of no type');
      const id = creationId('fil', call);
      const orgCode = call.scope.orgCode ?? call.caller.orgCode;
      const createdById = call.caller.personId;
      const isOpen = and(
        eq(fileAssets.orgCode, orgCode),
        eq(fileAssets.createdById, createdById),
        isUnattached(db),
      );
      return db.transaction(async (transaction) => {
        // A person's files one after the other, so that of many announced at once not all are the last one.
        const turn = `files of ${createdById} of ${orgCode}`;
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${turn}))`);
        const [known] = await transaction.select().from(fileAssets).where(eq(fileAssets.id, id));
        if (known) return toFileAsset(known);
        if ((await transaction.$count(fileAssets, isOpen)) >= MAX_OPEN)
          throw new ProblemError(409, { title: copy.tooManyOpen, detail: copy.tryLater });
        const [row] = await transaction
          .insert(fileAssets)
          .values({ id, orgCode, createdById, fileName, mediaType, size, createdAt: now() })
          .returning();
        if (!row) throw new Error(`File ${id} was not stored`);
        return toFileAsset(row);
      });
    },

    upload: async (call) => {
      const row = await find(call);
      if (row.confirmedAt) throw alreadyConfirmed();
      if (call.file?.mediaType !== row.mediaType) throw new ProblemError(415, { detail: copy.otherFormat });
      return toFileAsset(await receiveFile(db, row, call.file.parts));
    },

    confirm: async (call) => {
      const row = await find(call);
      if (row.confirmedAt) return toFileAsset(row);
      const { id, uploadId, sha256 } = row;
      if (uploadId === null || sha256 === null) throw notUploaded();
      if (!(await isStoredAsSent(db, row, uploadId))) throw notUploaded();
      // Of the attempt that was looked at, and no other one.
      const [confirmed] = await db
        .update(fileAssets)
        .set({ confirmedAt: now() })
        .where(and(eq(fileAssets.id, id), eq(fileAssets.uploadId, uploadId)))
        .returning();
      if (!confirmed) throw notUploaded();
      return toFileAsset(confirmed);
    },

    url: async (call) => {
      const { id, confirmedAt } = await find(call);
      if (!confirmedAt) throw notUploaded();
      const at = now();
      const key = await giveOutKey(db, id, at);
      const validUntil = new Date(at.getTime() + KEY_LIVES_MS).toISOString();
      return { url: `file-assets/${id}/content?key=${key}`, key, validUntil };
    },

    content: async ({ params: { id }, query: { key = '' } }) =>
      openByKey(db, { assetId: id, key, now: now() }),
  };
}

/** Not all of it is there. */
export function notUploaded(): ProblemError {
  return new ProblemError(409, { title: copy.notUploaded, detail: copy.uploadAgain });
}

function toFileAsset({ id, fileName, mediaType, size, sha256, confirmedAt }: FileAssetRow): FileAsset {
  const state = confirmedAt ? 'confirmed' : sha256 === null ? 'requested' : 'uploaded';
  return { id, fileName, mediaType, size, state };
}
