// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { standardColumns } from 'design-system/screens/shipments/Shipments/chosen-columns.ts';
import { expect, test } from 'vitest';
import { useColumns } from './use-columns.ts';

function storageWith(kept?: string) {
  const entries = new Map(kept === undefined ? [] : [['lotse.shipments.columns', kept]]);
  return {
    read: (key: string) => entries.get(key) ?? null,
    write: (key: string, value: string) => {
      entries.set(key, value);
      return true;
    },
  };
}

test('columns are kept for the next visit', () => {
  const storage = storageWith();
  const { result } = renderHook(() => useColumns(storage));
  expect(result.current[0]).toEqual(standardColumns);
  act(() => result.current[1](['number', 'recipient', 'price']));
  expect(result.current[0]).toEqual(['number', 'recipient', 'price']);
  expect(renderHook(() => useColumns(storage)).result.current[0]).toEqual(['number', 'recipient', 'price']);
});

test('what cannot be read is nobody’s choice', () => {
  expect(renderHook(() => useColumns(storageWith('[nonsense'))).result.current[0]).toEqual(standardColumns);
});
