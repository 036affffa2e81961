import { isBuilt, type LinkedPage } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';

/** The address of a page that a visitor may be sent to: one that is not built yet says „not found“. */
export function hrefOfBuilt(page: LinkedPage<string>): string | undefined {
  return isBuilt(page) ? page.href() : undefined;
}

/** What the foot of pages without an account links to. */
export const legalHrefs = {
  imprint: hrefOfBuilt(pages.imprint),
  privacy: hrefOfBuilt(pages.privacy),
  terms: hrefOfBuilt(pages.terms),
  contact: hrefOfBuilt(pages.contactUs),
};
