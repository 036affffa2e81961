import type { PastedExample } from './pasted-address.ts';

/** What is written otherwise in countries far away, by kinds: each has to be read right in every field. */
export const pastedAcrossBorders: Readonly<Record<string, readonly PastedExample[]>> = {
  'states in words': [
    {
      text: 'Acme Inc.\n1200 NW 23rd Ave, Suite 400\nPortland OR 97210-1234',
      block: {
        companyName: 'Acme Inc.',
        addressLine1: '1200 NW 23rd Ave',
        addressLine2: 'Suite 400',
        postalCode: '97210-1234',
        city: 'Portland',
        state: 'OR',
        countryCode: 'US',
      },
    },
    {
      text: 'Les Érables Inc.\n4500 rue Saint-Denis\nMontréal, Québec H2J 2L4\nCanada',
      block: {
        companyName: 'Les Érables Inc.',
        addressLine1: '4500 rue Saint-Denis',
        postalCode: 'H2J 2L4',
        city: 'Montréal',
        state: 'Québec',
        countryCode: 'CA',
      },
    },
    {
      text: 'Maple Tools\n88 King Street West\nToronto, Ontario M5H 1A1\nCanada',
      block: {
        companyName: 'Maple Tools',
        addressLine1: '88 King Street West',
        postalCode: 'M5H 1A1',
        city: 'Toronto',
        state: 'Ontario',
        countryCode: 'CA',
      },
    },
    {
      text: 'Koala Crafts Pty Ltd\nUnit 4, 12 Harbour Street\nSydney New South Wales 2000\nAustralia',
      block: {
        companyName: 'Koala Crafts Pty Ltd',
        addressLine1: '12 Harbour Street',
        addressLine2: 'Unit 4',
        postalCode: '2000',
        city: 'Sydney',
        state: 'New South Wales',
        countryCode: 'AU',
      },
    },
    {
      text: 'Bob Wilson\n7 Beach Road\nCairns Queensland 4870',
      block: {
        personName: 'Bob Wilson',
        addressLine1: '7 Beach Road',
        postalCode: '4870',
        city: 'Cairns',
        state: 'Queensland',
        countryCode: 'AU',
      },
    },
    {
      text: 'Harper Supplies\n350 5th Avenue\nNew York NY 10118',
      block: {
        companyName: 'Harper Supplies',
        addressLine1: '350 5th Avenue',
        postalCode: '10118',
        city: 'New York',
        state: 'NY',
        countryCode: 'US',
      },
    },
  ],
  'Brazil, with and without its name': [
    {
      text: 'Livraria Aurora Ltda\nRua das Flores, 123 - Apto 45\n80020-090 Curitiba - PR',
      block: {
        companyName: 'Livraria Aurora Ltda',
        addressLine1: 'Rua das Flores 123',
        addressLine2: 'Apto 45',
        postalCode: '80020-090',
        city: 'Curitiba',
        state: 'PR',
        countryCode: 'BR',
      },
    },
    {
      text: 'João Pereira\nAv. Atlântica, 1702\nRio de Janeiro - RJ\nCEP: 22021-001\nBrasil',
      block: {
        personName: 'João Pereira',
        addressLine1: 'Av. Atlântica 1702',
        postalCode: '22021-001',
        city: 'Rio de Janeiro',
        state: 'RJ',
        countryCode: 'BR',
      },
    },
    {
      text: 'Padaria Sol Ltda\nRua XV de Novembro, 200\n89010-000 Blumenau/SC',
      block: {
        companyName: 'Padaria Sol Ltda',
        addressLine1: 'Rua XV de Novembro 200',
        postalCode: '89010-000',
        city: 'Blumenau',
        state: 'SC',
        countryCode: 'BR',
      },
    },
    {
      text: 'Carlos Lima\nRua Bahia, 55, Apto 301\nBelo Horizonte - MG, 30160-010',
      block: {
        personName: 'Carlos Lima',
        addressLine1: 'Rua Bahia 55',
        addressLine2: 'Apto 301',
        postalCode: '30160-010',
        city: 'Belo Horizonte',
        state: 'MG',
        countryCode: 'BR',
      },
    },
  ],
  'quarters before their streets': [
    {
      text: 'Demir Tekstil Ltd. Şti.\nOrganize Sanayi Mah. 3. Cadde No: 12\n16140 Nilüfer/Bursa\nTürkiye',
      block: {
        companyName: 'Demir Tekstil Ltd. Şti.',
        addressLine1: '3. Cadde No: 12',
        addressLine2: 'Organize Sanayi Mah.',
        postalCode: '16140',
        city: 'Nilüfer/Bursa',
        countryCode: 'TR',
      },
    },
    {
      text: 'Mehmet Kaya\nFenerbahçe Mahallesi Bağdat Caddesi No:120 Kat:2 Daire:5\n34726 Kadıköy / İstanbul\nTurkey',
      block: {
        personName: 'Mehmet Kaya',
        addressLine1: 'Bağdat Caddesi No:120 Kat:2 Daire:5',
        addressLine2: 'Fenerbahçe Mahallesi',
        postalCode: '34726',
        city: 'Kadıköy / İstanbul',
        countryCode: 'TR',
      },
    },
    {
      text: 'Ali Çelik\nKızılay Mahallesi, Atatürk Bulvarı No: 88/4\n06420 Çankaya/Ankara\nTürkiye',
      block: {
        personName: 'Ali Çelik',
        addressLine1: 'Atatürk Bulvarı No: 88/4',
        addressLine2: 'Kızılay Mahallesi',
        postalCode: '06420',
        city: 'Çankaya/Ankara',
        countryCode: 'TR',
      },
    },
    {
      text: 'Yıldız Ltd. Şti.\nAlsancak Mah. 1453. Sok. No:7 K:2\n35220 Konak/İzmir\nTURKEY',
      block: {
        companyName: 'Yıldız Ltd. Şti.',
        addressLine1: '1453. Sok. No:7 K:2',
        addressLine2: 'Alsancak Mah.',
        postalCode: '35220',
        city: 'Konak/İzmir',
        countryCode: 'TR',
      },
    },
  ],
  'places of Japan': [
    {
      text: 'Suzuki Hanako\n2-11-3 Meguro\nMeguro-ku, Tokyo 153-0063\nJapan',
      block: {
        personName: 'Suzuki Hanako',
        addressLine1: '2-11-3 Meguro',
        postalCode: '153-0063',
        city: 'Meguro-ku',
        state: 'Tokyo',
        countryCode: 'JP',
      },
    },
  ],
  'days as names of streets, and parts behind the number': [
    {
      text: 'Nordlicht Apotheke, Platz d. 20. Juli 3, 18055 Rostock',
      block: {
        companyName: 'Nordlicht Apotheke',
        addressLine1: 'Platz d. 20. Juli 3',
        postalCode: '18055',
        city: 'Rostock',
        countryCode: 'DE',
      },
    },
    {
      text: 'Atelier Bois SARL\n14 ter, rue du 8 Mai 1945\n69100 VILLEURBANNE CEDEX\nFrance',
      block: {
        companyName: 'Atelier Bois SARL',
        addressLine1: '14 ter, rue du 8 Mai 1945',
        postalCode: '69100',
        city: 'VILLEURBANNE CEDEX',
        countryCode: 'FR',
      },
    },
    {
      text: 'Casa do Livro Lda\nRua de Santa Catarina, 45 r/c\n4000-447 Porto\nPortugal',
      block: {
        companyName: 'Casa do Livro Lda',
        addressLine1: 'Rua de Santa Catarina 45 r/c',
        postalCode: '4000-447',
        city: 'Porto',
        countryCode: 'PT',
      },
    },
    {
      text: 'Muster GmbH Str. d. 17. Juni 135 10623 Berlin',
      block: {
        companyName: 'Muster GmbH',
        addressLine1: 'Str. d. 17. Juni 135',
        postalCode: '10623',
        city: 'Berlin',
        countryCode: 'DE',
      },
    },
    {
      text: 'M. Jean Dupont\nRésidence Les Pins\n25 avenue du 11 Novembre 1918\n13008 Marseille\nFrance',
      block: {
        personName: 'M. Jean Dupont',
        addressLine1: '25 avenue du 11 Novembre 1918',
        addressLine2: 'Résidence Les Pins',
        postalCode: '13008',
        city: 'Marseille',
        countryCode: 'FR',
      },
    },
    {
      text: 'Carpintería Gil S.L.U.\nAvda. de la Constitución, 7, 3º Izq.\n41001 Sevilla\nEspaña',
      block: {
        companyName: 'Carpintería Gil S.L.U.',
        addressLine1: 'Avda. de la Constitución 7',
        addressLine2: '3º Izq.',
        postalCode: '41001',
        city: 'Sevilla',
        countryCode: 'ES',
      },
    },
  ],
};
