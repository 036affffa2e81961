import type { Endpoint } from './endpoint.ts';
import { type ProblemCode, problemCodes } from './problem.ts';

/** Which problems a call may be answered with: the codes by status, none where the status says it all. */
export type Problems = Readonly<Record<number, readonly ProblemCode[]>>;

/**
 * All problems of a call: its own, and those that follow from what it is. Any call may besides be
 * answered with 500, and with 503 by a server that is not ready, or has too much
 * to do.
 */
export function problemsOf(endpoint: Endpoint): Problems {
  const { method, access, body, upload, params, answer, isIdempotent, isVersioned, errors = {} } = endpoint;
  const hasBody = body !== undefined || upload !== undefined;
  const implied: (Problems | false)[] = [
    // Whatever is sent has a form. Any call but a GET, of which no body is read, can carry one too many.
    { 400: [] },
    method !== 'GET' && { 413: [], 415: [] },
    // Whoever calls, calls too much at once or too often: strangers by their address.
    { 429: answer === 'table' ? [problemCodes.tooManyTables] : [] },
    access !== 'everybody' && { 401: [] },
    // Also whoever is signed in and has not accepted their invitation.
    access !== 'everybody' && access !== 'invited' && { 403: [] },
    (params !== undefined || namesOrganization(endpoint)) && { 404: [] },
    hasBody && { 422: [] },
    isIdempotent === true && {
      409: [problemCodes.idempotencyInProgress, problemCodes.carrierUnknown],
      422: [problemCodes.idempotencyMismatch],
    },
    isVersioned !== undefined && { 412: [problemCodes.versionStale], 428: [] },
  ];
  const all: Record<number, ProblemCode[]> = {};
  for (const problems of [...implied, errors]) {
    for (const [status, codes] of Object.entries(problems || {})) {
      all[Number(status)] = [...new Set([...(all[Number(status)] ?? []), ...codes])];
    }
  }
  return all;
}

/** Whether a call may say whose rows it is about: that organisation has to be there. */
function namesOrganization({ query }: Endpoint): boolean {
  const { entries = {} } = (query ?? {}) as { readonly entries?: object };
  return 'organization' in entries;
}
