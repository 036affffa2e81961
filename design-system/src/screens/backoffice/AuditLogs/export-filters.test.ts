import { api } from 'contract';
import type { Endpoint } from 'contract';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { exportFilterLabels } from './AuditLogs.copy.ts';

test('whatever a table can be narrowed down by has a name', () => {
  const parameters = Object.values(api)
    .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
    .filter(({ answer }) => answer === 'table')
    .flatMap(({ query }) =>
      Object.keys((query as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries),
    );
  // The kind of file narrows nothing down, and is not told.
  expect(new Set([...exportFilterLabels.keys(), 'format'])).toEqual(new Set(parameters));
});
