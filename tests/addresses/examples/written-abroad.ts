import type { PastedExample } from './pasted-address.ts';

/** What is written in a country's own way, by kinds: each has to be read right in every field. */
export const pastedAbroad: Readonly<Record<string, readonly PastedExample[]>> = {
  'countries that have no postcodes, or are no more': [
    ...(
      [
        ['12 Nathan Road\nKowloon\nHong Kong', '12 Nathan Road', 'Kowloon', 'HK'],
        ['12 Nathan Road\nHong Kong', '12 Nathan Road', 'Hong Kong', 'HK'],
        ['1234 Al Wasl Road\nDubai\nUnited Arab Emirates', '1234 Al Wasl Road', 'Dubai', 'AE'],
        ['Al Wasl Road 5, Abu Dhabi, AE', 'Al Wasl Road 5', 'Abu Dhabi', 'AE'],
        ['P.O. Box 1234\nSharjah\nVAE', 'P.O. Box 1234', 'Sharjah', 'AE'],
      ] as const
    ).map(([lines, addressLine1, city, countryCode]) => ({
      text: `Gulf Trading LLC\n${lines}`,
      block: { companyName: 'Gulf Trading LLC', addressLine1, city, countryCode },
    })),
    ...['Jugoslawien', 'Tschechoslowakei', 'Россия', 'Маврикий'].map((country) => ({
      text: `Muster GmbH\nHauptstr. 4\n73557 Mutlangen\n${country}`,
      block: {
        companyName: 'Muster GmbH',
        addressLine1: 'Hauptstr. 4',
        postalCode: '73557',
        city: 'Mutlangen',
        countryCode: 'DE',
      },
      isUncertain: true as const,
    })),
  ],
  'states beside their town': (
    [
      ['5 George Street\nMelbourne VIC 3000\nAustralia', '3000', 'Melbourne', 'VIC', 'AU'],
      ['5 George Street\nSydney NSW 2000\nAustralien', '2000', 'Sydney', 'NSW', 'AU'],
      ['5 George Street\nBrisbane QLD 4000\nAU', '4000', 'Brisbane', 'QLD', 'AU'],
      ['5 George Street\nPerth WA 6000\nAustralia', '6000', 'Perth', 'WA', 'AU'],
      ['5 George Street\nHobart, TAS 7000\nAustralia', '7000', 'Hobart', 'TAS', 'AU'],
      ['5 George Street\nCanberra\nACT\n2600\nAustralia', '2600', 'Canberra', 'ACT', 'AU'],
      ['1600 Pennsylvania Ave NW\nWashington, DC 20500', '20500', 'Washington', 'DC', 'US'],
      ['2300 Main Street\nKansas City, MO 64108', '64108', 'Kansas City', 'MO', 'US'],
      ['4 Elm Street\nWinston-Salem, NC 27101', '27101', 'Winston-Salem', 'NC', 'US'],
      ['Calle Luna 5\n06600 Ciudad de México, CDMX\nMéxico', '06600', 'Ciudad de México', 'CDMX', 'MX'],
      ['Calle Luna 5\n44100 Guadalajara, Jal.\nMexiko', '44100', 'Guadalajara', 'Jal.', 'MX'],
      ['Rua Augusta 24\nSão Paulo - SP\n01304-001\nBrasil', '01304-001', 'São Paulo', 'SP', 'BR'],
      ['Rua Augusta 24\n20040-002 Rio de Janeiro/RJ\nBrasilien', '20040-002', 'Rio de Janeiro', 'RJ', 'BR'],
      ['Rua Augusta 24, Curitiba, PR, 80010-000, Brazil', '80010-000', 'Curitiba', 'PR', 'BR'],
    ] as const
  ).map(([lines, postalCode, city, state, countryCode]) => ({
    text: `Jane Doe\n${lines}`,
    block: {
      personName: 'Jane Doe',
      addressLine1: lines.split(/[\n,]/u)[0] ?? '',
      postalCode,
      city,
      state,
      countryCode,
    },
  })),
  'what stands behind a street abroad': (
    [
      ['Novák\nVodičkova 12, byt 3', 'Vodičkova 12', 'byt 3', '110 00', 'Praha', 'CZ', 'Tschechien'],
      ['Novák\nStorgata 12, leil. 3', 'Storgata 12', 'leil. 3', '0155', 'Oslo', 'NO', 'Norwegen'],
      ['Novák\nбул. Витоша 5, ет. 3', 'бул. Витоша 5', 'ет. 3', '1000', 'София', 'BG', 'Bulgarien'],
      ['Novák\nVia Roma, 12, int. 5', 'Via Roma 12', 'int. 5', '20121', 'Milano', 'IT', 'Italia'],
      ['Novák\nVia Roma, 12, scala B', 'Via Roma 12', 'scala B', '20121', 'Milano', 'IT', 'Italia'],
      ['Novák\nCorso Como 12, piano 2', 'Corso Como 12', 'piano 2', '20121', 'Milano', 'IT', 'Italia'],
      [
        'Novák\nCalle Alcalá, 12, puerta B',
        'Calle Alcalá 12',
        'puerta B',
        '28013',
        'Madrid',
        'ES',
        'Spanien',
      ],
      [
        'Novák\nRua do Ouro, 100 - 3.º Dto.',
        'Rua do Ouro 100',
        '3.º Dto.',
        '1100-053',
        'Lisboa',
        'PT',
        'Portugal',
      ],
      [
        'Novák\nRua Augusta 24, 2.º Esq.',
        'Rua Augusta 24',
        '2.º Esq.',
        '1100-053',
        'Lisboa',
        'PT',
        'Portugal',
      ],
      [
        'Novák\nStr. Victoriei nr. 10, ap. 15',
        'Str. Victoriei nr. 10',
        'ap. 15',
        '010061',
        'Iași',
        'RO',
        'România',
      ],
    ] as const
  ).map(([lines, addressLine1, addressLine2, postalCode, city, countryCode, country]) => ({
    text: `${lines}\n${postalCode} ${city}\n${country}`,
    block: { companyName: 'Novák', addressLine1, addressLine2, postalCode, city, countryCode },
  })),
  'towns before their postcode': (
    [
      ['Brīvības iela 40-12\nRīga, LV-1050\nLatvija', 'Brīvības iela 40-12', 'LV-1050', 'Rīga', 'LV'],
      ['Dzirnavu iela 67-4\nRīga\nLV-1011\nLettland', 'Dzirnavu iela 67-4', 'LV-1011', 'Rīga', 'LV'],
      ['Szeged\nKossuth Lajos tér 3\n6720\nMagyarország', 'Kossuth Lajos tér 3', '6720', 'Szeged', 'HU'],
      ['Budapest\nAndrássy út 12.\n1061\nUngarn', 'Andrássy út 12.', '1061', 'Budapest', 'HU'],
      ['Andrássy útja 12\nBudapest 1061\nHungary', 'Andrássy útja 12', '1061', 'Budapest', 'HU'],
      ['Strada Lungă 5\nBrașov, 500035\nRomânia', 'Strada Lungă 5', '500035', 'Brașov', 'RO'],
    ] as const
  ).map(([lines, addressLine1, postalCode, city, countryCode]) => ({
    text: `Novák\n${lines}`,
    block: { companyName: 'Novák', addressLine1, postalCode, city, countryCode },
  })),
  'a Hungarian town that names no country': [
    {
      text: 'Dunai Kft.\nBudapest\nAndrássy út 12.\n1061',
      block: {
        companyName: 'Dunai Kft.',
        addressLine1: 'Andrássy út 12.',
        postalCode: '1061',
        city: 'Budapest',
        countryCode: 'DE',
      },
      isUncertain: true,
    },
  ],
  'counties of Ireland': ['Co. Kerry', 'Co Kerry', 'County Kerry'].flatMap((state) =>
    ['The Cottage', '3 Main Street'].map((addressLine1) => ({
      text: `Tom Kelly\n${addressLine1}\nBallyduff\n${state}\nV92 X2AC`,
      block: {
        personName: 'Tom Kelly',
        addressLine1,
        city: 'Ballyduff',
        state,
        postalCode: 'V92 X2AC',
        countryCode: 'IE',
      },
    })),
  ),
};
