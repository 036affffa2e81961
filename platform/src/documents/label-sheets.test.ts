import { A4_POINTS, type PrintLayout, standardLayout } from 'contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { layOutLabel } from './label-sheets.ts';
import { shippingLabel } from './shipping-label.ts';
import { exampleLabel } from './testing/example-label.ts';
import { readPdf } from './testing/read-pdf.ts';

const [width, height] = A4_POINTS;

let label: Uint8Array;
beforeAll(async () => {
  label = await shippingLabel(exampleLabel(1));
});

const laidOut = async (layout: Partial<PrintLayout>, of = label) =>
  readPdf(await layOutLabel({ label: of, layout: { ...standardLayout, ...layout } }));

test('A6 keeps its size, with a page for each copy, its title and language', async () => {
  const pdf = await laidOut({ copies: 3 });
  expect(pdf).toMatchObject({ title: 'Versandetikett LO-104512', language: 'de-DE' });
  expect(pdf.pages.map((page) => [Math.round(page.width), Math.round(page.height)])).toEqual([
    [298, 420],
    [298, 420],
    [298, 420],
  ]);
});

test.each(['a6', 'a4'] as const)('on %s it is printed in its own size', async (format) =>
  expect((await laidOut({ format })).printScaling).toBe('None'),
);

describe('a sheet of A4', () => {
  test.each([
    { position: 1, isLeft: true, isUpper: true },
    { position: 2, isLeft: false, isUpper: true },
    { position: 3, isLeft: true, isUpper: false },
    { position: 4, isLeft: false, isUpper: false },
  ] as const)(
    'has the label at $position, where a scanner reads it',
    async ({ position, isLeft, isUpper }) => {
      const [sheet, ...more] = (await laidOut({ format: 'a4', position })).pages;
      if (!sheet) throw new Error('There is no sheet');
      expect(more).toEqual([]);
      expect([sheet.width, sheet.height]).toEqual([expect.closeTo(width, 0), expect.closeTo(height, 0)]);
      expect(sheet.left >= width / 2).toBe(!isLeft);
      expect(sheet.right <= width / 2).toBe(isLeft);
      expect(sheet.bottom >= height / 2).toBe(isUpper);
      expect(sheet.top <= height / 2).toBe(!isUpper);
      expect(sheet.barcodes).toEqual([{ format: 'Code128', text: '00340433836442636597' }]);
    },
  );

  test('is followed by others, once four labels stand on it', async () => {
    const ofThree = await shippingLabel(exampleLabel(3));
    const { pages } = await laidOut({ format: 'a4', position: 3, copies: 2 }, ofThree);
    const pieces = pages.map(({ text }) => [...text.matchAll(/(\d) von 3/g)].map(([, piece]) => piece));
    expect(pieces).toEqual([
      ['1', '1'],
      ['2', '2', '3', '3'],
    ]);
  });
});

test('the same label on the same paper is the same file', async () => {
  const layout = { format: 'a4', position: 2, copies: 2 } as const;
  const first = await layOutLabel({ label, layout });
  expect(await layOutLabel({ label, layout })).toEqual(first);
});
