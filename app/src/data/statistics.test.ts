import { expect, test } from 'vitest';
import { toStatisticsQuery } from './statistics.ts';

test('a period with a name is asked for by its name, whatever days the address holds', () => {
  const asked = { period: '7d', from: '2026-11-01', to: '2026-11-02' } as const;
  expect(toStatisticsQuery(asked)).toEqual({ period: '7d' });
});

test('days of one’s own are asked for, and those that cannot be counted are not', () => {
  const range = (from: string, to: string) => toStatisticsQuery({ period: 'range', from, to });
  expect(range('2026-11-01', '2026-11-02')).toEqual({ from: '2026-11-01', to: '2026-11-02' });
  expect(range('2026-11-02', '2026-11-01')).toEqual({});
  expect(range('2019-11-02', '2026-11-01')).toEqual({});
  expect(range('', '2026-11-01')).toEqual({});
});
