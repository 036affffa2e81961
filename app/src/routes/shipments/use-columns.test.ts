// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { standardColumns } from 'design-system/screens/shipments/Shipments/chosen-columns.ts';
import { useState } from 'react';
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

/** The hook beside an address bar. */
function visit(storage: ReturnType<typeof storageWith>, address = '') {
  return renderHook(() => {
    const [named, name] = useState(address);
    const [columns, choose] = useColumns(named, name, storage);
    return { named, columns, choose };
  }).result;
}

const chosen = ['number', 'recipient', 'price'] as const;

test('columns are kept for the next visit, and each address names them', () => {
  const storage = storageWith();
  const result = visit(storage);
  expect(result.current).toMatchObject({ columns: standardColumns, named: '' });
  act(() => result.current.choose(chosen));
  expect(result.current).toMatchObject({ columns: chosen, named: 'number,recipient,price' });
  expect(visit(storage).current).toMatchObject({ columns: chosen, named: 'number,recipient,price' });
});

test('those of everybody have no name', () => {
  const storage = storageWith('["price"]');
  const result = visit(storage);
  act(() => result.current.choose(standardColumns));
  expect(result.current).toMatchObject({ columns: standardColumns, named: '' });
  expect(visit(storage).current.columns).toEqual(standardColumns);
});

test('what cannot be read is nobody’s choice', () => {
  expect(visit(storageWith('[nonsense')).current).toMatchObject({ columns: standardColumns, named: '' });
});

test('what the address names goes before what is kept, which stays until somebody chooses', () => {
  const storage = storageWith('["status"]');
  const result = visit(storage, 'price,nonsense');
  expect(result.current).toMatchObject({ columns: chosen, named: 'price,nonsense' });
  expect(visit(storage).current.columns).toEqual(['status', 'number', 'recipient']);
});
