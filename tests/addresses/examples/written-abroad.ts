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
};
