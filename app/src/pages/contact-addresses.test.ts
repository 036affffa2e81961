import { contactKinds, contactSorts } from 'contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactsAddress } from './contact-addresses.ts';

type Search = ReturnType<typeof contactsAddress.parse>;

const anySearch: fc.Arbitrary<Search> = fc.record({
  search: fc.constantFrom('', 'Kiel', 'Löwenstein & Söhne', '50 %'),
  kind: fc.constantFrom('all', ...contactKinds),
  country: fc.constantFrom('', 'DE', 'CH'),
  sort: fc.constantFrom(...contactSorts),
  page: fc.integer({ min: 1, max: 100_000 }),
  contact: fc.constantFrom(null, 'con_1'),
  create: fc.boolean(),
  copyOf: fc.constantFrom(null, 'con_2'),
});

test('an address says what it was built from', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const { searchParams } = new URL(contactsAddress.href(search), 'https://lotse.example');
      expect(contactsAddress.parse(searchParams)).toEqual(search);
    }),
  );
});

test('what makes no sense is the default, and defaults are left out', () => {
  const nonsense = new URLSearchParams('kind=friends&country=Germany&sort=size&page=0&create=yes');
  expect(contactsAddress.href(contactsAddress.parse(nonsense))).toBe('/kontakte');
});
