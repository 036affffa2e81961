import { PDFDocument } from '@cantoo/pdf-lib';

/** All pages of some documents as one, in their order. */
export async function mergeLabels(files: readonly Blob[]): Promise<Blob> {
  const merged = await PDFDocument.create();
  for (const file of files) {
    const document = await PDFDocument.load(await file.arrayBuffer());
    for (const page of await merged.copyPages(document, document.getPageIndices())) merged.addPage(page);
  }
  return new Blob([new Uint8Array(await merged.save())], { type: 'application/pdf' });
}
