// The room of tests reads this file with its own compiler options, which do not list the declarations.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./oidc-provider-parts.d.ts" />

/**
 * The parts of oidc-provider that we run, taken past its entry. All that the entry adds to them is a warning
 * on the console about every Node that does not call itself a long-term version, as ours does not yet in
 * its first months; which Node this is, platform/guard.mjs has made sure of. Warnings of the parts stay.
 */
export { InvalidGrant, InvalidTarget } from 'oidc-provider/lib/helpers/errors.js';
export { base, Check, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
export { Provider } from 'oidc-provider/lib/provider.js';
