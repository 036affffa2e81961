import { expect, test } from 'vitest';
import { nearestPage } from './nearest-page.ts';

const emptyPage = (totalPages: number) => ({ items: [], totalPages });

test('a page beyond the end is the last one', () => {
  expect(nearestPage(9999, emptyPage(3))).toBe(3);
});

test.each([
  ['nothing is known yet', 9999, undefined],
  ['there is nothing at all', 9999, emptyPage(0)],
  ['it is the last one already', 3, emptyPage(3)],
  ['it lies before the end', 2, emptyPage(3)],
  ['it has rows', 9999, { ...emptyPage(3), items: [{}] }],
])('a page stays when %s', (_, page, answer) => {
  expect(nearestPage(page, answer)).toBe(page);
});
