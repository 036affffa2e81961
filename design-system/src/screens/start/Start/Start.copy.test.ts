import { expect, test } from 'vitest';
import { startCopy } from './Start.copy.ts';

test('the excerpts name no day of a year: the page is drawn when it is built, and stays', () => {
  expect(JSON.stringify(startCopy)).not.toMatch(/\d\.\s?\d{1,2}\.|\d{4}/);
});
