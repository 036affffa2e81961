import { PDFDocument, PrintScaling } from '@cantoo/pdf-lib';
import { A4_POINTS, onSheets, type PrintLayout, withCopies } from 'contract';

/**
 * All pages of some labels or other papers as one document, in their order: each in its own size, which is what
 * A6 means of a label, or on sheets of A4 that are filled one after another.
 *
 * @returns null where there is none
 */
export async function mergePapers(files: readonly Blob[], layout: PrintLayout): Promise<Blob | null> {
  if (files.length === 0) return null;
  const merged = await PDFDocument.create();
  // „An Seite anpassen“ would shrink the barcodes.
  merged.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const sources = await Promise.all(files.map(async (file) => PDFDocument.load(await file.arrayBuffer())));
  if (layout.format === 'a6') {
    for (const source of sources)
      for (const page of await merged.copyPages(source, withCopies(source.getPageIndices(), layout)))
        merged.addPage(page);
  } else {
    const [width, height] = A4_POINTS;
    const embedded = await Promise.all(
      sources.map((source) => merged.embedPdf(source, source.getPageIndices())),
    );
    for (const places of onSheets(embedded.flat(), layout)) {
      const sheet = merged.addPage([width, height]);
      for (const { page, left, top } of places)
        sheet.drawPage(page, { x: left, y: height - top - page.height });
    }
  }
  return new Blob([new Uint8Array(await merged.save())], { type: 'application/pdf' });
}
