import { expect, test } from 'vitest';
import { newPickupHref } from './new-pickup-href.ts';
import { pickupsAddress } from './pickup-addresses.ts';

test('the short way to a new pickup is the one that the address says', () => {
  expect(newPickupHref).toBe(pickupsAddress.href({ create: true }));
});
