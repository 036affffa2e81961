import { PDFDocument, PrintScaling } from '@cantoo/pdf-lib';
import { standardLayout } from 'contract';
import { expect, test } from 'vitest';
import { type MergedPapers, mergePapers } from './merge-papers.ts';

/** Pages of so many points. */
async function labelOf(...widths: readonly number[]): Promise<Blob> {
  const document = await PDFDocument.create();
  for (const width of widths) document.addPage([width, 420]).drawText(String(width));
  return new Blob([new Uint8Array(await document.save())]);
}

const sizesOf = async (merged: MergedPapers | null) => {
  const pages = (await PDFDocument.load((await merged?.file.arrayBuffer()) ?? '')).getPages();
  expect(merged?.pages).toBe(pages.length);
  return pages.map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);
};

const labels = () => Promise.all([labelOf(100), labelOf(200, 250), labelOf(300)]);

test('all pages stand in one document, in the order of the labels and as often as they are wanted', async () => {
  const merged = await mergePapers(await labels(), standardLayout);
  expect(merged?.file.type).toBe('application/pdf');
  expect((await sizesOf(merged)).map(([width]) => width)).toEqual([100, 200, 250, 300]);
  const twice = await mergePapers(await labels(), { ...standardLayout, copies: 2 });
  expect((await sizesOf(twice)).map(([width]) => width)).toEqual([100, 100, 200, 200, 250, 250, 300, 300]);
});

test('sheets of A4 are filled one after another, whichever label a page is of', async () => {
  const a4 = [595, 842];
  const onA4 = { ...standardLayout, format: 'a4' } as const;
  expect(await sizesOf(await mergePapers(await labels(), onA4))).toEqual([a4]);
  expect(await sizesOf(await mergePapers(await labels(), { ...onA4, position: 2 }))).toEqual([a4, a4]);
  expect(await sizesOf(await mergePapers(await labels(), { ...onA4, copies: 3 }))).toEqual([a4, a4, a4]);
});

test.each(['a6', 'a4'] as const)('on %s they are printed in their own size', async (format) => {
  const merged = await mergePapers(await labels(), { ...standardLayout, format });
  const { catalog } = await PDFDocument.load((await merged?.file.arrayBuffer()) ?? '');
  expect(catalog.getViewerPreferences()?.getPrintScaling()).toBe(PrintScaling.None);
});

test('on sheets of A4 what is larger than a label stays a page of its own, between the labels before and after it', async () => {
  const a4 = [595, 842];
  const invoice = await labelOf(595);
  const papers = [await labelOf(298), await labelOf(298), invoice, await labelOf(298), await labelOf(298)];
  const onA4 = { ...standardLayout, format: 'a4', position: 4 } as const;
  // One fits on the sheet that was begun, the second begins another one; then the invoice and one more sheet.
  expect(await sizesOf(await mergePapers(papers, onA4))).toEqual([a4, a4, [595, 420], a4]);
});

test('of no label nothing is made', async () => {
  expect(await mergePapers([], standardLayout)).toBeNull();
});
