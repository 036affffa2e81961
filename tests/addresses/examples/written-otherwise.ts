import type { PastedExample } from './pasted-address.ts';

const muster: PastedExample['block'] = {
  companyName: 'Muster GmbH',
  addressLine1: 'Hauptstr. 4',
  postalCode: '73557',
  city: 'Mutlangen',
  countryCode: 'DE',
};

function withFurther(addressLine1: string, [addressLine2 = '', addressLine3 = '']: readonly string[]) {
  return { ...muster, addressLine1, addressLine2, addressLine3 };
}

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
      'Muster GmbH\tHauptstr. 4\t73557\tMutlangen\tDE\t12,5\t3',
      'Muster GmbH\tHauptstr. 4\t73557\tMutlangen\t2\t0,75',
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
  'what has a number behind the street': [
    ...[
      ['Werk 2'],
      ['Werk IV'],
      ['Eingang B 3'],
      ['Kostenstelle 4711'],
      ['Bestellung Nr. 4711'],
      ['Auftrag: 991'],
      ['Ladezone 12'],
      ['Whg. 12'],
      ['Gate C'],
      ['Tor 4', 'Rampe 12'],
      ['Bau 7', 'Zimmer 214'],
    ].flatMap((further) => [
      {
        text: `Muster GmbH\nAm Bahnhof 5\n${further.join('\n')}\n73557 Mutlangen`,
        block: withFurther('Am Bahnhof 5', further),
      },
      {
        text: `Muster GmbH\nGewerbegebiet Nord 3, ${further.join(', ')}\n73557 Mutlangen`,
        block: withFurther('Gewerbegebiet Nord 3', further),
      },
    ]),
    { text: 'Muster GmbH\nWerk 2\n73557 Mutlangen', block: withFurther('Werk 2', []) },
    {
      text: 'Muster GmbH\nWerk 2\nUnter den Linden\n73557 Mutlangen',
      block: withFurther('Unter den Linden', ['Werk 2']),
    },
    {
      text: 'Muster GmbH\nAm Bahnhof 5, Pfosten 7\n73557 Mutlangen',
      block: withFurther('Am Bahnhof 5', ['Pfosten 7']),
      isUncertain: true,
    },
  ],
  'names that are no person’s': [
    ...[
      'Petrov EOOD',
      'Tamm OÜ',
      'UAB Alfa',
      'SIA Baltic Muster',
      'Baltic Trade SIA',
      'Horvat j.d.o.o.',
      'Παπαδόπουλος Α.Ε.',
      'Kovács Bt.',
      'Tan Pte Ltd',
      'ООО Ромашка',
      'Jónsson ehf.',
      'Fa. Bäcker Krause',
      'Fa. Krause',
      'Firma Krause',
    ].map((companyName) => ({
      text: `${companyName}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, companyName },
    })),
    ...['Jan Vos', 'Karl S. Müller', 'Ad de Vries'].map((personName) => ({
      text: `${personName}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, companyName: '', personName },
    })),
    ...['Ortsteil Lindach', 'OT Waldhausen', 'EG', 'DG rechts', 'Erdgeschoss links'].flatMap(
      (addressLine2) => [
        {
          text: `Max Muster\n${addressLine2}\nHauptstr. 4\n73557 Mutlangen`,
          block: { ...muster, companyName: '', personName: 'Max Muster', addressLine2 },
        },
        {
          text: `Muster GmbH\nHauptstr. 4, ${addressLine2}\n73557 Mutlangen`,
          block: { ...muster, addressLine2 },
        },
      ],
    ),
    {
      text: 'Fa. Krause, Herr Max Muster, Hauptstr. 4, 73557 Mutlangen',
      block: { ...muster, companyName: 'Fa. Krause', personName: 'Herr Max Muster' },
    },
    { text: 'UAB Alfa Hauptstr. 4 73557 Mutlangen', block: { ...muster, companyName: 'UAB Alfa' } },
  ],
  'lines that dashes part': [
    ...[
      'Muster GmbH - Hauptstr. 4 - 73557 Mutlangen - GERMANY',
      'Muster GmbH / Hauptstr. 4 / 73557 Mutlangen',
      'Muster GmbH – Hauptstr. 4 – D-73557 Mutlangen',
      'Muster GmbH — Hauptstr. 4, 73557 Mutlangen',
      'Muster GmbH, Hauptstr. 4 - 73557 Mutlangen',
      'Muster GmbH, Hauptstr. 4, 73557 Mutlangen - Deutschland',
      'Muster GmbH, Hauptstr. 4 / D - 73557 Mutlangen',
      'Muster GmbH\nHauptstr. 4 – 73557 Mutlangen',
    ].map((text) => ({ text, block: muster })),
    {
      text: 'Erika Thoma - Weg 5 - 24103 Kiel',
      block: {
        personName: 'Erika Thoma',
        addressLine1: 'Weg 5',
        postalCode: '24103',
        city: 'Kiel',
        countryCode: 'DE',
      },
    },
    {
      text: 'Muster GmbH - Hauptstr. 1 - 3 - 73557 Mutlangen - Lindach - Deutschland',
      block: { ...muster, addressLine1: 'Hauptstr. 1 - 3', city: 'Mutlangen - Lindach' },
    },
    {
      text: 'Muster GmbH / Hauptstr. 4 / 73557 Mutlangen / Tel. 07171 12345',
      block: { ...muster, phone: '07171 12345' },
    },
    {
      text: 'Bäckerei - Konditorei Huber, Hauptstr. 4, 73557 Mutlangen',
      block: { ...muster, companyName: 'Bäckerei - Konditorei Huber' },
    },
    {
      text: 'Muster GmbH, Mariahilfer Straße 3 / 1 / 3, A - 1060 Wien',
      block: {
        companyName: 'Muster GmbH',
        addressLine1: 'Mariahilfer Straße 3 / 1 / 3',
        postalCode: '1060',
        city: 'Wien',
        countryCode: 'AT',
      },
    },
    {
      text: 'Muster GmbH\nLager - Annahme\nHauptstr. 4\n73557 Mutlangen',
      block: { ...muster, companyName2: 'Lager - Annahme' },
    },
  ],
  'what is longer than its field': [
    {
      text: 'Muster GmbH\nAn der langen Straße der Vereinten Nationen 123b Hinterhaus Aufgang 7\n73557 Mutlangen',
      block: withFurther('An der langen Straße der Vereinten', ['Nationen 123b', 'Hinterhaus Aufgang 7']),
    },
    {
      text: 'Gesellschaft zur Förderung der angewandten Forschung und Entwicklung im Bereich der erneuerbaren Energien Nord-Süd mbH\nHauptstr. 4\n73557 Mutlangen',
      block: {
        ...withFurther('Hauptstr. 4', ['Entwicklung im Bereich der', 'erneuerbaren Energien Nord-Süd mbH']),
        companyName: 'Gesellschaft zur Förderung der',
        companyName2: 'angewandten Forschung und',
      },
    },
    {
      text: 'Muster GmbH\nHerr Dr. Alexander von und zu Musterhausen-Lindenberg\nHauptstr. 4\n73557 Mutlangen',
      block: {
        ...muster,
        personName: 'Herr Dr. Alexander von und zu',
        addressLine2: 'Musterhausen-Lindenberg',
      },
    },
    {
      text: 'Grundstücksverwaltungsgesellschaftenverbund GmbH\nHauptstr. 4\n73557 Mutlangen',
      block: { ...muster, companyName: 'Grundstücksverwaltungsgesellschafte', companyName2: 'nverbund GmbH' },
    },
    {
      text: 'Muster GmbH\nHauptstr. 4, Bau 7, Aufgang C, Zimmer 214\n73557 Mutlangen',
      block: withFurther('Hauptstr. 4', ['Bau 7, Aufgang C, Zimmer 214']),
    },
  ],
  'squares of Mannheim': [
    ['Muster GmbH; q7, 24; 68161 Mannheim', 'q7, 24'],
    ['Muster GmbH\nq 7,24\n68161 Mannheim', 'q 7, 24'],
    ['Muster GmbH, l 15, 7-9, 68161 Mannheim', 'l 15, 7-9'],
    ['Muster GmbH\tQ7, 24 a\t68161\tMannheim', 'Q7, 24 a'],
  ].map(([text = '', addressLine1 = '']) => ({
    text,
    block: { ...muster, addressLine1, postalCode: '68161', city: 'Mannheim' },
  })),
  'what looks like something else': [
    {
      text: 'Muster GmbH\nAm Anger 5\nQuader 12\n73557 Mutlangen',
      block: withFurther('Am Anger 5', ['Quader 12']),
      isUncertain: true,
    },
    {
      text: 'Nord Studio 54\nLindenhof 5\n73557 Mutlangen',
      block: { ...withFurther('Lindenhof 5', []), companyName: 'Nord Studio 54' },
      isUncertain: true,
    },
    ...['Im Gewerbepark 12 – Halle 4', 'Im Gewerbepark 12 / Halle 4'].map((street) => ({
      text: `Muster GmbH\n${street}\n73557 Mutlangen`,
      block: withFurther('Im Gewerbepark 12', ['Halle 4']),
    })),
    ...['Lager 3000 GmbH', 'Box 24 GmbH'].map((companyName) => ({
      text: `${companyName}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, companyName },
    })),
    {
      text: 'Jordan\nHauptstr. 4\n73557 Mutlangen',
      block: { ...muster, companyName: 'Jordan' },
      isUncertain: true,
    },
    { text: 'Muster GmbH\n12/3, Hauptstr.\n73557 Mutlangen', block: withFurther('12/3, Hauptstr.', []) },
  ],
};
