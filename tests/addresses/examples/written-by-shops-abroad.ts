import type { PastedExample } from './pasted-address.ts';

const thiel: PastedExample['block'] = {
  companyName: 'Thiel Medizintechnik AG',
  addressLine1: 'Breslauer Straße 31-33',
  postalCode: '37085',
  city: 'Göttingen',
  countryCode: 'DE',
};
const langer: PastedExample['block'] = {
  personName: 'Dr. Ute Langer',
  addressLine1: 'Schwabstr. 18',
  postalCode: '70197',
  city: 'Stuttgart',
  countryCode: 'DE',
};

function withHeading(heading: string, lines: string, block: PastedExample['block']): PastedExample {
  return { text: `${heading}\n${lines}`, block };
}

/** Mails of shops in other languages, and what registers and telephones add: each is read right in every field. */
export const pastedFromShopsAbroad: Readonly<Record<string, readonly PastedExample[]>> = {
  'shipping addresses under headings of other languages': [
    ...['Indirizzo di spedizione', 'Indirizzo di consegna:', 'INDIRIZZO DI SPEDIZIONE'].map((heading) =>
      withHeading(
        heading,
        'Giulia Ferraro\nCorso Vittorio Emanuele II 88\nScala B, interno 6\n10121 Torino TO\nItaly',
        {
          personName: 'Giulia Ferraro',
          addressLine1: 'Corso Vittorio Emanuele II 88',
          addressLine2: 'Scala B',
          addressLine3: 'interno 6',
          postalCode: '10121',
          city: 'Torino TO',
          countryCode: 'IT',
        },
      ),
    ),
    ...['Bezorgadres', 'Afleveradres', 'Verzendadres:'].map((heading) =>
      withHeading(heading, 'Sanne Visser\nKeizersgracht 241-2\n1016EA Amsterdam\nThe Netherlands', {
        personName: 'Sanne Visser',
        addressLine1: 'Keizersgracht 241-2',
        postalCode: '1016 EA',
        city: 'Amsterdam',
        countryCode: 'NL',
      }),
    ),
    ...['Doručovací adresa', 'Dodací adresa'].map((heading) =>
      withHeading(heading, 'Kovo Dvořák s.r.o.\nNádražní 1421/16\n702 00 Ostrava\nČeská republika', {
        companyName: 'Kovo Dvořák s.r.o.',
        addressLine1: 'Nádražní 1421/16',
        postalCode: '702 00',
        city: 'Ostrava',
        countryCode: 'CZ',
      }),
    ),
    ...['Dirección de envío', 'Dirección de entrega', 'DIRECCION DE ENVIO'].map((heading) =>
      withHeading(
        heading,
        'Dña. Carmen Ruiz Ortega\nAvda. de la Constitución 45, 3º izq.\n41004 Sevilla\nEspaña',
        {
          personName: 'Dña. Carmen Ruiz Ortega',
          addressLine1: 'Avda. de la Constitución 45',
          addressLine2: '3º izq.',
          postalCode: '41004',
          city: 'Sevilla',
          countryCode: 'ES',
        },
      ),
    ),
    withHeading('Leveringsadresse', 'Mette Kjær\nVesterbrogade 120, 4. tv.\n1620 København V\nDanmark', {
      personName: 'Mette Kjær',
      addressLine1: 'Vesterbrogade 120',
      addressLine2: '4. tv.',
      postalCode: '1620',
      city: 'København V',
      countryCode: 'DK',
    }),
    withHeading('LEVERANSADRESS', 'LARS ÅKESSON\nSTORGATAN 9 A\n352 33 VÄXJÖ\nSVERIGE', {
      personName: 'LARS ÅKESSON',
      addressLine1: 'STORGATAN 9 A',
      postalCode: '352 33',
      city: 'VÄXJÖ',
      countryCode: 'SE',
    }),
    withHeading(
      'Szállítási cím',
      'Szabó Éva\nPetőfi Sándor utca 8. 2/5\n6720 Szeged\nMagyarország\n+36 30 555 1212',
      {
        personName: 'Szabó Éva',
        addressLine1: 'Petőfi Sándor utca 8. 2/5',
        postalCode: '6720',
        city: 'Szeged',
        countryCode: 'HU',
        phone: '+36 30 555 1212',
      },
    ),
    withHeading(
      'Adres dostawy',
      'Marek Zieliński\nos. Słoneczne 14/22\n31-956 Kraków\nPolska\n\nAdres rozliczeniowy\nFirma Zet\nul. Prosta 1\n00-838 Warszawa',
      {
        personName: 'Marek Zieliński',
        addressLine1: 'os. Słoneczne 14/22',
        postalCode: '31-956',
        city: 'Kraków',
        countryCode: 'PL',
      },
    ),
    withHeading(
      'Adresse de facturation',
      'Paul Morel\n3 rue Nationale\n37000 Tours\n\nAdresse de livraison\nAnne Morel\n12 impasse des Lilas\n37100 Tours\nFrance',
      {
        personName: 'Anne Morel',
        addressLine1: '12 impasse des Lilas',
        postalCode: '37100',
        city: 'Tours',
        countryCode: 'FR',
      },
    ),
  ],
  'numbers of registers and offices': [
    ...['HRB 20455, AG Göttingen', 'Handelsregister: HRB 20455, Amtsgericht Göttingen'].map((line) => ({
      text: `Thiel Medizintechnik AG\nBreslauer Straße 31-33\n37085 Göttingen\n\n${line}`,
      block: thiel,
    })),
    {
      text: 'Nordlys Design\nv/ Ida Holm\nStrandvejen 300\n2930 Klampenborg\nDenmark\nCVR 30112233',
      block: {
        companyName: 'Nordlys Design',
        personName: 'Ida Holm',
        addressLine1: 'Strandvejen 300',
        postalCode: '2930',
        city: 'Klampenborg',
        countryCode: 'DK',
      },
    },
    {
      text: 'Ljubljana Trade d.o.o.\nSlovenska cesta 55\nSI-1000 Ljubljana\nSlovenija\nID za DDV: SI12345678',
      block: {
        companyName: 'Ljubljana Trade d.o.o.',
        addressLine1: 'Slovenska cesta 55',
        postalCode: '1000',
        city: 'Ljubljana',
        countryCode: 'SI',
      },
    },
  ],
  'telephones whose area stands in brackets': [
    {
      text: 'SHIP TO: Prairie Bike Works LLC\n4410 N Lincoln Ave Ste 200\nChicago, IL 60625-2104\nUnited States\nPhone: (773) 555-0187',
      block: {
        companyName: 'Prairie Bike Works LLC',
        addressLine1: '4410 N Lincoln Ave Ste 200',
        postalCode: '60625-2104',
        city: 'Chicago',
        state: 'IL',
        countryCode: 'US',
        phone: '(773) 555-0187',
      },
    },
    {
      text: 'Dr. Ute Langer\nSchwabstr. 18\n70197 Stuttgart\nTelefon: (0711) 63 20 11',
      block: { ...langer, phone: '(0711) 63 20 11' },
    },
  ],
  'what a telephone puts beside a mail': [
    ...['Sent from my iPhone', 'Von meinem iPad gesendet', 'Gesendet mit der Post-App'].map((line) => ({
      text: `${line}\n\nDr. Ute Langer\nSchwabstr. 18\n70197 Stuttgart`,
      block: langer,
    })),
    {
      text: 'Dr. Ute Langer\nSchwabstr. 18\n70197 Stuttgart\n\nEnvoyé de mon iPhone',
      block: langer,
    },
  ],
  'names behind their label, and towns beside a company': [
    {
      text: 'Customer name: Tom Barker\nAddress 1: 88 Hill Rise\nAddress 2:\nTown: Reading\nPostcode: RG1 7QT\nCountry: UK\nMobile: 07700 900456',
      block: {
        personName: 'Tom Barker',
        addressLine1: '88 Hill Rise',
        postalCode: 'RG1 7QT',
        city: 'Reading',
        countryCode: 'GB',
        phone: '07700 900456',
      },
    },
    {
      text: 'Kovács Gépgyártó Kft.\t9026\tGyőr\tGyár u. 4.\tHU',
      block: {
        companyName: 'Kovács Gépgyártó Kft.',
        addressLine1: 'Gyár u. 4.',
        postalCode: '9026',
        city: 'Győr',
        countryCode: 'HU',
      },
    },
  ],
  'numbers that stay beside their word where a line is full': [
    {
      text: 'TALLERES GOMEZ E HIJOS SL, POLIGONO INDUSTRIAL LA PAZ PARCELA 12, 44195 TERUEL, ESPAÑA',
      block: {
        companyName: 'TALLERES GOMEZ E HIJOS SL',
        addressLine1: 'POLIGONO INDUSTRIAL LA PAZ',
        addressLine2: 'PARCELA 12',
        postalCode: '44195',
        city: 'TERUEL',
        countryCode: 'ES',
      },
    },
  ],
};
