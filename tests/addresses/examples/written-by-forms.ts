import type { PastedExample } from './pasted-address.ts';

const muster: PastedExample['block'] = {
  companyName: 'Muster GmbH',
  addressLine1: 'Hauptstr. 4',
  postalCode: '73557',
  city: 'Mutlangen',
  countryCode: 'DE',
};
const max = { ...muster, companyName: '', personName: 'Max Muster' };

/** What shops, forms and files put around the parts of an address, by kinds: each has to be read right in every field. */
export const pastedFromForms: Readonly<Record<string, readonly PastedExample[]>> = {
  'what stands above an address': [
    ...[
      'Lieferadresse',
      'Versandadresse des Käufers',
      'Rechnungsanschrift',
      'SHIPPING ADDRESS',
      'Delivery Address:',
      'Deliver to',
      'Ship to:',
      'Versand nach:',
      'Impressum',
      'An die',
      'An das',
      'Empfänger',
      'MfG',
    ].map((heading) => ({
      text: `${heading}\nMax Muster\nHauptstr. 4\n73557 Mutlangen\nGermany`,
      block: max,
    })),
    ...['Spett.le', 'Spett.'].map((heading) => ({
      text: `${heading}\nRossi S.p.A.\nVia dell’Industria 5\n20121 Milano\nItalia`,
      block: {
        companyName: 'Rossi S.p.A.',
        addressLine1: 'Via dell’Industria 5',
        postalCode: '20121',
        city: 'Milano',
        countryCode: 'IT',
      },
    })),
    // Names that begin so are names.
    ...['Kontakt GmbH', 'Absender Verlag', 'To Go Shop'].map((companyName) => ({
      text: `${companyName}\nHauptstr. 4\n73557 Mutlangen`,
      block: { ...muster, companyName },
    })),
  ],
  'labels of forms': [
    ...[
      'Vorname: Max\nNachname: Muster\nStraße: Hauptstr.\nHausnummer: 4\nPLZ: 73557\nOrt: Mutlangen',
      'Nachname: Muster\nVorname: Max\nStraße, Hausnummer: Hauptstr. 4\nPLZ, Ort: 73557 Mutlangen',
      'Vorname: Max\nName: Muster\nStraße/Nr.: Hauptstr. 4\nPLZ/Ort: 73557 Mutlangen',
      'Name: Max Muster\nStraße und Hausnummer: Hauptstr. 4\nPLZ / Ort: 73557 Mutlangen\nLand: Deutschland',
      'Vollständiger Name: Max Muster\nAdresszeile 1: Hauptstr. 4\nStadt: Mutlangen\nPostleitzahl: 73557\nLand/Region: Deutschland',
      'Full name: Max Muster\nAddress line 1: Hauptstr. 4\nCity: Mutlangen\nPostal code: 73557\nCountry: Germany',
      'First name: Max\nLast name: Muster\nStreet address: Hauptstr. 4\nZIP: 73557\nCity: Mutlangen\nCountry/Region: DE',
      'Max Muster\nHauptstr. 4\nPLZ 73557 Mutlangen',
    ].map((text) => ({ text, block: max })),
    {
      text: 'Anrede: Frau\nVorname: Eva\nNachname: Groß\nFirma: Muster GmbH\nStraße & Nr.: Hauptstr. 4\nAdresszusatz: 3. OG\nPLZ: 73557\nOrt: Mutlangen',
      block: { ...muster, personName: 'Frau Eva Groß', addressLine2: '3. OG' },
    },
  ],
  'rows under their heads': [
    {
      text: 'Firma1\tFirma2\tStrasse\tHausnr\tPLZ\tOrt\tLand\nMuster GmbH\tEinkauf\tHauptstr.\t4\t73557\tMutlangen\tDE',
      block: { ...muster, companyName2: 'Einkauf' },
    },
    {
      text: 'Firma;Ansprechpartner;Straße;PLZ;Ort;Land\nMuster GmbH;Eva Groß;Hauptstr. 4;73557;Mutlangen;DE',
      block: { ...muster, personName: 'Eva Groß' },
    },
    {
      text: 'Bestellnr\tVorname\tNachname\tStraße\tPLZ\tOrt\tGewicht\n4711\tMax\tMuster\tHauptstr. 4\t73557\tMutlangen\t2,5',
      block: max,
    },
    {
      text: '"Name","Straße","PLZ","Ort","Telefon"\n"Max Muster","Hauptstr. 4","73557","Mutlangen","07171 12345"',
      block: { ...max, phone: '07171 12345' },
    },
    ...[
      'Name 1;Straße;PLZ;Ort\nMuster GmbH;Hauptstr. 4;73557;Mutlangen',
      'Recipient Name,Street,Postal Code,City\n"Muster GmbH","Hauptstr. 4","73557","Mutlangen"',
      'Firma\tStraße Nr.\tPLZ Ort\nMuster GmbH\tHauptstr. 4\t73557 Mutlangen',
    ].map((text) => ({ text, block: muster })),
    {
      text: 'Anrede\tVorname\tNachname\tFirma\tStraße\tHausnr.\tPLZ\tOrt\tTelefon\tE-Mail\nFrau\tEva\tGroß\tMuster GmbH\tHauptstr.\t4\t73557\tMutlangen\t07171 555\teva@muster.example',
      block: { ...muster, personName: 'Frau Eva Groß', phone: '07171 555', email: 'eva@muster.example' },
    },
    {
      text: 'Firma;Name;Straße;PLZ;Ort\nMuster GmbH;;Hauptstr. 4;73557;Mutlangen\nAndere GmbH;;Weg 5;24103;Kiel',
      block: muster,
    },
  ],
  'addresses for mail that begin like a word for them': [
    'eva@muster.example',
    'einkauf@muster.example',
    'e.braun@muster.example',
    'mailing@muster.example',
    'email@muster.example',
    'e-commerce@muster.example',
  ].flatMap((email) =>
    ['', 'E-Mail: ', 'E-Mail ', 'mailto:', 'e:', 'Courriel : ', 'Correo electrónico: '].map((label) => ({
      text: `Muster GmbH\nHauptstr. 4\n73557 Mutlangen\n${label}${email}`,
      block: { ...muster, email },
    })),
  ),
};
