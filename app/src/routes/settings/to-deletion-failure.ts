import { problemCodes } from 'contract';
import type { DeletionFailure } from 'design-system/screens/settings/Organization/organization-state.ts';
import { ApiError } from '../../http/api-error.ts';
import { toSubmitFacts, toSubmitFailure } from '../to-submit-failure.ts';

/** Why an organisation is still there. */
export function toDeletionFailure(error: unknown): DeletionFailure {
  const isUnderWay = error instanceof ApiError && error.problem?.code === problemCodes.shipmentsUnderWay;
  return isUnderWay ? { reason: 'underWay', ...toSubmitFacts(error) } : toSubmitFailure(error);
}
