import { addresses } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { type ConsignmentNote, consignmentNote } from './consignment-note.ts';
import { exampleNote } from './testing/example-papers.ts';
import { readPdf } from './testing/read-pdf.ts';

const note = async (changes: Partial<ConsignmentNote> = {}) =>
  readPdf(await consignmentNote({ ...exampleNote, ...changes }));

const barcode = [{ format: 'Code128', text: '00340433836442636597' }];
const a4 = { width: 595.28, height: 841.89 };

/** Text as it is read, whatever its blanks are. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';

describe('the consignment note', () => {
  test('says what § 408 asks for', async () => {
    const { title, language, pages } = await note();
    expect({ title, language }).toEqual({ title: 'Frachtbrief LO-104512', language: 'de-DE' });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ ...a4, barcodes: barcode });
    const text = plain(pages[0]?.text);
    for (const said of [
      'Frachtbrief',
      'nach § 408 HGB · 1 Ausfertigung',
      'Ausgestellt in Kiel, 20.11.2026',
      'Tietze Feinmechanik GmbH',
      'Löwenstein',
      'DHL (simuliert)',
      '24.11.2026',
      'Messbrücke und Gewindehülsen',
      'Ohne Umverpackung',
      '40 × 30 × 25',
      '10,4 kg',
      '24,5 kg',
      'PO-77131',
      'Warenwert 1.480,00 €',
      'Empfänger: Gut empfangen, Datum, Unterschrift',
      'Seite 1 von 1',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Gefahrgut|Samstagszustellung|Transportversicherung|DDP|DAP/);
  });

  test('has three originals, each of whom it names', async () => {
    const { pages } = await note({ copies: 'triple' });
    expect(pages.map(({ text }) => /\d\. Ausfertigung – .+(?= Auftragsnummer)/.exec(text)?.[0])).toEqual([
      '1. Ausfertigung – für den Absender',
      '2. Ausfertigung – Begleitpapier',
      '3. Ausfertigung – für den Frachtführer',
    ]);
    expect(pages.map(({ barcodes }) => barcodes)).toEqual([barcode, barcode, barcode]);
    for (const { text } of pages) expect(text).toContain('Seite 1 von 1');
  });

  test('says what was agreed', async () => {
    const agreed = { isDangerous: true, isInsured: true, isSaturdayDelivery: true, incoterm: 'DDP' as const };
    const text = plain((await note(agreed)).pages[0]?.text);
    for (const said of [
      'Gefahrgut',
      'Transportversicherung',
      'Samstagszustellung',
      'Verzollt geliefert (DDP)',
    ])
      expect(text).toContain(said);
  });

  test('with as many rows as there can be goes on over pages and loses none', async () => {
    const [row] = exampleNote.packages;
    if (!row) throw new Error('The fixtures hold no package');
    const packages = Array.from({ length: 50 }, (_, index) => ({ ...row, amount: 1, weightKg: 10 + index }));
    const { pages } = await note({ packages, copies: 'triple' });
    expect(pages).toHaveLength(9);
    const text = plain(
      pages
        .slice(0, 3)
        .map((page) => page.text)
        .join(' '),
    );
    for (let kg = 10; kg < 60; kg += 1) expect(text).toContain(`${kg} kg`);
    expect(pages.map((page) => /Seite \d von \d/.exec(page.text)?.[0])).toEqual(
      Array.from({ length: 3 }, () => ['Seite 1 von 3', 'Seite 2 von 3', 'Seite 3 von 3']).flat(),
    );
    expect(pages.map(({ barcodes }) => barcodes.length)).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1]);
  });
});

describe('the consignment note across a border', () => {
  const abroad = {
    law: 'cmr',
    recipient: addresses.brunnmatt,
    tariffNumbers: ['90318020', '731816'],
    incoterm: 'DAP',
    exporterNumbers: { vatNumber: 'DE123456789', eoriNumber: 'DE1234567' },
  } as const satisfies Partial<ConsignmentNote>;

  test('says what Art. 6 of the CMR asks for, in two languages', async () => {
    const { pages } = await note(abroad);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ ...a4, barcodes: barcode });
    const text = plain(pages[0]?.text);
    for (const said of [
      'CMR-Frachtbrief / CMR Consignment Note',
      'Diese Beförderung unterliegt trotz einer gegenteiligen Abmachung den Bestimmungen des Übereinkommens',
      'This carriage is subject, notwithstanding any clause to the contrary, to the Convention',
      '1 Absender (Name, Anschrift, Land) / Sender (name, address, country) Tietze Feinmechanik GmbH',
      '24143 KIEL DEUTSCHLAND USt-IdNr. / VAT No. DE123456789 EORI-Nr. / EORI No. DE1234567',
      '2 Empfänger (Name, Anschrift, Land) / Consignee (name, address, country) Atelier Brunnmatt AG',
      '3 Ort der Ablieferung, zugesagter Tag / Place of delivery, agreed day 8001 ZÜRICH, SCHWEIZ 24.11.2026',
      '4 Ort und Tag der Übernahme / Place and date of taking over 24143 KIEL, DEUTSCHLAND 20.11.2026',
      '5 Beigefügte Dokumente / Documents attached Handelsrechnung / Commercial invoice LO-104512',
      'Zollinhaltserklärung / Customs declaration',
      'LO-104512 2 Karton / Carton Messbrücke und Gewindehülsen s. Rechnung / see invoice 10,4 kg 0,060 m³',
      'Summe / Total 3 24,5 kg 0,362 m³',
      'Unverzollt geliefert / Delivered at place (DAP)',
      'Frei, zahlt der Absender / Carriage paid by sender',
      '16 Frachtführer / Carrier DHL (simuliert) Paket',
      'Wert (Zoll, Versicherung) / Value (customs, insurance) 1.480,00 EUR',
      '21 Ausgefertigt in, am / Established in, on Kiel, 20.11.2026',
      '24 Empfangen am, Unterschrift des Empfängers / Received on, signature of the consignee',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('HGB');
  });

  test('names the one tariff number that there is, and no papers where customs get none', async () => {
    const one = plain((await note({ ...abroad, tariffNumbers: ['731816', '731816'] })).pages[0]?.text);
    expect(one).toContain('Messbrücke und Gewindehülsen 731816 10,4 kg');
    const none = plain((await note({ ...abroad, tariffNumbers: [], incoterm: null })).pages[0]?.text);
    expect(none).not.toMatch(/Handelsrechnung|Zollinhaltserklärung|DAP/);
  });

  test('further than lorries go holds by road alone', async () => {
    const text = plain((await note({ ...abroad, law: 'overseas' })).pages[0]?.text);
    expect(text).toContain('in der Luft dem Montrealer Übereinkommen');
    expect(text).not.toMatch(/CMR-Frachtbrief|Diese Beförderung unterliegt/);
  });

  test('has three originals, each of whom it names', async () => {
    const { pages } = await note({ ...abroad, copies: 'triple' });
    expect(pages.map(({ text }) => /\d[a-z]{2} copy – .+?(?= Auftragsnummer)/.exec(text)?.[0])).toEqual([
      '1st copy – for the sender',
      '2nd copy – accompanies the goods',
      '3rd copy – for the carrier',
    ]);
  });

  test('with as many rows as there can be loses none', async () => {
    const [row] = exampleNote.packages;
    if (!row) throw new Error('The fixtures hold no package');
    const packages = Array.from({ length: 50 }, (_, index) => ({ ...row, amount: 1, weightKg: 10 + index }));
    const { pages } = await note({ ...abroad, packages });
    const text = plain(pages.map((page) => page.text).join(' '));
    for (let kg = 10; kg < 60; kg += 1) expect(text).toContain(`${kg} kg`);
    expect(pages.flatMap(({ barcodes }) => barcodes)).toEqual(barcode);
  });
});
