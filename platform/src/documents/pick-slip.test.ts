import { expect, test } from 'vitest';
import { pickSlip, type PickSlip } from './pick-slip.ts';
import { examplePaper, exampleSlip } from './testing/example-papers.ts';
import { readPdf } from './testing/read-pdf.ts';

const slip = async (changes: Partial<PickSlip> = {}) =>
  readPdf(await pickSlip({ ...exampleSlip, ...changes }));

/** Text as it is read, whatever its blanks are. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';

test('says whom what is packed for, and has the number that the bench looks up', async () => {
  const { title, pages, printScaling } = await slip();
  expect(printScaling).toBe('None');
  expect(title).toBe('Packzettel LO-104512');
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({
    width: 595.28,
    height: 841.89,
    barcodes: [{ format: 'Code128', text: 'LO-104512' }],
  });
  const text = plain(pages[0]?.text);
  for (const said of [
    'Zahntechnik Löwenstein & Partner',
    '73525 Schwäbisch Gmünd',
    'PO-77131',
    'Messbrücke und Gewindehülsen',
    'Hülsen einzeln einschlagen, Prüfprotokoll obenauf.',
    'Wird beim Abschließen gewählt',
    '24.11.2026',
    '40 × 30 × 25',
    '24,5 kg',
    'von Jana Möller',
  ])
    expect(text).toContain(said);
  for (const unsaid of ['Gefahrgut', 'Neutraler Versand', 'Warentarifnummer'])
    expect(text).not.toContain(unsaid);
});

test('warns of what is packed in another way, and lists what customs are told', async () => {
  const { pages } = await slip({
    isDangerous: true,
    isNeutral: true,
    isAbroad: true,
    product: ['UPS (simuliert)', 'Standard'],
    positions: examplePaper.items,
    packingNotes: '',
  });
  const text = plain(pages[0]?.text);
  for (const said of [
    'Gefahrgut',
    'Neutraler Versand',
    'UPS (simuliert)',
    'Warentarifnummer',
    '90318020',
    'DEUTSCHLAND',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Packhinweise');
});
