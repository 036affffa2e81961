import type { StartFailure } from 'design-system/screens/start/Start/start-state.ts';
import type { SignInFailure } from '../auth/index.ts';

/** What a person is told about an error of the provider, of the way back from it, or a sign-out that was late. */
export function toShownFailure({ error }: SignInFailure): StartFailure {
  switch (error) {
    case 'access_denied':
      return 'denied';
    case 'invalid_state':
    case 'invalid_issuer':
    case 'invalid_response':
    case 'exchange_failed':
    case 'login_required':
    case 'interaction_required':
      return 'expired';
    case 'storage_blocked':
      return 'storageBlocked';
    case 'provider_unreachable':
    case 'server_error':
    case 'temporarily_unavailable':
      return 'unreachable';
    case 'sign_out_due':
      return 'signOutDue';
    case 'signed_out_late':
      return 'signedOutLate';
    default:
      return 'unknown';
  }
}
