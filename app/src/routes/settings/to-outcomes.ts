import { problemCodes } from 'contract';
import type { ClosingOutcome } from 'design-system/screens/settings/DayEndClosing/day-end-state.ts';
import { dayEndCopy as copy } from 'design-system/screens/settings/DayEndClosing/DayEndClosing.copy.ts';
import type { CarrierClosing } from '../../data/day-end-closings.ts';
import type { ApiError } from '../../http/api-error.ts';
import { wasNeverSent } from '../to-submit-failure.ts';

/** What went wrong with carriers that were closed, in the platform's own words where it has said some. */
export function toOutcomes(closings: readonly CarrierClosing[]): ClosingOutcome[] {
  return closings.flatMap((closing, index): ClosingOutcome[] => {
    const { carrier } = closing;
    // What has failed of a closing was tried again by the one after it.
    const isTriedAgain = closings
      .slice(index + 1)
      .some((later) => later.carrier === carrier && 'result' in later);
    if ('error' in closing) {
      const { problem } = closing.error;
      const words = problem?.detail ?? problem?.title;
      if (!isUnknown(closing)) return [{ kind: 'failed', carrier, reason: words ?? copy.failure.tryAgain }];
      return [{ kind: 'unknown', carrier, reason: words ?? copy.noAnswer }];
    }
    const { failures, closing: made } = closing.result;
    return failures.length > 0 && !isTriedAgain
      ? [{ kind: 'partly', carrier, closed: made?.shipments ?? 0, failed: failures.length }]
      : [];
  });
}

/** With these the platform says that it does not know yet. */
const openCodes: readonly (string | undefined)[] = [
  problemCodes.idempotencyInProgress,
  problemCodes.carrierUnknown,
];

/** Whether something may have been closed, by this attempt or by one before it. */
function isUnknown({
  error,
  isAfterAnother,
}: Extract<CarrierClosing, { readonly error: ApiError }>): boolean {
  if (isAfterAnother) return true;
  const { code } = error.problem ?? {};
  // The platform's own word that its carrier has closed nothing.
  if (code === problemCodes.carrierRefused || wasNeverSent(error)) return false;
  return error.isOutcomeUnknown || openCodes.includes(code);
}

/** How many shipments were closed. */
export function closedAmount(closings: readonly CarrierClosing[]): number {
  return closings.reduce(
    (sum, closing) => sum + ('result' in closing ? (closing.result.closing?.shipments ?? 0) : 0),
    0,
  );
}
