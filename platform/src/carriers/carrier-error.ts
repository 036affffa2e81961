import type { CarrierFailure } from 'contract';

/** Why a carrier did not do what it was asked. Time limits are the caller's, so `timeout` is none of these. */
export type CarrierErrorKind = Exclude<CarrierFailure, 'timeout'>;

interface Details {
  /** The order was sent, but its answer never came: ask again with the same reference. */
  readonly isOutcomeUnknown?: boolean;
  readonly cause?: unknown;
}

/** A carrier's failure. The message of a refusal is German and meant for the person; all others are for the log. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly kind: CarrierErrorKind;
  readonly isOutcomeUnknown: boolean;

  constructor(kind: CarrierErrorKind, message: string, { isOutcomeUnknown = false, cause }: Details = {}) {
    super(message, { cause });
    this.kind = kind;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
