import { config } from '../services.ts';
import { createConsent } from './consent.ts';

/** The one decision of the page. Loaded after the first paint, so what a first page needs must not import it. */
export const pageConsent = createConsent(window, config.consent);
