import type { Weight } from './pdf-text.ts';

export interface Line {
  readonly text: string;
  readonly weight: Weight;
}

interface Box {
  /** All measures in points. */
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

/** Width of a line at a size, in points. */
export type Measure = (text: string, weight: Weight, size: number) => number;

export interface FittedLines {
  readonly lines: readonly Line[];
  readonly size: number;
}

/** Distance of two baselines as a multiple of the size. */
export const LINE_HEIGHT = 1.18;
const STEP = 0.5;
/** Smaller than this share of the largest size, lines are broken rather than made smaller still. */
const BREAK_BELOW = 0.7;

/**
 * Makes lines fit into a box: first by a smaller size, then by breaking long lines as well. What does
 * not fit even at the smallest size (nobody can type that much) is cut off with an ellipsis.
 */
export function fitLines(lines: readonly Line[], box: Box, measure: Measure): FittedLines {
  for (let size = box.largest; size >= box.largest * BREAK_BELOW && size >= box.smallest; size -= STEP) {
    const isWide = lines.some(({ text, weight }) => measure(text, weight, size) > box.width);
    if (!isWide && lines.length * size * LINE_HEIGHT <= box.height) return { lines, size };
  }
  for (let size = box.largest * BREAK_BELOW; size > box.smallest; size -= STEP) {
    const broken = breakLines(lines, box.width, size, measure);
    if (broken.length * size * LINE_HEIGHT <= box.height) return { lines: broken, size };
  }
  return cutOff(breakLines(lines, box.width, box.smallest, measure), box, measure);
}

function breakLines(lines: readonly Line[], width: number, size: number, measure: Measure): Line[] {
  return lines.flatMap(({ text, weight }) => {
    const fits = (part: string) => measure(part, weight, size) <= width;
    const broken: Line[] = [];
    let current = '';
    for (const word of text.split(' ')) {
      const together = current ? `${current} ${word}` : word;
      if (fits(together)) {
        current = together;
        continue;
      }
      if (current) broken.push({ text: current, weight });
      current = '';
      // A word that is wider than the box is broken between its letters.
      for (const letter of word) {
        if (current && !fits(current + letter)) {
          broken.push({ text: current, weight });
          current = '';
        }
        current += letter;
      }
    }
    return [...broken, { text: current, weight }];
  });
}

function cutOff(lines: readonly Line[], box: Box, measure: Measure): FittedLines {
  const size = box.smallest;
  const room = Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)));
  if (lines.length <= room) return { lines, size };
  const kept = lines.slice(0, room);
  const last = kept.at(-1);
  if (!last) return { lines: kept, size };
  let text = `${last.text}…`;
  while (text.length > 1 && measure(text, last.weight, size) > box.width) text = `${text.slice(0, -2)}…`;
  return { lines: [...kept.slice(0, -1), { ...last, text }], size };
}
