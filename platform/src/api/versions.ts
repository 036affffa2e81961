import { entityTagSchema, headerNames, problemCodes, toEntityTag } from 'contract';
import type { Endpoint } from 'contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Call } from './handler.ts';
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

/**
 * A change is made of the version that its caller has seen.
 *
 * @param changed says of what is changed that somebody else has done so: „Dieser Kontakt wurde inzwischen geändert.“
 * @throws {ProblemError} 412 where that is another one than the one that is there. A call that may name none, and does
 * not, goes on.
 */
export function requireVersion(
  call: Pick<Call, 'version'>,
  { version }: { readonly version: number },
  changed: string,
): void {
  if (call.version !== undefined && call.version !== version) throw staleVersion(changed);
}

/** Somebody was faster, and nothing was changed. */
export function staleVersion(changed: string): ProblemError {
  return new ProblemError(412, staleDetails(changed));
}

/** Somebody was faster between the reading and the `UPDATE` of this very call, and nothing was changed. */
export function overtaken(changed: string): ProblemError {
  return new OvertakenError(412, staleDetails(changed));
}

class OvertakenError extends ProblemError {}

function staleDetails(title: string) {
  return { title, detail: problemCopy.versionStale, code: problemCodes.versionStale };
}

/**
 * Runs a change, and once more where it was overtaken: then it reads what the faster one has left. If that is what was
 * asked for, as with a request that is sent twice, it is answered; all else stays stale.
 *
 * @throws {ProblemError} what the later run throws
 */
export async function rereadIfOvertaken<Value>(change: () => Promise<Value>): Promise<Value> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error;
    return change();
  }
}

/**
 * The same for a removal: what was there when it began and is gone now is as it was asked for.
 *
 * @throws {ProblemError} 404 for what was gone before
 */
export async function removeUnlessOvertaken(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error;
    await remove().catch((later: unknown) => {
      if (!(later instanceof ProblemError && later.status === 404)) throw later;
    });
  }
}

/** Tells the version of what is answered, where it has one. */
export function tellVersion(reply: FastifyReply, answer: unknown): void {
  const { version } = (answer ?? {}) as { readonly version?: unknown };
  if (typeof version === 'number') reply.header(headerNames.etag, toEntityTag(version));
}
