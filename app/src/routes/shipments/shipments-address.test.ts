import { statusGroups } from 'contract';
import type { ShipmentsPage, StatusGroup } from 'contract';
import { expect, test } from 'vitest';
import { findNearestPage } from './shipments-address.ts';

const statusCounts = Object.fromEntries(statusGroups.map((group) => [group, 0])) as Record<
  StatusGroup,
  number
>;
const emptyPage = (totalPages: number): ShipmentsPage => ({
  items: [],
  totalItems: totalPages * 10,
  totalPages,
  statusCounts,
});

test('a page beyond the end is the last one', () => {
  expect(findNearestPage(9999, emptyPage(3))).toBe(3);
});

test.each([
  ['nothing is known yet', 9999, undefined],
  ['there is nothing at all', 9999, emptyPage(0)],
  ['it is the last one already', 3, emptyPage(3)],
])('a page stays when %s', (_, page, answer) => {
  expect(findNearestPage(page, answer)).toBe(page);
});
