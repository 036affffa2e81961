import type { PastedExample } from './pasted-address.ts';

/** What stands above and below streets in other countries, by kinds: each has to be read right in every field. */
export const pastedFarAway: Readonly<Record<string, readonly PastedExample[]>> = {
  'houses that have a name': [
    {
      text: 'Rose Cottage\nMill Lane\nAshford\nTN25 4AB\nUnited Kingdom',
      block: {
        addressLine1: 'Mill Lane',
        addressLine2: 'Rose Cottage',
        postalCode: 'TN25 4AB',
        city: 'Ashford',
        countryCode: 'GB',
      },
    },
    {
      text: 'Jane Doe\nThe Old Rectory\nChurch Road\nLittle Hadham\nSG11 2DU\nGreat Britain',
      block: {
        personName: 'Jane Doe',
        addressLine1: 'Church Road',
        addressLine2: 'The Old Rectory',
        postalCode: 'SG11 2DU',
        city: 'Little Hadham',
        countryCode: 'GB',
      },
    },
    {
      text: 'Peter Smith\nIvy House\n12 High Street\nOlney\nMK46 4BB\nUK',
      block: {
        personName: 'Peter Smith',
        addressLine1: '12 High Street',
        addressLine2: 'Ivy House',
        postalCode: 'MK46 4BB',
        city: 'Olney',
        countryCode: 'GB',
      },
    },
    {
      text: 'House of Tea Ltd\nThe Old Mill\nRiver Lane\nBath\nBA1 1AA',
      block: {
        companyName: 'House of Tea Ltd',
        addressLine1: 'River Lane',
        addressLine2: 'The Old Mill',
        postalCode: 'BA1 1AA',
        city: 'Bath',
        countryCode: 'GB',
      },
    },
    {
      text: 'John Ford\nFlat 2, Rose Court\n5 Mill Lane\nBath BA1 1AA',
      block: {
        personName: 'John Ford',
        addressLine1: '5 Mill Lane',
        addressLine2: 'Flat 2',
        addressLine3: 'Rose Court',
        postalCode: 'BA1 1AA',
        city: 'Bath',
        countryCode: 'GB',
      },
    },
    {
      text: 'Jane Doe\nRose Cottage\nLittle Hadham\nSG11 2DU',
      block: {
        personName: 'Jane Doe',
        addressLine1: 'Rose Cottage',
        postalCode: 'SG11 2DU',
        city: 'Little Hadham',
        countryCode: 'GB',
      },
    },
    {
      text: 'John Ford\nManor Farm\nStoke St Gregory\nTaunton\nSomerset\nTA3 6EW',
      block: {
        personName: 'John Ford',
        addressLine1: 'Manor Farm',
        addressLine2: 'Stoke St Gregory',
        postalCode: 'TA3 6EW',
        city: 'Taunton',
        state: 'Somerset',
        countryCode: 'GB',
      },
    },
    {
      text: 'Coffee House GmbH\nMax Weber\nHauptstr. 4\n73557 Mutlangen',
      block: {
        companyName: 'Coffee House GmbH',
        personName: 'Max Weber',
        addressLine1: 'Hauptstr. 4',
        postalCode: '73557',
        city: 'Mutlangen',
        countryCode: 'DE',
      },
    },
  ],
  'quarters below their street': [
    {
      text: 'Sato Trading K.K.\n2-11-3 Meguro\nMeguro-ku\nTokyo 153-0063\nJapan',
      block: {
        companyName: 'Sato Trading K.K.',
        addressLine1: '2-11-3 Meguro',
        addressLine2: 'Meguro-ku',
        postalCode: '153-0063',
        city: 'Tokyo',
        countryCode: 'JP',
      },
    },
    {
      text: 'Yuki Tanaka\n4-5-6 Umeda\nKita-ku, Osaka-shi\nOsaka 530-0001\nJapan',
      block: {
        personName: 'Yuki Tanaka',
        addressLine1: '4-5-6 Umeda',
        addressLine2: 'Kita-ku',
        addressLine3: 'Osaka-shi',
        postalCode: '530-0001',
        city: 'Osaka',
        countryCode: 'JP',
      },
    },
    {
      text: 'Li Wei\nNo. 88 Century Avenue\nPudong New Area\nShanghai 200120\nVolksrepublik China',
      block: {
        personName: 'Li Wei',
        addressLine1: 'No. 88 Century Avenue',
        addressLine2: 'Pudong New Area',
        postalCode: '200120',
        city: 'Shanghai',
        countryCode: 'CN',
      },
    },
    {
      text: 'Juan García\nAv. Insurgentes Sur 1234\nCol. Del Valle\n03100 Ciudad de México, CDMX\nMexiko',
      block: {
        personName: 'Juan García',
        addressLine1: 'Av. Insurgentes Sur 1234',
        addressLine2: 'Col. Del Valle',
        postalCode: '03100',
        city: 'Ciudad de México',
        state: 'CDMX',
        countryCode: 'MX',
      },
    },
    {
      text: 'Max Muster\nHauptstr. 4\nLindach\n73527 Schwäbisch Gmünd',
      block: {
        personName: 'Max Muster',
        addressLine1: 'Hauptstr. 4',
        addressLine2: 'Lindach',
        postalCode: '73527',
        city: 'Schwäbisch Gmünd',
        countryCode: 'DE',
      },
    },
    {
      text: 'Muster GmbH\nHauptstr. 4\nMax Weber\n73557 Mutlangen',
      block: {
        companyName: 'Muster GmbH',
        personName: 'Max Weber',
        addressLine1: 'Hauptstr. 4',
        postalCode: '73557',
        city: 'Mutlangen',
        countryCode: 'DE',
      },
    },
  ],
  'towns and regions before their postcode': [
    {
      text: 'Kim Minsu\n110 Sejong-daero\nJung-gu, Seoul 04524\nSouth Korea',
      block: {
        personName: 'Kim Minsu',
        addressLine1: '110 Sejong-daero',
        postalCode: '04524',
        city: 'Jung-gu',
        state: 'Seoul',
        countryCode: 'KR',
      },
    },
    {
      text: 'Ahmed Al Mansoori\nVilla 12, Al Wasl Road\nDubai\nVereinigte Arabische Emirate',
      block: {
        personName: 'Ahmed Al Mansoori',
        addressLine1: 'Al Wasl Road',
        addressLine2: 'Villa 12',
        city: 'Dubai',
        countryCode: 'AE',
      },
    },
  ],
  'countries right before their postcode': (
    [
      ['18 Cross Street\nSingapore 048423', '18 Cross Street', '048423', 'Singapore', 'SG'],
      ['18 Cross Street\nSingapore\n048423', '18 Cross Street', '048423', 'Singapore', 'SG'],
      ['18 Cross Street\nSINGAPORE 048423\nSINGAPORE', '18 Cross Street', '048423', 'SINGAPORE', 'SG'],
      ['5 avenue de la Costa\nMonaco 98000', '5 avenue de la Costa', '98000', 'Monaco', 'MC'],
      ['Hauptstr. 4\nMutlangen\nGermany 73557', 'Hauptstr. 4', '73557', 'Mutlangen', 'DE'],
    ] as const
  ).map(([lines, addressLine1, postalCode, city, countryCode]) => ({
    text: `Kurt Kurz\n${lines}`,
    block: { personName: 'Kurt Kurz', addressLine1, postalCode, city, countryCode },
  })),
  'titles in a cell of a row': [
    {
      text: 'Frau\tDr. Eva\tGroß\tSeestr. 3\t78464\tKonstanz\tDeutschland\t+49 7531 5550',
      block: {
        personName: 'Frau Dr. Eva Groß',
        addressLine1: 'Seestr. 3',
        postalCode: '78464',
        city: 'Konstanz',
        countryCode: 'DE',
        phone: '+49 7531 5550',
      },
    },
  ],
  'shops of other languages': [
    ['Panadería López', 'Calle Mayor 5', '28013', 'Madrid', 'ES', 'Spanien'],
    ['Pizzeria Rossi', 'Via Roma 3', '00144', 'Roma', 'IT', 'Italia'],
  ].map(([companyName = '', addressLine1 = '', postalCode = '', city = '', countryCode = '', country]) => ({
    text: `${companyName}\n${addressLine1}\n${postalCode} ${city}\n${country}`,
    block: { companyName, addressLine1, postalCode, city, countryCode },
  })),
};
