import type { Attachment, FileAsset } from 'contract';
import { success } from './test-api.ts';
import type { PersonName, TestApi } from './test-api.ts';

/** The least that passes for a PDF. */
export const smallPdf = Buffer.from('%PDF-1.7\n%%EOF\n');

/** Announces a file; `key` is the intent's. */
export async function requestUpload(
  api: TestApi,
  person: PersonName,
  {
    fileName = 'Lieferschein.pdf',
    size = smallPdf.length,
    key,
  }: { fileName?: string; size?: number; key?: string } = {},
): Promise<FileAsset> {
  const body = { fileName, size };
  return success<FileAsset>(
    await api.call(person, 'POST /file-assets/request-upload', { body, ...(key !== undefined && { key }) }),
  );
}

/** Sends the bytes of a file that was announced. */
export async function upload(
  api: TestApi,
  person: PersonName,
  id: string,
  { bytes = smallPdf, mediaType = 'application/pdf' }: { bytes?: Uint8Array; mediaType?: string } = {},
): Promise<Response> {
  return fetch(`${api.url}/file-assets/${id}/upload`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await api.tokenOf(person)}`, 'content-type': mediaType },
    body: Buffer.from(bytes),
  });
}

/** A file that is sent bit by bit, as over a slow line. */
interface SlowUpload {
  readonly push: (bytes: Uint8Array) => void;
  readonly end: () => void;
  readonly answer: Promise<Response>;
}

/** Begins to send the bytes of a file that was announced, and leaves it to the test when which of them go out. */
export async function uploadSlowly(api: TestApi, person: PersonName, id: string): Promise<SlowUpload> {
  const headers = {
    authorization: `Bearer ${await api.tokenOf(person)}`,
    'content-type': 'application/pdf',
  };
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const answer = fetch(`${api.url}/file-assets/${id}/upload`, {
    method: 'PUT',
    headers,
    body: readable,
    duplex: 'half',
  } as RequestInit);
  // What is refused is not read to its end.
  const ignored = () => undefined;
  return {
    push: (bytes) => void writer.write(bytes).catch(ignored),
    end: () => void writer.close().catch(ignored),
    answer,
  };
}

/** Attaches a small PDF to a shipment, all steps of it. */
export async function attachFile(
  api: TestApi,
  person: PersonName,
  shipmentId: string,
): Promise<{ readonly asset: string; readonly attachment: string }> {
  const { id } = await requestUpload(api, person);
  await success(await upload(api, person, id));
  await success(await api.call(person, `POST /file-assets/${id}/confirm`));
  const body = { assetId: id };
  const attached = await success<Attachment>(
    await api.call(person, `POST /shipments/${shipmentId}/attachments`, { body }),
  );
  return { asset: id, attachment: attached.id };
}
