export type { SignInVariant } from './redirect/authorize-url.ts';
export type { ClaimReaders, Flag, FlagValue, PermissionAnswer, SessionClaims, TokenKind } from './claims.ts';
export type { SignInConfigurationInput } from './configuration.ts';
export { SessionError, type SessionErrorKind } from './session-error.ts';
export { createSessionManager } from './session-manager.ts';
export type {
  SessionManager,
  SessionOptions,
  SessionSnapshot,
  SessionStatus,
  SignInFailure,
  SignInOptions,
} from './session-types.ts';
export { browserEnvironment, type BrowserEnvironment } from './browser-environment.ts';
