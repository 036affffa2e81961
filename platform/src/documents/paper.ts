import { drawInto } from './drawing.ts';
import type { Line } from './fit-lines.ts';
import { paperCopy } from './paper.copy.ts';
import { createPdf, pdfBytes } from './pdf-text.ts';

/** A4 in points: 210 × 297 mm. */
const PAGE: [number, number] = [595.28, 841.89];
export const MARGIN = 40;
export const WIDTH = PAGE[0] - 2 * MARGIN;
const BOTTOM = PAGE[1] - MARGIN - 14;
const FOOT_TOP = PAGE[1] - MARGIN - 8;
const LABEL = { height: 9, largest: 6.5 };
const ROW_HEIGHT = 22;

/** A column of a table: its words above, its share of the width, and where its texts stand. */
export interface Column {
  readonly head: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

interface Field {
  readonly label: string;
  readonly lines: readonly string[];
}

/**
 * An A4 paper that is written from top to bottom: fields, tables that go on over pages, lines to sign on.
 * Each page tells its number. `top` is where the next thing goes, in points.
 */
export class Paper {
  readonly pdf: PDFKit.PDFDocument;
  top = MARGIN;
  #copyBegin = 0;

  constructor({ title, createdAt }: { readonly title: string; readonly createdAt: Date }) {
    this.pdf = createPdf({ title, createdAt, size: PAGE, isBuffered: true });
  }

  /** Begins a copy: a page of its own, whose pages are counted by themselves. */
  beginCopy(): void {
    this.pdf.addPage();
    this.#copyBegin = this.#pages() - 1;
    this.top = MARGIN;
  }

  /** Ends a copy: now it is known how many pages it has. */
  endCopy(foot: string): void {
    const pages = this.#pages() - this.#copyBegin;
    for (let page = 1; page <= pages; page += 1) {
      this.pdf.switchToPage(this.#copyBegin + page - 1);
      const area = { x: MARGIN, top: FOOT_TOP, width: WIDTH, height: 9, largest: 7 };
      drawInto(this.pdf, [regular(foot)], { ...area, width: WIDTH - 90 });
      drawInto(this.pdf, [regular(paperCopy.pageOf(page, pages))], { ...area, align: 'right' });
    }
    this.pdf.switchToPage(this.#pages() - 1);
  }

  /** A page of its own where less than so many points are left. */
  ensure(height: number): void {
    if (this.top + height <= BOTTOM) return;
    this.pdf.addPage();
    this.top = MARGIN;
  }

  /** The name of the paper, and beside it what tells it apart from others. */
  heading(title: string, subtitle: string, facts: readonly string[]): void {
    const { pdf, top } = this;
    drawInto(pdf, [bold(title)], { x: MARGIN, top, width: WIDTH * 0.6, height: 26, largest: 19 });
    drawInto(pdf, [regular(subtitle)], {
      x: MARGIN,
      top: top + 26,
      width: WIDTH * 0.6,
      height: 12,
      largest: 8.5,
    });
    const right = { x: MARGIN + WIDTH * 0.6, width: WIDTH * 0.4, align: 'right' } as const;
    drawInto(pdf, facts.map(regular), { ...right, top, height: 40, largest: 9 });
    this.top += 46;
  }

  /** Fields beside each other, framed, of equal width. */
  fields(fields: readonly Field[], height: number): void {
    this.ensure(height);
    const width = WIDTH / fields.length;
    for (const [index, { label, lines }] of fields.entries()) {
      const x = MARGIN + index * width;
      this.pdf.rect(x, this.top, width, height).lineWidth(0.5).stroke('black');
      const inside = { x: x + 4, width: width - 8 };
      drawInto(this.pdf, [regular(label)], { ...inside, top: this.top + 3, ...LABEL });
      drawInto(this.pdf, lines.map(regular), {
        ...inside,
        top: this.top + 12,
        height: height - 15,
        largest: 9.5,
      });
    }
    this.top += height;
  }

  /** Rows below their columns; the head stands on each page again. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], sums?: readonly string[]): void {
    this.top += 10;
    this.ensure(3 * ROW_HEIGHT);
    this.#row(
      columns,
      columns.map(({ head }) => head),
      { isHead: true },
    );
    for (const row of sums ? [...rows, sums] : rows) {
      const page = this.#pages();
      this.ensure(ROW_HEIGHT);
      if (this.#pages() > page)
        this.#row(
          columns,
          columns.map(({ head }) => head),
          { isHead: true },
        );
      this.#row(columns, row, { isBold: row === sums });
    }
    this.top += 10;
  }

  /** Lines of running text. */
  text(lines: readonly string[], height: number, largest = 9): void {
    this.ensure(height);
    drawInto(this.pdf, lines.map(regular), { x: MARGIN, top: this.top, width: WIDTH, height, largest });
    this.top += height;
  }

  /** Lines to sign on, beside each other. */
  signatures(labels: readonly string[]): void {
    this.ensure(64);
    const width = WIDTH / labels.length;
    for (const [index, label] of labels.entries()) {
      const x = MARGIN + index * width;
      this.pdf
        .moveTo(x, this.top + 46)
        .lineTo(x + width - 12, this.top + 46)
        .lineWidth(0.5)
        .stroke('black');
      drawInto(this.pdf, byLanguage(label).map(regular), {
        x,
        top: this.top + 48,
        width: width - 12,
        height: 16,
        largest: 7,
      });
    }
    this.top += 64;
  }

  /** Ends the paper and gives its bytes. */
  bytes(): Promise<Uint8Array> {
    return pdfBytes(this.pdf);
  }

  #pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  #row(
    columns: readonly Column[],
    texts: readonly string[],
    { isHead = false, isBold = false }: { readonly isHead?: boolean; readonly isBold?: boolean },
  ): void {
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    let x = MARGIN;
    for (const [index, { share, align = 'left' }] of columns.entries()) {
      const width = (WIDTH * share) / all;
      const text = texts[index] ?? '';
      if (text !== '') {
        const lines = isHead ? byLanguage(text) : [text];
        drawInto(this.pdf, lines.map(isBold ? bold : regular), {
          x: x + 4,
          top: this.top + 3,
          width: width - 8,
          height: ROW_HEIGHT - 4,
          largest: isHead ? 7 : 9,
          align,
        });
      }
      x += width;
    }
    this.top += ROW_HEIGHT;
    this.pdf
      .moveTo(MARGIN, this.top)
      .lineTo(MARGIN + WIDTH, this.top)
      .lineWidth(isHead ? 1 : 0.25)
      .stroke('black');
  }
}

/** What is said in two languages, with a line for each. */
function byLanguage(text: string): string[] {
  return text.split(/(?<= \/) /);
}

export function regular(text: string): Line {
  return { text, weight: 'regular' };
}

export function bold(text: string): Line {
  return { text, weight: 'bold' };
}
