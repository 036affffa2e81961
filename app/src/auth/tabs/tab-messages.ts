import { idTokenClaimsSchema } from 'contract';
import * as v from 'valibot';

export const CHANNEL = 'lotse.session';

const messageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('signedOut') }),
  v.strictObject({ type: v.literal('ended') }),
  /** The provider is being called for new tokens: whoever waits for them waits on. */
  v.strictObject({ type: v.literal('renewing') }),
  /** That call had no answer, or none of use: another one now would fare no better. */
  v.strictObject({
    type: v.literal('failed'),
    /** What the provider asked for. */
    retryAfterSeconds: v.optional(v.pipe(v.number(), v.finite())),
  }),
  /** Somebody has missed the latest renewal; who has its tokens hands them over. */
  v.strictObject({ type: v.literal('asked') }),
  v.strictObject({
    type: v.literal('renewed'),
    /** See SharedSession. */
    mark: v.pipe(v.string(), v.regex(/^[\da-f]+\.[\da-f]+$/)),
    accessToken: v.pipe(v.string(), v.nonEmpty()),
    idClaims: idTokenClaimsSchema,
    clockOffsetMs: v.pipe(v.number(), v.finite()),
  }),
]);

/**
 * What tabs tell each other. A refresh token has no place in it: an object with any further key is
 * no message.
 */
export type TabMessage = v.InferOutput<typeof messageSchema>;

/** Reads a message; undefined for anything that is none. */
export function readTabMessage(value: unknown): TabMessage | undefined {
  const result = v.safeParse(messageSchema, value);
  return result.success ? result.output : undefined;
}
