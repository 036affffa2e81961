import type { ShipmentsState } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const [first, second, third] = ['shp_1', 'shp_2', 'shp_3'] as const;
const items = [first, second, third].map((id) => ({ id }));
const state = { kind: 'ready', value: { items } } as unknown as ShipmentsState;

test('a row has those above and below it, but at the ends of its page', () => {
  expect(neighboursOf(state, second)).toEqual({ previous: first, next: third });
  expect(neighboursOf(state, first)).toEqual({ previous: undefined, next: second });
  expect(neighboursOf(state, third)).toEqual({ previous: second, next: undefined });
});

test('one that the list does not hold has none, nor has any while it loads', () => {
  const none = { previous: undefined, next: undefined };
  expect(neighboursOf(state, 'shp_gone')).toEqual(none);
  expect(neighboursOf({ kind: 'loading' } as ShipmentsState, second)).toEqual(none);
});
