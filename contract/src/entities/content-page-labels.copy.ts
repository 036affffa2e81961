import type { ContentPageKind } from './content-page.ts';

/** What staff call the kinds of content pages, in their list and in the audit log. */
export const contentPageKindLabels = {
  'privacy-policy': 'Datenschutzerklärung',
  'terms-and-conditions': 'AGB',
  imprint: 'Impressum',
  other: 'Sonstige',
} as const satisfies Record<ContentPageKind, string>;
