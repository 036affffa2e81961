import { type Attachment, fileAssetsApi, shipmentAttachmentsApi } from 'contract';
import { http } from '../http/client.ts';
import { byId, read } from './read.ts';
import { recordsOfShipment } from './shipment-records.ts';
import { write } from './write.ts';

const { listAttachments, detach } = shipmentAttachmentsApi;

/** The files of a shipment, newest first. */
export const attachmentsOf = read(listAttachments, byId);

/** All that a file more or less makes old. */
export const attachmentReads = [attachmentsOf, recordsOfShipment] as const;

/** Milliseconds that a file may be on its way, in either direction. */
export const TRANSFER_MS = 60_000;

/** Removes a file from a shipment; what is gone already is no failure. */
export const removeAttachment = write(
  ({ shipmentId, id }: { readonly shipmentId: string; readonly id: string }) =>
    http.call(detach, { params: { id: shipmentId, attachmentId: id } }),
  { makesOld: attachmentReads, outlivesPage: true },
);

/** Fetches a file by an address that is given out for it. */
export const fetchAttachment = write(async ({ assetId: id }: Attachment, { signal }): Promise<Blob> => {
  const { key } = await http.call(fileAssetsApi.url, { params: { id }, signal });
  return http.blob(fileAssetsApi.content, {
    params: { id },
    query: { key },
    signal,
    transferMs: TRANSFER_MS,
  });
});
