import * as v from 'valibot';

/**
 * An error of the API (RFC 9457, `application/problem+json`). Texts are German and meant for
 * people; `code` is for programs. `errors` point at fields of the body by JSON pointer.
 */
export const problemSchema = v.object({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  code: v.optional(v.string()),
  requestId: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
  /** With `PRICE_CHANGED`: what the order would cost now, net, in cents of EUR. */
  priceNetCents: v.optional(v.number()),
});

export type Problem = v.InferOutput<typeof problemSchema>;

/** Codes that the app treats in a way of their own. */
export const problemCodes = {
  /** The same key came with another body. */
  idempotencyMismatch: 'IDEMPOTENCY_MISMATCH',
  /** The first request with this key has not ended. */
  idempotencyInProgress: 'IDEMPOTENCY_IN_PROGRESS',
  /** Somebody has asked what became of this key and was told: nothing. So nothing may come of it. */
  idempotencyClosed: 'IDEMPOTENCY_CLOSED',
  /** The carrier did not take the order; nothing was created. */
  carrierRefused: 'CARRIER_REFUSED',
  /** The order would cost something else than what the call says was shown; nothing was created. */
  priceChanged: 'PRICE_CHANGED',
  /** It is not known whether the carrier took the order; the platform finds out. */
  carrierUnknown: 'CARRIER_UNKNOWN',
  /** Somebody has changed the thing since the version that the call names; nothing was changed. */
  versionStale: 'VERSION_STALE',
  /** It is ordered, or was discarded: only a template can be changed, completed or ordered. */
  notATemplate: 'NOT_A_TEMPLATE',
  /** The same file is sent by a later attempt, which counts; nothing of this one is kept. */
  uploadOvertaken: 'UPLOAD_OVERTAKEN',
  /** The offer is over, was accepted, or was made for something else; nothing was ordered. */
  quoteNotValid: 'QUOTE_NOT_VALID',
  /** „Diese Person ist bereits im Team oder eingeladen.“ (the specification's code) */
  userAlreadyExists: 'USER_ALREADY_EXISTS',
  /** The person or their invitation could not be written down (the specification's code). */
  userCreationFailed: 'USER_CREATION_FAILED',
  /** As many invitations as may go in an hour have gone out: by the organisation, or to the address. */
  tooManyInvitations: 'TOO_MANY_INVITATIONS',
  /** As many tables as may be exported at once are being made: by the person, or by all together. */
  tooManyTables: 'TOO_MANY_TABLES',
  /** Somebody has set the organisation up with something else; what was sent was not taken. */
  alreadySetUp: 'ALREADY_SET_UP',
  /** Nobody would be left who may manage the organisation. */
  lastOwner: 'LAST_OWNER',
  /** Nobody takes a role or their access from themselves. */
  ownRole: 'OWN_ROLE',
  /** Parcels are on their way, so the organisation stays. */
  shipmentsUnderWay: 'SHIPMENTS_UNDER_WAY',
  /** Pickups are not enabled for the caller's organisation. */
  pickupsNotEnabled: 'PICKUPS_NOT_ENABLED',
  /** The slug is none, or something else stands there (the specification's code). */
  invalidSlug: 'INVALID_SLUG',
  /** Another page has the slug (the specification's code). */
  slugAlreadyExists: 'SLUG_ALREADY_EXISTS',
  /** There is a page of this kind already. */
  pageKindTaken: 'PAGE_KIND_TAKEN',
  /** The invitation is for another e-mail address than the caller's. */
  invitationForSomebodyElse: 'INVITATION_FOR_SOMEBODY_ELSE',
} as const;

export type ProblemCode = (typeof problemCodes)[keyof typeof problemCodes];

/** JSON pointer of a field path: `['to', 'address']` gives `/to/address`. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Field path of a JSON pointer; list indexes become numbers. */
export function fromPointer(pointer: string): (string | number)[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
