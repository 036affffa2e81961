import type { PastedExample } from './pasted-address.ts';

const wolff: PastedExample['block'] = {
  personName: 'Petra Wolff',
  addressLine1: 'Rosenweg 17',
  postalCode: '31134',
  city: 'Hildesheim',
  countryCode: 'DE',
};
const muster: PastedExample['block'] = {
  companyName: 'Muster GmbH',
  addressLine1: 'Hauptstr. 4',
  postalCode: '73557',
  city: 'Mutlangen',
  countryCode: 'DE',
};
const keramik = { ...wolff, companyName: 'Wolff Keramik GmbH' };

/** What a mail has besides its address, by kinds: each has to be read right in every field. */
export const pastedFromMails: Readonly<Record<string, readonly PastedExample[]>> = {
  'the shipping address among others': [
    ...[
      'Bestelldetails\nBestellung vom 12. März 2026\nLieferadresse\nPetra Wolff\nRosenweg 17\nHILDESHEIM, 31134\nDeutschland',
      'Rechnungsadresse\nKarl Otto\nWeg 5\n24103 KIEL\nLieferadresse:\nPetra Wolff\nRosenweg 17\n31134 HILDESHEIM',
      'Versand an:\nPetra Wolff\nRosenweg 17\n31134 HILDESHEIM\nRechnungsadresse:\nKarl Otto\nWeg 5\n24103 KIEL',
      'SHIP TO\nPetra Wolff\nRosenweg 17\n31134 HILDESHEIM\nGermany\nShipping Method\nDHL Paket',
    ].map((text) => ({ text, block: { ...wolff, city: 'HILDESHEIM' } })),
    ...[
      'Rechnungs- und Lieferadresse\nPetra Wolff\nRosenweg 17\n31134 Hildesheim',
      'Lieferadresse: Petra Wolff, Rosenweg 17, 31134 Hildesheim, Deutschland',
      'Bestellnr.: A-10042\nKundennr.: 555\nPetra Wolff\nRosenweg 17\n31134 Hildesheim',
      'Customer: Petra Wolff\nStreet: Rosenweg 17\nZip/City: 31134 Hildesheim',
      'PLZ: 31134\nOrt: Hildesheim\nAdresse 1: Rosenweg 17\nName: Petra Wolff',
      'Petra Wolff\nRosenweg 17\nHildesheim\nNiedersachsen\n31134\nDeutschland',
      'Petra Wolff, Rosenweg 17, Hildesheim, Niedersachsen, 31134, Germany',
      'Petra Wolff\nRosenweg 17\nD 31134 Hildesheim/Deutschland',
      'Petra Wolff\nRosenweg 17\nHildesheim, Hildesheim 31134\nGermany',
      'ship-name\tship-address-1\tship-city\tship-state\tship-postal-code\tship-country\nPetra Wolff\tRosenweg 17\tHildesheim\t\t31134\tDE',
    ].map((text) => ({ text, block: wolff })),
    {
      text: 'Versandadresse\nPetra Wolff\nWolff Keramik\nRosenweg 17\n31134 Hildesheim\nDE',
      block: { ...wolff, companyName: 'Wolff Keramik' },
    },
  ],
  'greetings, what somebody is, and what a company registers': [
    ...[
      'Mit freundlichem Gruß\nPetra Wolff\nWolff Keramik GmbH\nRosenweg 17\n31134 Hildesheim',
      'Schöne Grüße aus Hildesheim\nPetra Wolff\nWolff Keramik GmbH\nRosenweg 17\n31134 Hildesheim',
      'Gruß\nPetra Wolff\nWolff Keramik GmbH\nRosenweg 17\n31134 Hildesheim',
      'Best,\nPetra Wolff\nWolff Keramik GmbH\nRosenweg 17\n31134 Hildesheim',
      'Petra Wolff\nProkuristin\nWolff Keramik GmbH\nRosenweg 17\n31134 Hildesheim\nSitz: Hannover',
      'Petra Wolff\nVertriebsleiterin\nWolff Keramik GmbH - Rosenweg 17 - 31134 Hildesheim',
    ].map((text) => ({ text, block: keramik })),
    {
      text: 'Dipl.-Ing. (FH) Petra Wolff\nWolff Keramik GmbH\nRosenweg 17\n31134 Hildesheim\nDurchwahl: 05121 555012',
      block: { ...keramik, personName: 'Dipl.-Ing. (FH) Petra Wolff', phone: '05121 555012' },
    },
    {
      text: 'Wolff Keramik GmbH - Rosenweg 17 - 31134 Hildesheim\nTelefon 05121-555012 - Telefax 05121-555099',
      block: { ...keramik, personName: '', phone: '05121-555012' },
    },
    { text: 'Karl Gruß\nRosenweg 17\n31134 Hildesheim', block: { ...wolff, personName: 'Karl Gruß' } },
  ],
  'names that begin like a part of a house': [
    ...[
      'Haus & Grund Kiel',
      'Top Optik',
      'Bus Reisen Müller',
      'Floor Design Studio',
      'Flughafen Hamburg',
    ].map((companyName) => ({
      text: `${companyName}\nRosenweg 17\n31134 Hildesheim`,
      block: { ...wolff, personName: '', companyName },
    })),
    ...['Haus Sonnenschein', 'Hinterhaus', 'Klingel: Schmidt', 'Wohnpark am See', 'Kolonie Abendruh'].map(
      (addressLine2) => ({
        text: `Petra Wolff\nRosenweg 17\n${addressLine2}\n31134 Hildesheim`,
        block: { ...wolff, addressLine2 },
      }),
    ),
    {
      text: 'Petra Wolff\nKolonie Abendruh, Parzelle 12\n31134 Hildesheim',
      block: { ...wolff, addressLine1: 'Kolonie Abendruh', addressLine2: 'Parzelle 12' },
    },
  ],
  'numbers of who fetches it, in other words': [
    'PN 12345678',
    'Post-ID: 12345678',
    'Postnummer 123 456 78',
  ].map((line) => ({
    text: `Petra Wolff\n${line}\nPackstation 204\n31134 Hildesheim`,
    block: { ...wolff, addressLine1: 'Packstation 204', addressLine2: '12345678' },
  })),
  'houses that have a number only, and names before a street': [
    {
      text: 'Petra Wolff\nNr. 45\n6870 Bezau\nÖsterreich',
      block: { ...wolff, addressLine1: 'Nr. 45', postalCode: '6870', city: 'Bezau', countryCode: 'AT' },
    },
    ...['Zum Alten Hafen 17', 'An der Alster 5a'].map((addressLine1) => ({
      text: `Petra Wolff ${addressLine1}, 31134 Hildesheim`,
      block: { ...wolff, addressLine1 },
    })),
  ],
  'streets that nobody can be sure of': [
    {
      text: 'Sparkasse Hildesheim\n31132 Hildesheim',
      block: {
        companyName: 'Sparkasse Hildesheim',
        postalCode: '31132',
        city: 'Hildesheim',
        countryCode: 'DE',
      },
      isUncertain: true,
    },
    {
      text: 'Petra Wolff Lange Reihe 17 20099 Hamburg',
      block: {
        addressLine1: 'Petra Wolff Lange Reihe 17',
        postalCode: '20099',
        city: 'Hamburg',
        countryCode: 'DE',
      },
      isUncertain: true,
    },
    {
      text: 'Petra Wolff\nWolff Keramik GmbH\nUnit 4, Riverside Park\n31134 Hildesheim',
      block: { ...keramik, companyName2: 'Riverside Park', addressLine1: 'Unit 4' },
      isUncertain: true,
    },
  ],
  'what stands abroad behind a street or a town': (
    [
      [
        'Drottninggatan 5, 3 tr\n111 51 Stockholm\nSverige',
        'Drottninggatan 5',
        '3 tr',
        '111 51',
        'Stockholm',
        'SE',
      ],
      ['Storgata 12 B\nH0203\n0155 Oslo\nNorge', 'Storgata 12 B', 'H0203', '0155', 'Oslo', 'NO'],
      [
        'Travessa do Carmo 8, R/C Esq.\n1200-095 Lisboa\nPortugal',
        'Travessa do Carmo 8',
        'R/C Esq.',
        '1200-095',
        'Lisboa',
        'PT',
      ],
      ['4 Dock Street\nBristol, Avon BS1 4DJ\nUK', '4 Dock Street', '', 'BS1 4DJ', 'Bristol', 'GB', 'Avon'],
      [
        '4 Dock Street\nToronto, Ontario M5V 3L9\nCanada',
        '4 Dock Street',
        '',
        'M5V 3L9',
        'Toronto',
        'CA',
        'Ontario',
      ],
      ['Z.I. de la Gare\n67000 Strasbourg\nFrance', 'Z.I. de la Gare', '', '67000', 'Strasbourg', 'FR'],
      [
        '455 rue Cartier\nMontréal (Québec) H3B 1A7\nCanada',
        '455 rue Cartier',
        '',
        'H3B 1A7',
        'Montréal',
        'CA',
        'Québec',
      ],
    ] as const
  ).map(([lines, addressLine1, addressLine2, postalCode, city, countryCode, state = '']) => ({
    text: `Petra Wolff\n${lines}`,
    block: { ...wolff, addressLine1, addressLine2, postalCode, city, countryCode, state },
  })),
  'brackets with commas, and lines between hyphens': [
    ...['Hauptstr. 4 (Hinterhaus, 2. OG)', 'Hauptstr. 4 (Hof, links, Tor 3)'].flatMap((addressLine1) =>
      ['\n', ', '].map((between) => ({
        text: ['Muster GmbH', addressLine1, '73557 Mutlangen'].join(between),
        block: { ...muster, addressLine1 },
      })),
    ),
    {
      text: 'Muster GmbH (Lager, Tor 3)\nHauptstr. 4\n73557 Mutlangen',
      block: { ...muster, companyName: 'Muster GmbH (Lager, Tor 3)' },
    },
    ...['- Wareneingang -', '– Wareneingang –', '** Wareneingang **'].map((line) => ({
      text: `Muster GmbH\n${line}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, companyName2: 'Wareneingang' },
    })),
  ],
};
