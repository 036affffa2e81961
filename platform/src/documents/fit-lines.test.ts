import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLines, LINE_HEIGHT, type Line, type Measure } from './fit-lines.ts';

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, _, size) => text.length * size * 0.5;
const lines = (...texts: string[]): Line[] => texts.map((text) => ({ text, weight: 'regular' }));
const texts = (fitted: { lines: readonly Line[] }) => fitted.lines.map(({ text }) => text);
const box = { width: 100, height: 100, largest: 16, smallest: 5 };

describe('fitLines', () => {
  test('keeps the largest size for what fits', () => {
    expect(fitLines(lines('Kiel'), box, measure)).toEqual({ lines: lines('Kiel'), size: 16 });
  });

  test('rather makes lines a little smaller than breaks them', () => {
    expect(fitLines(lines('sixteen letters!'), box, measure)).toEqual({
      lines: lines('sixteen letters!'),
      size: 12.5,
    });
  });

  test('breaks long lines between words', () => {
    expect(texts(fitLines(lines('Donaudampfschiff Kapitänsmütze'), box, measure))).toEqual([
      'Donaudampfschiff',
      'Kapitänsmütze',
    ]);
  });

  test('breaks a word that is too long for any line', () => {
    const fitted = fitLines(lines('W'.repeat(60)), box, measure);
    expect(texts(fitted).join('')).toBe('W'.repeat(60));
  });

  test('cuts off with an ellipsis what nothing can make fit', () => {
    const fitted = fitLines(lines('W'.repeat(2000)), { ...box, height: 12 }, measure);
    expect(fitted.size).toBe(5);
    expect(texts(fitted).at(-1)).toMatch(/W…$/);
  });

  test('never leaves its box', () => {
    const text = fc.string({ unit: fc.constantFrom('W', 'i', ' ', 'ß'), maxLength: 120 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (input) => {
        const fitted = fitLines(lines(...input), box, measure);
        expect(fitted.lines.length * fitted.size * LINE_HEIGHT).toBeLessThanOrEqual(box.height);
        for (const { text: line, weight } of fitted.lines) {
          expect(measure(line, weight, fitted.size)).toBeLessThanOrEqual(box.width);
        }
      }),
    );
  });
});
