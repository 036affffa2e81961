import { PDFDocument, type PDFEmbeddedPage, type PDFPage, PrintScaling } from '@cantoo/pdf-lib';
import { A4_POINTS, onSheets, type PrintLayout, withCopies } from 'contract';

/** Papers that were laid into one document. */
export interface MergedPapers {
  readonly file: Blob;
  /** As many leave the printer. */
  readonly pages: number;
}

/**
 * All pages of some labels or other papers as one document, in their order: each in its own size, which is what
 * A6 means of a label, or labels on sheets of A4 that are filled one after another. What is larger than a label stays
 * a page of its own there, too, and the labels after it begin another sheet: what is of one parcel comes out together.
 *
 * @returns null where there is none
 */
export async function mergePapers(files: readonly Blob[], layout: PrintLayout): Promise<MergedPapers | null> {
  if (files.length === 0) return null;
  const merged = await PDFDocument.create();
  // „An Seite anpassen“ would shrink the barcodes.
  merged.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const sources = await Promise.all(files.map(async (file) => PDFDocument.load(await file.arrayBuffer())));
  const isWhole = (page: PDFPage) => layout.format === 'a6' || isLarger(page);
  /** Labels that wait for the rest of their sheet. */
  let waiting: PDFEmbeddedPage[] = [];
  let { position } = layout;
  const layOnSheets = () => {
    const [width, height] = A4_POINTS;
    if (waiting.length === 0) return;
    for (const places of onSheets(waiting, { ...layout, position })) {
      const sheet = merged.addPage([width, height]);
      for (const { page, left, top } of places)
        sheet.drawPage(page, { x: left, y: height - top - page.height });
    }
    waiting = [];
    position = 1;
  };
  for (const source of sources) {
    const pages = source.getPages();
    const indices = (whole: boolean) =>
      pages.flatMap((page, index) => (isWhole(page) === whole ? index : []));
    // All of one file at once, so that they share its fonts.
    const whole = await merged.copyPages(source, withCopies(indices(true), layout));
    const small = await merged.embedPdf(source, indices(false));
    for (const page of pages) {
      if (!isWhole(page)) {
        waiting.push(...small.splice(0, 1));
        continue;
      }
      layOnSheets();
      for (const copied of whole.splice(0, layout.copies)) merged.addPage(copied);
    }
  }
  layOnSheets();
  const file = new Blob([new Uint8Array(await merged.save())], { type: 'application/pdf' });
  return { file, pages: merged.getPageCount() };
}

/** By far: labels of 4 by 6 inches are a little higher than their quarter of the sheet. */
function isLarger(page: PDFPage): boolean {
  const [width, height] = A4_POINTS;
  return page.getWidth() > 0.75 * width || page.getHeight() > 0.75 * height;
}
