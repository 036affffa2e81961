import { defaultGeography } from 'contract';
import { expect, test } from 'vitest';
import { territoryId } from './queries.ts';

test('each territory of the default set has an id of its own, which stays', () => {
  const ids = defaultGeography.territories.map(territoryId);
  expect(new Set(ids).size).toBe(ids.length);
  // Rows of those that staff have changed are found by them.
  expect(ids).toEqual(expect.arrayContaining(['DE-78266', 'ES-35', 'GB-BT', 'GB-JE', 'DK-39-4', 'DK-3']));
});
