import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const claims = v.record(v.string(), v.unknown());
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000));

/** How a token is reissued: what is named replaces what stood there, null removes it. */
const tokenChangeSchema = v.strictObject({
  header: v.optional(claims),
  claims: v.optional(claims),
  /** Signs with a key that nobody knows. */
  isForged: v.optional(v.boolean()),
});

/** What goes wrong at the token endpoint. */
const tokenCallFaultSchema = v.strictObject({
  /** For how many calls; for all if not given. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Waits before the call is worked on. */
  delayBeforeMs: v.optional(milliseconds),
  /** Waits with the answer: the provider has done its part, the app does not know. */
  delayAfterMs: v.optional(milliseconds),
  /** Begins to work on the call, or sends its answer, only when other faults are set. */
  heldBack: v.optional(v.picklist(['call', 'answer'])),
  /** Answers so, without having looked at the call. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** The `error` of that answer; without it the answer is a proxy's page. */
  error: v.optional(v.string()),
  /** Cuts the answer in the middle. */
  isTruncated: v.optional(v.boolean()),
  /** Sends this text in place of the answer. */
  body: v.optional(v.string()),
  /** Replaces members of the answer; null removes one. */
  answer: v.optional(claims),
  accessToken: v.optional(tokenChangeSchema),
  idToken: v.optional(tokenChangeSchema),
});

/** What goes wrong on the way back to the app. */
const returnFaultSchema = v.strictObject({
  /** Every authorization request comes back with this error at once, e.g. `access_denied`. */
  error: v.optional(v.string()),
  /** Replaces parameters of the return address; null removes one, a list repeats it. */
  parameters: v.optional(v.record(v.string(), v.nullable(v.union([v.string(), v.array(v.string())])))),
});

const providerFaultsSchema = v.strictObject({
  tokenCall: v.optional(tokenCallFaultSchema),
  return: v.optional(returnFaultSchema),
  /** Leaves refresh tokens as they are. */
  isRotationOff: v.optional(v.boolean()),
  /** Seconds by which the provider's clock is ahead: of its tokens, and of its `Date`. */
  clockOffset: v.optional(v.pipe(v.number(), v.integer())),
  /** Lifetime of access tokens, in seconds. */
  accessTokenLifetime: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type TokenChange = v.InferOutput<typeof tokenChangeSchema>;
export type TokenCallFault = v.InferOutput<typeof tokenCallFaultSchema>;
type Faults = v.InferOutput<typeof providerFaultsSchema>;

/** The provider's failures; all is well until somebody sets one. */
export class ProviderFaults {
  #current: Faults = {};
  #tokenCalls = 0;
  #replaced = Promise.withResolvers<void>();
  /** Lets a delay pass. */
  readonly wait: (milliseconds: number) => Promise<unknown>;

  /** @param wait how delays pass; a test that holds calls back lets them pass when it wants */
  constructor(wait: (milliseconds: number) => Promise<unknown> = pause) {
    this.wait = wait;
  }

  /** What is set now. */
  get current(): Faults {
    return this.#current;
  }

  /** Resolves when others are set in the place of these. */
  get replaced(): Promise<void> {
    return this.#replaced.promise;
  }

  /**
   * Puts these failures in the place of all others; `{}` makes all well.
   *
   * @throws {v.ValiError} when they are not understood
   */
  set(faults: unknown): void {
    this.#current = v.parse(providerFaultsSchema, faults);
    this.#tokenCalls = 0;
    this.#replaced.resolve();
    this.#replaced = Promise.withResolvers();
  }

  /** What befalls the token call that has just come in. */
  nextTokenCall(): TokenCallFault | undefined {
    const { tokenCall } = this.#current;
    this.#tokenCalls += 1;
    return this.#tokenCalls > (tokenCall?.times ?? Infinity) ? undefined : tokenCall;
  }
}
