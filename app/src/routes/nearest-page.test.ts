import { expect, test } from 'vitest';
import { nearestPage } from './nearest-page.ts';

const emptyPage = (totalPages: number) => ({ items: [], totalPages });

test('a page beyond the end is the last one', () => {
  expect(nearestPage(9999, emptyPage(3))).toBe(3);
});

test('where there is nothing at all, the first page says so', () => {
  expect(nearestPage(9999, emptyPage(0))).toBe(1);
});

test.each([
  ['nothing is known yet', 9999, undefined],
  ['it is the first of nothing', 1, emptyPage(0)],
  ['it is the last one already', 3, emptyPage(3)],
  ['it lies before the end', 2, emptyPage(3)],
  ['it has rows', 9999, { ...emptyPage(3), items: [{}] }],
])('a page stays when %s', (_, page, answer) => {
  expect(nearestPage(page, answer)).toBe(page);
});
