/** For tests of others that need a real provider: it starts one, and plays the person at its pages. */
export { createFaultHooks } from '../faults/fault-hooks.ts';
export { ProviderFaults } from '../faults/provider-faults.ts';
export { Browser } from './browser.ts';
export { appOrigin, audience, follow, interactionOf, returnAddress } from './sign-in.ts';
export { TestProvider } from './test-provider.ts';
