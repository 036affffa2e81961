import type { PastedExample } from './pasted-address.ts';

const muster: PastedExample['block'] = {
  companyName: 'Muster GmbH',
  addressLine1: 'Hauptstr. 4',
  postalCode: '73557',
  city: 'Mutlangen',
  countryCode: 'DE',
};
const max = { ...muster, companyName: '', personName: 'Max Muster' };

/** What dispatchers get every day, by kinds: each has to be read right in every field. */
export const pastedDaily: Readonly<Record<string, readonly PastedExample[]>> = {
  'somebody at somebody else’s': [
    ...[
      'c/o Schmidt GmbH & Co. KG',
      'c/o Firma Schmidt AG',
      'C/O Bauer',
      'c / o Bauer',
      'bei Müller',
      'b. Müller',
      'Bei Familie Groß-Meier',
      'p. Adr. Schulze',
    ].map((addressLine2) => ({
      text: `Max Muster\n${addressLine2}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...max, addressLine2 },
    })),
    {
      text: 'Max Muster\n℅ Bauer\nHauptstr. 4\n73557 Mutlangen',
      block: { ...max, addressLine2: 'c/o Bauer' },
    },
    ...['Bei der Kirche 5', 'Bei den Mühren 70', 'Bei St. Johannis 12'].map((addressLine1) => ({
      text: `Max Muster\n${addressLine1}\n73557 Mutlangen`,
      block: { ...max, addressLine1 },
    })),
  ],
  'stations with the number of who fetches it': [
    'Postnummer 12345678\nPackstation 145',
    'Post-Nr.: 12345678\nDHL-Packstation 145',
    'Postnr. 12345678\nPackstation Nr. 145',
    'DHL Kundennummer 12345678\nPackstation: 145',
    'Packstation 145 12345678',
    'Packstation 145 (12345678)',
    'Packstation 145, Postnummer 12345678',
    '12345678 Packstation 145',
    'PACKSTATION 145\n12345678',
    'Paketstation 145\n12345678',
    'Pack-Station 145\n12345678',
  ].map((lines) => ({
    text: `Max Muster\n${lines}\n73557 Mutlangen`,
    block: { ...max, addressLine1: 'Packstation 145', addressLine2: '12345678' },
  })),
  'places that have no street': [
    ...[
      ['Gewerbegebiet Süd', ''],
      ['Industriepark Höchst', 'Gebäude C 770'],
      ['Gewerbepark', 'Halle 3'],
      ['GVZ', 'Tor 4'],
    ].map(([addressLine1 = '', addressLine2 = '']) => ({
      text: `Muster GmbH\n${addressLine1}\n${addressLine2}\n73557 Mutlangen`,
      block: { ...muster, addressLine1, addressLine2 },
    })),
    ...['Industriepark Höchst', 'Gewerbegebiet Nord'].map((addressLine2) => ({
      text: `Muster GmbH\n${addressLine2}\nBrüningstr. 50\n73557 Mutlangen`,
      block: { ...muster, addressLine1: 'Brüningstr. 50', addressLine2 },
    })),
    {
      text: 'Max Muster\nHof Sonnenschein\n73557 Mutlangen',
      block: { ...max, addressLine1: 'Hof Sonnenschein' },
    },
    {
      text: 'Technologiepark Nord\nHauptstr. 4\n73557 Mutlangen',
      block: { ...muster, companyName: 'Technologiepark Nord' },
    },
    {
      text: 'García S.L.\nPol. Ind. El Prado, nave 12\n06800 Mérida\nSpanien',
      block: {
        companyName: 'García S.L.',
        addressLine1: 'Pol. Ind. El Prado',
        addressLine2: 'nave 12',
        postalCode: '06800',
        city: 'Mérida',
        countryCode: 'ES',
      },
    },
    {
      text: 'Martin SAS\nLieu-dit Le Moulin\n33000 Bordeaux\nFrance',
      block: {
        companyName: 'Martin SAS',
        addressLine1: 'Lieu-dit Le Moulin',
        postalCode: '33000',
        city: 'Bordeaux',
        countryCode: 'FR',
      },
    },
  ],
  'notes below the town, and numbers above the names': [
    ...[
      'Standardversand',
      'Lieferanweisungen: Bitte beim Nachbarn abgeben',
      'Anlieferung Mo-Fr 7:00-15:00',
      'Öffnungszeiten: Mo-Fr 8-16 Uhr',
    ].map((note) => ({ text: `Max Muster\nHauptstr. 4\n73557 Mutlangen\n${note}`, block: max })),
    ...['Bestellnummer: 302-1234567-1234567', 'Order #1042', 'Kundennummer: 10042', 'Kunden-Nr. 10042'].map(
      (number) => ({ text: `${number}\nMax Muster\nHauptstr. 4\n73557 Mutlangen`, block: max }),
    ),
    { text: 'Die Adresse lautet: Muster GmbH, Hauptstr. 4, 73557 Mutlangen.', block: muster },
    {
      text: 'Muster GmbH\nZeppelinstr. 1\n60311 Frankfurt a. M.',
      block: { ...muster, addressLine1: 'Zeppelinstr. 1', postalCode: '60311', city: 'Frankfurt a. M.' },
    },
    { text: 'Hauptstr. 4\n73557 Mutlangen\nMuster GmbH', block: muster },
    { text: 'Hauptstr. 4\n73557 Mutlangen\nMuster', block: { ...muster, companyName: 'Muster' } },
  ],
  'telephones, however they are named': [
    'Telefonnummer: 07171 12345',
    'Tel.-Nr.: 07171 12345',
    'Telefon (privat): 07171 12345',
    'Handynummer 07171 12345',
    'Mobiltelefon: 07171 12345',
    'Tel. mobil: 07171 12345',
    'Rufnummer: 07171 12345',
    '📞 07171 12345',
    '☎ 07171 12345',
    'Tél : 07171 12345',
  ].map((line) => ({
    text: `Max Muster\nHauptstr. 4\n73557 Mutlangen\n${line}`,
    block: { ...max, phone: '07171 12345' },
  })),
  signatures: [
    {
      text: 'i. A. Eva Groß\n\n*Muster GmbH*\n📍 Hauptstr. 4\nD-73557 Mutlangen',
      block: { ...muster, personName: 'Eva Groß' },
    },
    ...['ppa. Eva Groß', 'i.V. Eva Groß'].map((line) => ({
      text: `${line}\nMuster GmbH\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, personName: 'Eva Groß' },
    })),
    ...['Muster GmbH * Hauptstr. 4 * 73557 Mutlangen', 'Muster GmbH // Hauptstr. 4 // 73557 Mutlangen'].map(
      (text) => ({ text, block: muster }),
    ),
    { text: 'Muster GmbH ● Hauptstr. 4 ● 73557Mutlangen', block: muster },
  ],
  'rows of spreadsheets without heads': [
    { text: 'Max\tMuster\tHauptstr. 4\t73557\tMutlangen', block: max },
    { text: '10042;Max;Muster;Hauptstr.;4;73557;Mutlangen;DE', block: max },
    {
      text: 'Herr\tMax\tMuster\tHauptstr. 4\t73557\tMutlangen',
      block: { ...max, personName: 'Herr Max Muster' },
    },
    {
      text: 'Muster GmbH\tMax\tGroß-Meier\tHauptstr. 4\t73557\tMutlangen',
      block: { ...muster, personName: 'Max Groß-Meier' },
    },
    {
      text: 'Siemens\tEinkauf\tHauptstr. 4\t73557\tMutlangen',
      block: { ...muster, companyName: 'Siemens', companyName2: 'Einkauf' },
    },
    { text: 'Muster GmbH\tHauptstr. 4\t73557\tMutlangen\tGermany\t2,5 kg\t3', block: muster },
    { text: "Muster GmbH\tHauptstr. 4\t'73557\tMutlangen", block: muster },
  ],
  'towns with their region before the postcode': [
    { text: 'Max Muster\nHauptstr. 4\nMutlangen, Baden-Württemberg 73557\nDeutschland', block: max },
    {
      text: 'Max Muster\nHauptstr. 4\nMUTLANGEN, BADEN-WÜRTTEMBERG, 73557\nDE',
      block: { ...max, city: 'MUTLANGEN' },
    },
    { text: 'Max Muster\nHauptstr. 4\nMutlangen, 73557\nGermany', block: max },
    {
      text: 'Jane Doe\n5 Main Street\nNew York, New York 10001\nUSA',
      block: {
        personName: 'Jane Doe',
        addressLine1: '5 Main Street',
        city: 'New York',
        state: 'New York',
        postalCode: '10001',
        countryCode: 'US',
      },
    },
  ],
  'signs of countries in brackets, and of provinces': [
    {
      text: 'Huber GmbH, Gewerbestraße 1, 5020 Salzburg (AT)',
      block: {
        companyName: 'Huber GmbH',
        addressLine1: 'Gewerbestraße 1',
        postalCode: '5020',
        city: 'Salzburg',
        countryCode: 'AT',
      },
    },
    ...(
      [
        ['50121 Firenze FI', '50121', 'Firenze', 'FI'],
        ['88100 Catanzaro (CZ)', '881 00', 'Catanzaro', 'CZ'],
        ['58100 Grosseto GR', '581 00', 'Grosseto', 'GR'],
      ] as const
    ).map(([line, postalCode, city, countryCode]) => ({
      text: `Bianchi S.r.l.\nVia Roma 3\n${line}`,
      block: { companyName: 'Bianchi S.r.l.', addressLine1: 'Via Roma 3', postalCode, city, countryCode },
      isUncertain: true as const,
    })),
  ],
  'companies and people': [
    ...[
      'Dr. Müller GmbH',
      'Mr. Wash e.G.',
      'Huber e.U.',
      'Dupont SPRL',
      'Rossi Sagl',
      'Rechtsanwälte Müller Schulze Meier',
      'Steuerberater Klaus Weber',
      'Schweizer Optik',
      'Anna Blumen',
    ].map((companyName) => ({
      text: `${companyName}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, companyName },
    })),
    ...['Familie Müller', 'Fam. Peter Müller', 'Eheleute Anna und Peter Müller', 'Ing. Franz Huber'].map(
      (personName) => ({
        text: `${personName}\nHauptstr. 4\n73557 Mutlangen`,
        block: { ...max, personName },
      }),
    ),
    ...[
      'Filiale Kiel',
      'Personalabteilung',
      'Niederlassung Nord',
      'Kundenservice',
      'Afd. Inkoop',
      'HR Department',
    ].map((companyName2) => ({
      text: `Muster GmbH\n${companyName2}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, companyName2 },
    })),
    ...['3. Obergeschoss', 'Obj. 44', 'Bâtiment B'].map((addressLine2) => ({
      text: `Max Muster\nHauptstr. 4\n${addressLine2}\n73557 Mutlangen`,
      block: { ...max, addressLine2 },
    })),
    {
      text: 'Max Muster Am Sandtorkai 41 20457 Hamburg',
      block: { ...max, addressLine1: 'Am Sandtorkai 41', postalCode: '20457', city: 'Hamburg' },
    },
  ],
};
