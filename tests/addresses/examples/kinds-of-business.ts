import type { PastedExample } from './pasted-address.ts';

const place: PastedExample['block'] = {
  addressLine1: 'Dorfstr. 3',
  postalCode: '3550',
  city: 'Langenlois',
  countryCode: 'AT',
};
const written = (names: string) => `${names}\nDorfstr. 3\n3550 Langenlois\nÖsterreich`;

/** Businesses that are called by what they are and whose they are, and people who are called like one. */
export const kindsOfBusiness: Readonly<Record<string, readonly PastedExample[]>> = {
  'a kind of business before its name': [
    'Weingut Leitner',
    'Bio-Weingut Leitner',
    'WEINGUT LEITNER',
    'Leitner Weingut',
    'Buchhandlung Leitner',
    'Gaststätte Leitner',
    'Tankstelle Leitner',
    'Pflegeheim Sankt Anna',
    'Campingplatz Seeblick',
    'Reitstall Leitner',
    'Gebäudereinigung Leitner',
    'Eisenwaren Leitner',
    'Friseur Leitner',
    'Tierarzt Leitner',
    'Autoteile Leitner',
    'Bodega Torres',
    'Zentrallager Nordost',
    'Logistik West',
    'Autohaus Neuhaus',
    'Gasthaus Althof',
    'Reiterhof Leitner',
  ].map((companyName) => ({ text: written(companyName), block: { ...place, companyName } })),
  'somebody who is called like one': [
    'Max Gut',
    'Eva Oberheim',
    'Rose Winzer',
    'Andrei Popescu',
    'Salvatore Esposito',
    'Trung Nguyen',
    'Irmgard Juwelier',
    'Pia Post',
    'Robert Frost',
    'Eva Neuhaus',
    'Max Imhof',
  ].map((personName) => ({ text: written(personName), block: { ...place, personName } })),
  'somebody beside such a business': ['Eva Leitner\nWeingut Leitner', 'Weingut Leitner\nEva Leitner'].map(
    (names) => ({
      text: written(names),
      block: { ...place, companyName: 'Weingut Leitner', personName: 'Eva Leitner' },
    }),
  ),
};
