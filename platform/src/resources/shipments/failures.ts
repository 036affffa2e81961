import { problemCodes } from 'contract';
import { problemCopy } from '../../api/problem.copy.ts';
import type { IntentFailure } from '../../store/index.ts';
import type { OrderOutcome } from './ask-carrier.ts';
import { shipmentApiCopy } from './shipments.copy.ts';

/** The outcomes after which certainly nothing is ordered. */
export type NotTaken = Extract<OrderOutcome, { kind: 'refused' | 'price-changed' | 'unreachable' }>;

/** Why nothing was ordered, by what the carrier said. */
export function failureOf(outcome: NotTaken, carrier: string): IntentFailure {
  if (outcome.kind === 'unreachable') {
    return {
      status: 503,
      title: shipmentApiCopy.carrierSilent(carrier),
      detail: problemCopy.tryAgain,
      code: problemCodes.carrierRefused,
    };
  }
  if (outcome.kind === 'price-changed') {
    const { priceNetCents, shownCents } = outcome;
    const detail = shipmentApiCopy.priceChanged(priceNetCents, shownCents);
    return {
      status: 422,
      title: shipmentApiCopy.priceChangedTitle,
      detail,
      code: problemCodes.priceChanged,
      errors: [{ pointer: '/carrier', detail }],
      priceNetCents,
    };
  }
  return {
    status: 422,
    title: shipmentApiCopy.carrierRefused(carrier),
    detail: `${shipmentApiCopy.carrierRefused(carrier)} ${outcome.reason}`,
    code: problemCodes.carrierRefused,
    errors: [{ pointer: '/carrier', detail: outcome.reason }],
  };
}

/** Why nothing was ordered when the carrier has never heard of it. */
export function missingFailure(carrier: string): IntentFailure {
  return {
    status: 503,
    title: shipmentApiCopy.carrierMissing(carrier),
    detail: shipmentApiCopy.orderAgain,
    code: problemCodes.carrierRefused,
  };
}
