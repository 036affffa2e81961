import type { Readable } from 'node:stream';
import type { Endpoint } from 'contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedFor, whileAway } from '../http/turns.ts';
import type { SentFile } from './handler.ts';
import { ProblemError } from './problem.ts';

/**
 * A place for the route of a call that takes a file: of its media types the bytes are handed on as they come,
 * and nothing else is read.
 */
export function withUploads(
  app: FastifyInstance,
  { upload }: Endpoint,
  add: (place: FastifyInstance) => void,
): void {
  if (!upload) {
    add(app);
    return;
  }
  void app.register(async (place) => {
    place.removeAllContentTypeParsers();
    place.addContentTypeParser([...upload.mediaTypes], (_request, payload, done) => done(null, payload));
    add(place);
  });
}

/**
 * The file that is sent; undefined where nothing is.
 *
 * @throws {ProblemError} 413 for one that says of itself that it is too large
 */
export function sentFile({ upload }: Endpoint, { body, headers }: FastifyRequest): SentFile | undefined {
  if (!upload || body === undefined) return undefined;
  if (Number(headers['content-length'] ?? 0) > upload.maxBytes) throw new ProblemError(413);
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  // Whoever reads no further still answers on this connection.
  const parts = (body as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  // However slowly they come, nobody waits for their turn because of it.
  return { mediaType, parts: atMost(upload.maxBytes, askedFor(parts, whileAway)) };
}

/** @throws {ProblemError} 413 once there is more, whatever was announced */
async function* atMost(maxBytes: number, parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let length = 0;
  for await (const part of parts) {
    length += part.length;
    if (length > maxBytes) throw new ProblemError(413);
    yield part;
  }
}

/** What became of a call whose file did not come to its end: the client's doing, and nobody reads the answer. */
export function toUploadError({ upload }: Endpoint, error: unknown, request: FastifyRequest): unknown {
  if (!upload) return error;
  const isCutOff = request.raw.errored !== null || (request.raw.destroyed && !request.raw.complete);
  // The rest of what is refused is let through, so that its sender gets to read why.
  request.raw.resume();
  return isCutOff && !(error instanceof ProblemError) ? new ProblemError(400) : error;
}
