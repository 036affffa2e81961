import type { Location } from 'react-router';
import { expect, test } from 'vitest';
import { pickupsAddress } from '../pages/pickup-addresses.ts';
import { isAnother } from './is-another.ts';

const at = (pathname: string, search = '') => ({ pathname, search }) as Location;
const leaves = isAnother(pickupsAddress, 'pickup', 'create');

test.each([
  ['?pickup=pup_1', '?pickup=pup_2', true],
  ['?pickup=pup_1', '', true],
  ['?create=true', '?pickup=pup_1', true],
  ['?pickup=pup_1', '?pickup=pup_1&page=2', false],
  ['?pickup=pup_1&page=2', '?page=1&pickup=pup_1', false],
  ['', '?create=no', false],
])('from „%s“ to „%s“ the form is left: %s', (here, there, isLeft) => {
  expect(leaves(at('/abholungen', here), at('/abholungen', there))).toBe(isLeft);
});

test('another page leaves it whatever the query says', () => {
  expect(leaves(at('/abholungen', '?pickup=pup_1'), at('/sendungen', '?pickup=pup_1'))).toBe(true);
});
