export type { SignInVariant } from './authorize-url.ts';
export type { ClaimReaders, Flag, FlagValue, PermissionAnswer, SessionClaims, TokenKind } from './claims.ts';
export type { SignInConfigurationInput } from './configuration.ts';
export { SessionError, type SessionErrorKind } from './session-error.ts';
export { createSession } from './session.ts';
export type {
  Session,
  SessionOptions,
  SessionSnapshot,
  SessionStatus,
  SignInFailure,
  SignInOptions,
} from './session-types.ts';
export { browserWorld, type SessionWorld } from './world.ts';
