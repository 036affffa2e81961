import { pickupTabs } from 'contract';
import { noFilter } from 'design-system/screens/pickups/Pickups/pickups-state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickupsAddress } from './pickup-addresses.ts';

const parse = (query: string) => pickupsAddress.parse(new URLSearchParams(query));
const plain = { ...noFilter, pickup: null, create: false };

test('the address of pickups says which tab, which page, and what is open', () => {
  expect(parse('')).toEqual(plain);
  expect(parse('tab=past&page=2&pickup=pic_1')).toEqual({ ...plain, tab: 'past', page: 2, pickup: 'pic_1' });
  expect(parse('create=true').create).toBe(true);
  expect(parse('tab=ever&page=0&pickup=&create=yes')).toEqual(plain);
  expect(pickupsAddress.href()).toBe('/abholungen');
  expect(pickupsAddress.href({ create: true })).toBe('/abholungen?create=true');
});

test('what is built is read again', () => {
  fc.assert(
    fc.property(
      fc.record({
        tab: fc.constantFrom(...pickupTabs),
        page: fc.integer({ min: 1, max: 100_000 }),
        pickup: fc.option(fc.stringMatching(/^[\w-]{1,64}$/)),
        create: fc.boolean(),
      }),
      (search) => {
        expect(parse(new URL(pickupsAddress.href(search), 'https://app.example').search)).toEqual(search);
      },
    ),
  );
});
