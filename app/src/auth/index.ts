export type { SignInVariant } from './authorize-url.ts';
export type { ClaimReaders, Flag, FlagValue, PermissionAnswer, SessionClaims, TokenKind } from './claims.ts';
export { SessionError, type SessionErrorKind } from './session-error.ts';
export {
  createSession,
  type Session,
  type SessionSnapshot,
  type SessionStatus,
  type SignInFailure,
  type SignInOptions,
} from './session.ts';
export { browserWorld, type SessionWorld } from './world.ts';
