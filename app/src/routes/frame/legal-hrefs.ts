import { pages } from '../../pages/pages.ts';

/** What the foot of pages without an account links to. */
export const legalHrefs = {
  imprint: pages.imprint.href(),
  privacy: pages.privacy.href(),
  terms: pages.terms.href(),
  contact: pages.contactUs.href(),
};
