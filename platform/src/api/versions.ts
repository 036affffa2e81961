import { entityTagSchema, headerNames, toEntityTag } from 'contract';
import type { Endpoint } from 'contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

/**
 * The version that a change was made of, by its `If-Match`.
 *
 * @throws {ProblemError} 428 where the call has to name one and does not.
 */
export function readVersion(
  { isVersioned }: Pick<Endpoint, 'isVersioned'>,
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
): number | undefined {
  if (isVersioned === undefined) return undefined;
  const tag = v.safeParse(entityTagSchema, headers[headerNames.ifMatch]);
  if (tag.success) return tag.output;
  const isNeeded = isVersioned === true || body !== undefined || headerNames.ifMatch in headers;
  if (isNeeded) throw new ProblemError(428, { detail: problemCopy.versionNeeded });
  return undefined;
}

/** Tells the version of what is answered, where it has one. */
export function tellVersion(reply: FastifyReply, answer: unknown): void {
  const { version } = (answer ?? {}) as { readonly version?: unknown };
  if (typeof version === 'number') reply.header(headerNames.etag, toEntityTag(version));
}
