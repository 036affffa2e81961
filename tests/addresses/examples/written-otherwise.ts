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

  'numbers before their street': [
    ...[
      ['Dupont SA\n12, Rue de la Paix\n75002 Paris\nFrance', '12, Rue de la Paix'],
      ['Dupont SA\n3, Allée des Roses\n75002 Paris\nFrankreich', '3, Allée des Roses'],
      ['Dupont SA\n27 bis, Quai des Orfèvres\n75002 Paris\nFrance', '27 bis, Quai des Orfèvres'],
      ['Dupont SA, 12, Rue de la Paix, 75002 Paris, France', '12, Rue de la Paix'],
      ['Dupont SA\n4B ,Impasse du Moulin\n75002 Paris\nFrance', '4B, Impasse du Moulin'],
    ].map(([text = '', addressLine1 = '']) => ({
      text,
      block: {
        companyName: 'Dupont SA',
        addressLine1,
        postalCode: '75002',
        city: 'Paris',
        countryCode: 'FR',
      },
    })),
    {
      text: 'Martin S.à r.l.\n5, Rue du Fossé\nL-1536 Luxembourg',
      block: {
        companyName: 'Martin S.à r.l.',
        addressLine1: '5, Rue du Fossé',
        postalCode: '1536',
        city: 'Luxembourg',
        countryCode: 'LU',
      },
    },
    {
      text: 'Borg Ltd\n12, Triq ir-Repubblika\nVLT 1112 Valletta\nMalta',
      block: {
        companyName: 'Borg Ltd',
        addressLine1: '12, Triq ir-Repubblika',
        postalCode: 'VLT 1112',
        city: 'Valletta',
        countryCode: 'MT',
      },
    },
    {
      text: 'Muster GmbH\n4, Hauptstr.\n73557 Mutlangen',
      block: { ...muster, addressLine1: '4, Hauptstr.' },
    },
    { text: 'Muster GmbH,Hauptstr.,4,73557,Mutlangen', block: muster },
    { text: '4711,Muster GmbH,Hauptstr. 4,73557,Mutlangen', block: muster },
  ],
  'signs of countries in any cell and behind a town': [
    ...[
      'Muster GmbH\nHauptstr. 4\n73557 Mutlangen DE',
      'Muster GmbH\nHauptstr. 4\n73557 Mutlangen, D',
      'DE\tMuster GmbH\tHauptstr. 4\t73557\tMutlangen',
      'D;Muster GmbH;Hauptstr. 4;73557;Mutlangen',
      'Muster GmbH\tDE\tHauptstr. 4\t73557\tMutlangen',
      'Muster GmbH;Hauptstr.;4;DE;73557;Mutlangen',
    ].map((text) => ({ text, block: muster })),
    {
      text: 'Alpenwerk GmbH\nHauptplatz 4\n8010 Graz AT',
      block: {
        companyName: 'Alpenwerk GmbH',
        addressLine1: 'Hauptplatz 4',
        postalCode: '8010',
        city: 'Graz',
        countryCode: 'AT',
      },
    },
    {
      text: 'Muster GmbH\tIT\tHauptstr. 4\t73557\tMutlangen',
      block: { ...muster, companyName2: 'IT' },
    },
    {
      text: 'Bianchi S.r.l.\nVia Roma 3\n03100 Frosinone FR',
      block: {
        companyName: 'Bianchi S.r.l.',
        addressLine1: 'Via Roma 3',
        postalCode: '03100',
        city: 'Frosinone',
        countryCode: 'FR',
      },
      isUncertain: true,
    },
  ],
};
