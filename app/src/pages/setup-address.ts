import { setupSteps } from 'design-system/screens/setup/Setup/setup-state.ts';
import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';

/** The set-up, and which of its steps is open. */
export const setupAddress = searchAddress(pages.setup, {
  step: v.fallback(v.picklist(setupSteps), 'organization'),
});
