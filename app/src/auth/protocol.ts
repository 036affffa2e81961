/** What talks to the provider. Loaded when there is something to say, so that strangers' first page stays small. */
export { authorizeUrl } from './authorize-url.ts';
export { createTokenEndpoint } from './token-endpoint.ts';
