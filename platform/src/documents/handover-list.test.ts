import { expect, test } from 'vitest';
import { handoverList } from './handover-list.ts';
import { exampleList } from './testing/example-papers.ts';
import { readPdf } from './testing/read-pdf.ts';

/** Text as it is read, whatever its blanks are. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the list for a driver says what is handed over, and has one barcode and lines to sign on', async () => {
  const { title, language, printScaling, pages } = await readPdf(await handoverList(exampleList));
  expect({ title, language, printScaling }).toEqual({
    title: 'Übergabeprotokoll TA-10042',
    language: 'de-DE',
    printScaling: 'None',
  });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.barcodes).toEqual([{ format: 'Code128', text: 'TA-10042' }]);
  const text = plain(pages[0]?.text ?? '');
  for (const said of [
    'Tagesabschluss TA-10042',
    'Erstellt am 20.11.2026, 14:05 Uhr',
    'von Jana Möller',
    'Tietze Feinmechanik GmbH',
    'GLS (simuliert)',
    '2 Sendungen',
    '3 Packstücke',
    '18,7 kg',
    'LO-104530',
    '51234567890',
    'Präzisionswerkzeuge Ötztal GmbH',
    '6460 Imst, AT',
    '20354 Hamburg',
    'Übergeben: 2 Sendungen, 3 Packstücke, 18,7 kg.',
    'Fahrer: Name und Unterschrift',
    'Kennzeichen',
    'Datum und Uhrzeit',
    'Seite 1 von 1',
  ])
    expect(text).toContain(said);
});

test('that of a long day goes on over pages, loses nobody, and is signed once', async () => {
  const [parcel] = exampleList.parcels;
  if (!parcel) throw new Error('The example holds no parcel');
  const parcels = Array.from({ length: 120 }, (_, index) => ({
    ...parcel,
    orderNumber: `LO-${200_000 + index}`,
  }));
  const { pages } = await readPdf(await handoverList({ ...exampleList, parcels }));
  expect(pages.length).toBeGreaterThan(3);
  const text = plain(pages.map((page) => page.text).join(' '));
  for (const { orderNumber } of parcels) expect(text).toContain(orderNumber);
  expect(pages.flatMap(({ barcodes }) => barcodes)).toHaveLength(1);
  expect(text.match(/Kennzeichen/g)).toHaveLength(1);
  expect(pages.at(-1)?.text).toContain('Kennzeichen');
});
