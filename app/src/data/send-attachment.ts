import { attachmentMediaTypeOf, fileAssetsApi, shipmentAttachmentsApi } from 'contract';
import { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import { sendWithProgress } from '../http/send-with-progress.ts';
import { attachmentReads, TRANSFER_MS } from './attachments.ts';
import { refresh } from './cache.ts';

const { requestUpload, upload, confirm } = fileAssetsApi;
const { attach } = shipmentAttachmentsApi;

/** A file that is to be attached, and how far that has come; what is done is not done again. */
export interface AttachmentIntent {
  readonly shipmentId: string;
  readonly file: File;
  /** One for all attempts. */
  key: string;
  assetId?: string | undefined;
  /** Its bytes were sent, and whether they arrived is not known, or they have. */
  wasSent?: boolean;
}

export interface Sending {
  readonly signal: AbortSignal;
  /** @param sent bytes that have gone out */
  readonly onProgress: (sent: number) => void;
}

/**
 * Attaches a file. After a failure it goes on from where it got to: the same key announces the same file, and
 * bytes that have arrived are not sent again.
 *
 * @throws {ApiError}
 */
export async function sendAttachment(
  intent: AttachmentIntent,
  { signal, onProgress }: Sending,
): Promise<void> {
  const { shipmentId, file } = intent;
  try {
    intent.assetId ??= await announce(intent, signal);
    const ofFile = { params: { id: intent.assetId }, signal };
    if (!intent.wasSent || !(await hasArrived(ofFile))) {
      intent.wasSent = true;
      const mediaType = attachmentMediaTypeOf(file.name) ?? '';
      await http.call(upload, {
        ...ofFile,
        upload: { file, mediaType, send: sendWithProgress(onProgress) },
        transferMs: TRANSFER_MS,
      });
      await http.call(confirm, ofFile);
    }
    onProgress(file.size);
    await http.call(attach, {
      params: { id: shipmentId },
      body: { assetId: intent.assetId },
      idempotencyKey: intent.key,
      signal,
    });
  } catch (error) {
    // The platform has forgotten the file, a day later: it is announced anew.
    if (error instanceof ApiError && error.kind === 'notFound' && error.problem) {
      intent.key = crypto.randomUUID();
      intent.assetId = undefined;
      intent.wasSent = false;
    }
    throw error;
  }
  await refresh(...attachmentReads);
}

async function announce({ file, key }: AttachmentIntent, signal: AbortSignal): Promise<string> {
  const body = { fileName: file.name, size: file.size };
  return (await http.call(requestUpload, { body, idempotencyKey: key, signal })).id;
}

/** Whether all of it is there; then it is confirmed by that. */
async function hasArrived(ofFile: { params: { id: string }; signal: AbortSignal }): Promise<boolean> {
  try {
    await http.call(confirm, ofFile);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'conflict') return false;
    throw error;
  }
}
