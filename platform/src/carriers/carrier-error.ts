import type { CarrierFailure } from 'contract';
import { maskText } from './mask-secrets.ts';

/** Why a carrier did not do what it was asked. Time limits are the caller's, so `timeout` is none of these. */
export type CarrierErrorKind = Exclude<CarrierFailure, 'timeout'>;

interface Details {
  /** The order was sent, but its answer never came: ask again with the same reference. */
  readonly isOutcomeUnknown?: boolean;
  /** Refused because it would cost this now, net, in cents of EUR, and something else was shown. */
  readonly changedPriceCents?: number;
  readonly cause?: unknown;
}

/**
 * A carrier's failure. The message of a refusal is German and meant for the person; all others are for the log. A
 * carrier may repeat what it was sent, so secrets are taken out of its words before anybody can read or keep them.
 */
export class CarrierError extends Error {
  override readonly name = 'CarrierError';
  readonly kind: CarrierErrorKind;
  readonly isOutcomeUnknown: boolean;
  readonly changedPriceCents: number | undefined;

  constructor(
    kind: CarrierErrorKind,
    message: string,
    { isOutcomeUnknown = false, changedPriceCents, cause }: Details = {},
  ) {
    super(maskText(message), { cause });
    this.kind = kind;
    this.changedPriceCents = changedPriceCents;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
