import { printedCharacters } from 'contract';
import { expect, test } from 'vitest';
import { fontCoverage } from './testing/font-coverage.ts';

// Where this fails the typefaces are others: what stands on the left belongs into the contract's data.
test('what the contract lets through is what the label’s typefaces have', () => {
  expect(fontCoverage()).toBe(printedCharacters);
});
