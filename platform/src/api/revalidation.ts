import { createHash } from 'node:crypto';
import { headerNames } from 'contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Kept by whoever asked, and by nobody for others; asked about each time. */
const KEPT = 'private, no-cache';

/**
 * Sends an answer with the entity tag of its content, or that it is the one which the caller has already
 * (RFC 9110, 13.1.2). Compression on the way may weaken the tag, which is still the same content.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ [headerNames.etag]: tag, 'cache-control': KEPT });
  const known = request.headers[headerNames.ifNoneMatch] ?? '';
  const tags = known.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (tags.includes(tag) || tags.includes('*')) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
