import { PDFDocument, PrintScaling } from '@cantoo/pdf-lib';
import { A4_POINTS, onSheets, type PrintLayout, withCopies } from 'contract';

/** A carrier's label, and the paper that it is to be printed on. */
export interface LaidOutLabel {
  /** A PDF with a page of A6 for each piece. */
  readonly label: Uint8Array;
  readonly layout: PrintLayout;
}

/** A label on paper: each page as often as it is wanted, on sheets of A4 four at a time. */
export async function layOutLabel({ label, layout }: LaidOutLabel): Promise<Uint8Array> {
  const source = await PDFDocument.load(label);
  const laidOut = await PDFDocument.create();
  // „An Seite anpassen“ would shrink the barcodes.
  laidOut.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  laidOut.setTitle(source.getTitle() ?? '');
  laidOut.setLanguage(source.getLanguage() ?? 'de-DE');
  // So that the same label on the same paper is the same file.
  laidOut.setCreationDate(source.getCreationDate() ?? new Date(0));
  laidOut.setModificationDate(source.getCreationDate() ?? new Date(0));
  const pages = source.getPageIndices();
  if (layout.format === 'a6') {
    for (const page of await laidOut.copyPages(source, withCopies(pages, layout))) laidOut.addPage(page);
  } else {
    const embedded = await laidOut.embedPdf(source, pages);
    const [width, height] = A4_POINTS;
    for (const places of onSheets(embedded, layout)) {
      const sheet = laidOut.addPage([width, height]);
      for (const { page, left, top } of places)
        sheet.drawPage(page, { x: left, y: height - top - page.height });
    }
  }
  return laidOut.save();
}
