import type { PastedExample } from './pasted-address.ts';

/** What spreadsheets and lists of customers make of addresses, by kinds: each has to be read right in every field. */
export const pastedFromSpreadsheets: Readonly<Record<string, readonly PastedExample[]>> = {
  'names that begin with the last one': [
    {
      text: 'Siemens, München\nRing 1\n80333 München',
      block: {
        companyName: 'Siemens',
        companyName2: 'München',
        addressLine1: 'Ring 1',
        postalCode: '80333',
        city: 'München',
        countryCode: 'DE',
      },
    },
    {
      text: 'Müller, Einkauf\nRing 1\n20095 Hamburg',
      block: {
        companyName: 'Müller',
        companyName2: 'Einkauf',
        addressLine1: 'Ring 1',
        postalCode: '20095',
        city: 'Hamburg',
        countryCode: 'DE',
      },
    },
    {
      text: 'Weber, Dr. Anna\nAm Alten Markt 5\n14467 Potsdam',
      block: {
        personName: 'Dr. Anna Weber',
        addressLine1: 'Am Alten Markt 5',
        postalCode: '14467',
        city: 'Potsdam',
        countryCode: 'DE',
      },
    },
    {
      text: 'Brandstätter, Lukas\nDorf 44\n6235 Reith im Alpbachtal\nÖsterreich',
      block: {
        personName: 'Lukas Brandstätter',
        addressLine1: 'Dorf 44',
        postalCode: '6235',
        city: 'Reith im Alpbachtal',
        countryCode: 'AT',
      },
    },
    {
      text: 'Bianchi, Giulia\nVicolo Stretto 3\n39100 Bolzano (BZ)\nItalien',
      block: {
        personName: 'Giulia Bianchi',
        addressLine1: 'Vicolo Stretto 3',
        postalCode: '39100',
        city: 'Bolzano (BZ)',
        countryCode: 'IT',
      },
    },
    {
      text: 'Dvořák, Petr\nLidická 28\n60200 Brno\nTschechien',
      block: {
        personName: 'Petr Dvořák',
        addressLine1: 'Lidická 28',
        postalCode: '602 00',
        city: 'Brno',
        countryCode: 'CZ',
      },
    },
  ],
  'postcodes that lost their zeros': [
    {
      text: 'Schulze, Katharina\nStraße d. Einheit 14a\n2826 Görlitz',
      block: {
        personName: 'Katharina Schulze',
        addressLine1: 'Straße d. Einheit 14a',
        postalCode: '02826',
        city: 'Görlitz',
        countryCode: 'DE',
      },
      isUncertain: true,
    },
    {
      text: 'Officina Rossi S.n.c.\nVia XXV Aprile, 8/A\n6049 Spoleto PG\nItalia',
      block: {
        companyName: 'Officina Rossi S.n.c.',
        addressLine1: 'Via XXV Aprile 8/A',
        postalCode: '06049',
        city: 'Spoleto PG',
        countryCode: 'IT',
      },
      isUncertain: true,
    },
    {
      text: 'Ferretería López, S.L.\nC/ Mayor, 23, 2º B\n8001 Barcelona\nEspaña',
      block: {
        companyName: 'Ferretería López, S.L.',
        addressLine1: 'C/ Mayor 23',
        addressLine2: '2º B',
        postalCode: '08001',
        city: 'Barcelona',
        countryCode: 'ES',
      },
      isUncertain: true,
    },
    {
      text: 'Fjordkraft AS\nStrandgaten 5\n183 Oslo\nNorge',
      block: {
        companyName: 'Fjordkraft AS',
        addressLine1: 'Strandgaten 5',
        postalCode: '0183',
        city: 'Oslo',
        countryCode: 'NO',
      },
      isUncertain: true,
    },
    {
      text: 'Name;Straße;PLZ;Ort\nWerk A GmbH;Ring 1;1067;Dresden\nWerk B GmbH;Ring 2;20095;Hamburg',
      block: {
        companyName: 'Werk A GmbH',
        addressLine1: 'Ring 1',
        postalCode: '01067',
        city: 'Dresden',
        countryCode: 'DE',
      },
      isUncertain: true,
    },
    {
      text: 'Krüger, Hans-Peter\nSchillerstr. 9\n7743 Jena',
      block: {
        personName: 'Hans-Peter Krüger',
        addressLine1: 'Schillerstr. 9',
        postalCode: '07743',
        city: 'Jena',
        countryCode: 'DE',
      },
      isUncertain: true,
    },
    {
      text: 'Boulangerie Petit\n8, place de la République\n1000 Bourg-en-Bresse\nFrance',
      block: {
        companyName: 'Boulangerie Petit',
        addressLine1: '8, place de la République',
        postalCode: '01000',
        city: 'Bourg-en-Bresse',
        countryCode: 'FR',
      },
      isUncertain: true,
    },
  ],
  'names of halls and offices': [
    {
      text: 'Halle 14 Kunstverein\nSpinnereistr. 7\n04179 Leipzig',
      block: {
        companyName: 'Halle 14 Kunstverein',
        addressLine1: 'Spinnereistr. 7',
        postalCode: '04179',
        city: 'Leipzig',
        countryCode: 'DE',
      },
    },
    {
      text: 'Büro 21 Architekten\nKantstr. 21\n10623 Berlin',
      block: {
        companyName: 'Büro 21 Architekten',
        addressLine1: 'Kantstr. 21',
        postalCode: '10623',
        city: 'Berlin',
        countryCode: 'DE',
      },
    },
    {
      text: 'Lager 5 Logistik\nz. Hd. Herrn Funk\nHafenstr. 11\n28217 Bremen',
      block: {
        companyName: 'Lager 5 Logistik',
        personName: 'Herrn Funk',
        addressLine1: 'Hafenstr. 11',
        postalCode: '28217',
        city: 'Bremen',
        countryCode: 'DE',
      },
    },
  ],
  'wide digits': [
    {
      text: 'Muster GmbH\nHauptstr. ４２\n７３５５７ Mutlangen',
      block: {
        companyName: 'Muster GmbH',
        addressLine1: 'Hauptstr. 42',
        postalCode: '73557',
        city: 'Mutlangen',
        countryCode: 'DE',
      },
    },
  ],
  'several addresses at once': [
    {
      text: 'Firma;Straße;PLZ;Ort;Land\nNova s.r.o.;Dlhá 5;81101;Bratislava;SK\nBeta GmbH;Ring 2;20095;Hamburg;DE\nGamma;Weg 3;1010;Wien;AT',
      block: {
        companyName: 'Nova s.r.o.',
        addressLine1: 'Dlhá 5',
        postalCode: '811 01',
        city: 'Bratislava',
        countryCode: 'SK',
      },
    },
    {
      text: 'Alpha GmbH, Ring 1, 20095 Hamburg\nBeta GmbH, Weg 2, 24103 Kiel',
      block: {
        companyName: 'Alpha GmbH',
        addressLine1: 'Ring 1',
        postalCode: '20095',
        city: 'Hamburg',
        countryCode: 'DE',
      },
    },
    {
      text: 'Alpha GmbH\nRing 1\n20095 Hamburg\n\nBeta GmbH\nWeg 2\n24103 Kiel',
      block: {
        companyName: 'Alpha GmbH',
        addressLine1: 'Ring 1',
        postalCode: '20095',
        city: 'Hamburg',
        countryCode: 'DE',
      },
    },
  ],
};
