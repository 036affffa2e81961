export { createIdentityProvider, startIdentityProvider } from './identity-provider.ts';
export type { IdentityProvider, RunningIdentityProvider } from './identity-provider.ts';
export type { IdentityProviderOptions, Lifetimes } from './options.ts';
export { createTokenVerifier, TokenRefused } from './token-verifier.ts';
export type { TokenVerifier, TokenVerifierOptions } from './token-verifier.ts';
export { rolePermissions } from './role-permissions.ts';
