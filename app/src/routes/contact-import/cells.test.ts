import { fromCell, toCell } from 'contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const texts = fc.oneof(
  fc.string(),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', "'", "'=", "''+", '\t'), fc.string())
    .map((parts) => parts.join('')),
);

test('every text comes back from its cell, and no cell is calculated', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(fromCell(toCell(text))).toBe(text);
      expect(toCell(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
