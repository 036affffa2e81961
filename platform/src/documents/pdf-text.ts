import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import PDFDocument from 'pdfkit';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/**
 * The product's own typeface, which has every Latin letter of Europe, and behind it one that has
 * Greek and Cyrillic too: nobody's name may become a row of boxes. Both are under the Open Font License.
 */
export const fontFiles: Readonly<Record<Weight, readonly [string, string]>> = {
  regular: [
    require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ],
  bold: [
    require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
    require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  ],
};

interface Face {
  readonly path: string;
  readonly has: (character: string) => boolean;
}

const faces = new Map<Weight, readonly Face[]>();

/** Opened once and kept: reading a font takes longer than drawing a label. */
function facesOf(weight: Weight): readonly Face[] {
  let found = faces.get(weight);
  if (!found) {
    found = fontFiles[weight].map(openFace);
    faces.set(weight, found);
  }
  return found;
}

function openFace(path: string): Face {
  const font = openSync(path);
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts`);
  return { path, has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
}

interface Run {
  readonly text: string;
  readonly path: string;
}

/** Splits a text where the typeface has to change. */
function runsOf(text: string, weight: Weight): Run[] {
  const candidates = facesOf(weight);
  const runs: Run[] = [];
  for (const character of text) {
    const path = (candidates.find((face) => face.has(character)) ?? candidates[0])?.path ?? '';
    const last = runs.at(-1);
    if (last?.path === path) runs[runs.length - 1] = { path, text: last.text + character };
    else runs.push({ path, text: character });
  }
  return runs;
}

/** What a person typed, as one line with composed letters („u“ and „¨“ are one „ü“). */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, (blank) => (blank === '\u00A0' ? blank : ' '))
    .trim();
}

/** Width of a line in points. */
export function widthOf(pdf: PDFKit.PDFDocument, text: string, weight: Weight, size: number): number {
  return runsOf(text, weight).reduce(
    (width, run) => width + pdf.font(run.path).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Draws one line whose letters stand on `baseline`; all measures in points from the top left. */
export function drawLine(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, baseline, weight, size }: { x: number; baseline: number; weight: Weight; size: number },
): void {
  let left = x;
  for (const run of runsOf(text, weight)) {
    pdf.font(run.path).fontSize(size);
    pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    left += pdf.widthOfString(run.text);
  }
}

interface PdfOptions {
  readonly title: string;
  /** Written into the file instead of the clock's time, so that the same document is the same bytes. */
  readonly createdAt: Date;
  /** Width and height in points. */
  readonly size: [number, number];
  /** Keeps all pages until the end, for what stands on each and counts them. */
  readonly isBuffered?: boolean;
}

/** An empty German document without pages, printed in its own size: a barcode that is shrunk is not read. */
export function createPdf({ title, createdAt, size, isBuffered = false }: PdfOptions): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: isBuffered,
    lang: 'de-DE',
    displayTitle: true,
    pdfVersion: '1.7',
    // Any embedded font will do as the first one: without it the document starts with Helvetica.
    font: facesOf('regular')[0]?.path ?? '',
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt },
  });
  // The library has no option for it; what it writes as a word is a name in the file.
  const { _root: root } = pdf as unknown as WithRoot;
  root.data.ViewerPreferences.data['PrintScaling'] = 'None';
  return pdf;
}

/** What a viewer is told to do with the document. */
interface WithRoot {
  readonly _root: {
    readonly data: { readonly ViewerPreferences: { readonly data: Record<string, unknown> } };
  };
}

/** Ends the document and gives its bytes. */
export async function pdfBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((done, fail) => pdf.on('end', done).on('error', fail));
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  pdf.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}
