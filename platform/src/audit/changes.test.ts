import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('names each field that differs, inside too, and no other', () => {
  expect(
    changesBetween(
      { status: 'avis', to: { city: 'Kiel', code: '24143' }, packages: [{ kg: 1 }, { kg: 2 }], note: null },
      { status: 'ordered', to: { city: 'Kiel', code: '24145' }, packages: [{ kg: 1 }], at: new Date(0) },
    ),
  ).toEqual([
    { field: 'at', before: null, after: '1970-01-01T00:00:00.000Z' },
    { field: 'packages.1.kg', before: 2, after: null },
    { field: 'status', before: 'avis', after: 'ordered' },
    { field: 'to.code', before: '24143', after: '24145' },
  ]);
});

test('what is new has no before, and what is gone no after', () => {
  expect(changesBetween(null, { a: 1 })).toEqual([{ field: 'a', before: null, after: 1 }]);
  expect(changesBetween({ a: 0 }, null)).toEqual([{ field: 'a', before: 0, after: null }]);
  expect(changesBetween({ a: 1 }, { a: 1 })).toEqual([]);
});
