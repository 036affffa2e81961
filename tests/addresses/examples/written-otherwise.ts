import type { PastedExample } from './pasted-address.ts';

const muster: PastedExample['block'] = {
  companyName: 'Muster GmbH',
  addressLine1: 'Hauptstr. 4',
  postalCode: '73557',
  city: 'Mutlangen',
  countryCode: 'DE',
};

/** What each person writes in their own way, by kinds: each has to be read right in every field. */
export const pastedOtherwise: Readonly<Record<string, readonly PastedExample[]>> = {
  'signs that nobody sees': [
    { text: 'Muster GmbH\nHauptstr. 4\n\u200E73557\u200E Mutlangen', block: muster },
    { text: 'Muster GmbH\nHauptstr. 4\n\u202A73557 Mutlangen\u202C', block: muster },
    { text: 'Muster\u00AD GmbH\nHaupt\u00ADstr. 4\n73557\uFE0F Mut\u00ADlangen', block: muster },
    {
      text: '\u2066Muster GmbH\u2069\t\u200FHauptstr.\u200B\u20094\t\u206673557\u2069\tMutlangen\u180E',
      block: muster,
    },
    { text: '\u200EMuster GmbH,\u200E Hauptstr. 4,\u200F 73557\u2003Mutlangen', block: muster },
    { text: 'Muster GmbH\u0085Hauptstr. 4\v73557 Mutlangen', block: muster },
  ],
};
