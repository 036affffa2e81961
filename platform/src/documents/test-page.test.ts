import { expect, test } from 'vitest';
import { layOutLabel } from './label-sheets.ts';
import { TEST_CODE, testPage } from './test-page.ts';
import { readPdf } from './testing/read-pdf.ts';

const made = () =>
  testPage({ organization: 'Segelmacherei Öhlers', printedAt: new Date('2026-11-23T10:00:00Z') });

test('is one page as large as a label, whose barcode a scanner reads', async () => {
  const { title, language, printScaling, pages } = await readPdf(await made());
  expect({ title, language, printScaling }).toEqual({
    title: 'Testseite',
    language: 'de-DE',
    printScaling: 'None',
  });
  expect(pages).toHaveLength(1);
  const [page] = pages;
  expect(((page?.width ?? 0) / 72) * 25.4).toBeCloseTo(105, 1);
  expect(page?.barcodes).toEqual([{ format: 'Code128', text: TEST_CODE }]);
  for (const said of ['Segelmacherei Öhlers', '23.11.2026', '5 cm', 'ÄÖÜ', 'Kein Versandetikett'])
    expect(page?.text).toContain(said);
  // Nothing stands beyond the frame, which is inside the paper of 10 × 15 cm too.
  expect(page?.left).toBeGreaterThan(14);
  expect(page?.right).toBeLessThan(297.64 - 14);
});

test('tries all four places of a sheet of A4', async () => {
  const label = await made();
  const sheet = await readPdf(await layOutLabel({ label, layout: { format: 'a4', position: 1, copies: 4 } }));
  expect(sheet.pages).toHaveLength(1);
  expect(sheet.pages[0]?.barcodes).toHaveLength(4);
  expect(sheet.printScaling).toBe('None');
});
