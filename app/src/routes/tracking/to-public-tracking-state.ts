import { readTrackingNumbers } from 'contract';
import type { PublicTrackingState } from 'design-system/screens/tracking/Tracking/tracking-state.ts';
import { MOST_TYPED } from '../../pages/tracking-address.ts';

/** What is shown of what was typed; @param wasSentEmpty the form was sent without a number */
export function toPublicTrackingState(typed: string, wasSentEmpty: boolean): PublicTrackingState {
  if (typed.length > MOST_TYPED) return { kind: 'tooLong', limit: MOST_TYPED };
  const numbers = readTrackingNumbers(typed);
  return numbers.length === 0 ? { kind: 'empty', isMissing: wasSentEmpty } : { kind: 'ready', numbers };
}
