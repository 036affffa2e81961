import { api } from 'contract';
import type { Endpoint } from 'contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { narrowingOf } from './exports.ts';

const tables = Object.values(api)
  .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
  .filter(({ answer }) => answer === 'table');

const shipments = schemaOf('shipments/export');
const statistics = schemaOf('statistics/export');

describe('what narrows an exported table down', () => {
  test('is nothing but a period or a month where nobody has chosen anything', () => {
    expect(tables.length).toBeGreaterThan(0);
    const told = tables.map(({ path, query = v.object({}) }) => {
      // What can't be left out.
      const parsed = v.parse(query, path === 'billing/costs/export' ? { month: '2026-11' } : {});
      return [path, narrowingOf(query, parsed)];
    });
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(
        tables.map(({ path }) => [
          path,
          path === 'billing/costs/export'
            ? { month: '2026-11' }
            : path === 'statistics/export'
              ? { period: '13w' }
              : {},
        ]),
      ),
    );
  });

  test('is told once for each parameter, its codes together', () => {
    const query = { carrier: 'DHL,GLS', country: 'DE', sender: 'con_1,con_2', unprinted: 'true', search: '' };
    expect(narrowingOf(shipments, v.parse(shipments, { ...query, format: 'xlsx' }))).toEqual({
      carrier: 'DHL, GLS',
      country: 'DE',
      sender: 'con_1, con_2',
      unprinted: true,
    });
  });

  test('is the days where both are named, and the period where one is missing', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(narrowingOf(statistics, v.parse(statistics, days))).toEqual(days);
    expect(narrowingOf(statistics, v.parse(statistics, { from: days.from }))).toEqual({
      from: days.from,
      period: '13w',
    });
  });
});

function schemaOf(path: string): v.GenericSchema {
  const query = tables.find((table) => table.path === path)?.query;
  if (!query) throw new Error(`No table at ${path}`);
  return query;
}
