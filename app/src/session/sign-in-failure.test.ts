import { expect, test } from 'vitest';
import { toShownFailure } from './sign-in-failure.ts';

test.each([
  ['access_denied', 'denied'],
  ['invalid_state', 'expired'],
  ['login_required', 'expired'],
  ['exchange_failed', 'expired'],
  ['storage_blocked', 'storageBlocked'],
  ['provider_unreachable', 'unreachable'],
  ['temporarily_unavailable', 'unreachable'],
  ['sign_out_due', 'signOutDue'],
  ['signed_out_late', 'signedOutLate'],
  ['going_round', 'unknown'],
  ['something new', 'unknown'],
])('%s is told as %s', (error, shown) => {
  expect(toShownFailure({ error, errorDescription: null, state: null, appState: undefined })).toBe(shown);
});
