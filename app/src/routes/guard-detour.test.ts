import { expect, test } from 'vitest';
import { detourFrom } from './guard-detour.ts';
import { routeTable } from './table.ts';
import { nobody, signedIn } from './testing/snapshots.ts';

const entryOf = (path: string) => {
  const entry = routeTable.find((row) => row.path === path);
  if (!entry) throw new Error(`No row ${path}`);
  return entry;
};
const all = () => true;
const none = () => false;
const notSetUp = signedIn([], false);

test('the start page leads signed-in people on, and to the set-up first where there is one', () => {
  expect(detourFrom(entryOf('/'), signedIn(), all)).toBe('/sendungen');
  expect(detourFrom(entryOf('/'), notSetUp, all)).toBe('/setup');
  expect(detourFrom(entryOf('/'), notSetUp, none)).toBe('/sendungen');
});

test('nobody else is led anywhere', () => {
  for (const status of ['unknown', 'signedOut', 'ended'] as const) {
    for (const entry of routeTable) expect(detourFrom(entry, { ...nobody, status }, all)).toBeUndefined();
  }
});

test('before the set-up every page of work leads to it, and no other does', () => {
  for (const entry of routeTable) {
    const isWork = ['default', 'settings'].includes(entry.layout) && entry.requirement !== 'none';
    const target = detourFrom(entry, notSetUp, all);
    if (entry.path !== '/') expect(target).toBe(isWork ? '/setup' : undefined);
    if (entry.path !== '/') expect(detourFrom(entry, notSetUp, none)).toBeUndefined();
  }
});

test('after the set-up its page leads on, and no other does', () => {
  for (const entry of routeTable) {
    const leadsOn = ['/', '/setup'].includes(entry.path);
    expect(detourFrom(entry, signedIn(), all)).toBe(leadsOn ? '/sendungen' : undefined);
  }
});
