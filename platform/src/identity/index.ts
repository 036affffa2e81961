export { startIdentityProvider } from './identity-provider.ts';
export type { RunningIdentityProvider } from './identity-provider.ts';
export type { IdentityProviderOptions } from './options.ts';
export type { ProviderHooks } from './provider-hooks.ts';
export { createTokenVerifier, TokenRefused } from './token-verifier.ts';
export type { TokenVerifier } from './token-verifier.ts';
export { whereMember } from './standing.ts';
