import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { mergeLabels } from './merge-labels.ts';

async function labelOf(...widths: readonly number[]): Promise<Blob> {
  const document = await PDFDocument.create();
  for (const width of widths) document.addPage([width, 420]);
  return new Blob([new Uint8Array(await document.save())]);
}

test('all pages stand in one document, in the order of the labels', async () => {
  const merged = await mergeLabels([await labelOf(100), await labelOf(200, 250), await labelOf(300)]);
  expect(merged.type).toBe('application/pdf');
  const pages = (await PDFDocument.load(await merged.arrayBuffer())).getPages();
  expect(pages.map((page) => page.getWidth())).toEqual([100, 200, 250, 300]);
});
