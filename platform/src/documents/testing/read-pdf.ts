import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);

/** Thermal printers' 203 dots per inch, twice: fine enough for every bar. */
const DOTS_PER_POINT = (2 * 203) / 72;

/** What a scanner and a pair of eyes find on one page. */
export interface ReadPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** All text, pieces joined by blanks. */
  readonly text: string;
  /** Where each piece of text ends to the right and begins to the left, in points. */
  readonly left: number;
  readonly right: number;
  /** The lowest and the highest line of text, in points from the bottom. */
  readonly bottom: number;
  readonly top: number;
  readonly barcodes: readonly { readonly format: string; readonly text: string }[];
}

export interface ReadPdf {
  readonly title: string;
  readonly language: string | null;
  /** What its reader is told of printing: „None“ is as large as it was drawn. */
  readonly printScaling: string | undefined;
  readonly pages: readonly ReadPage[];
}

/** Reads a PDF back by other libraries than those that made it: its text by PDF.js, its barcodes from the pixels. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  try {
    const { info } = await pdf.getMetadata();
    const pages: ReadPage[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(pdf, number));
    const { Title, Language } = info as { Title: string; Language: string | null };
    // The library's own types take it for an object.
    const preferences = (await pdf.getViewerPreferences()) as unknown as Map<string, string> | null;
    return { title: Title, language: Language, printScaling: preferences?.get('PrintScaling'), pages };
  } finally {
    await task.destroy();
  }
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item && item.str.trim() !== '');
  const lefts = texts.map((item) => ('str' in item ? Number(item.transform[4]) : 0));
  const heights = texts.map((item) => ('str' in item ? Number(item.transform[5]) : 0));
  const rights = texts.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0));
  return {
    width,
    height,
    text: texts.map((item) => ('str' in item ? item.str : '')).join(' '),
    left: Math.min(...lefts),
    right: Math.max(...rights),
    bottom: Math.min(...heights),
    top: Math.max(...heights),
    barcodes: await scan(page),
  };
}

async function scan(page: PDFPageProxy): Promise<ReadPage['barcodes']> {
  const viewport = page.getViewport({ scale: DOTS_PER_POINT });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    background: 'white',
  }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  await prepareScanner();
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['Code128'],
  });
  return found.map(({ format, text }) => ({ format, text }));
}

let scanner: Promise<unknown> | undefined;

/** Takes the scanner from its package; left alone it would be fetched from the network. */
function prepareScanner(): Promise<unknown> {
  scanner ??= readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).then((file) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true }),
  );
  return scanner;
}
