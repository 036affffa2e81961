import { pages } from './pages.ts';

/** The form of a new pickup, for pages that link to it without the rest of what that address can say. */
export const newPickupHref = `${pages.pickups.href()}?create=true`;
