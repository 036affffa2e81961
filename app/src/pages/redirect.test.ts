import { expect, test } from 'vitest';
import { nobody, signedIn } from '../session/testing/snapshots.ts';
import { allPages, packingBenchHref, pages } from './pages.ts';
import { redirectFrom } from './redirect.ts';

const notSetUp = signedIn([], false);

test('the start page leads signed-in people on, and to the set-up first where there is one', () => {
  expect(redirectFrom(pages.start, signedIn(), true)).toBe('/sendungen');
  expect(redirectFrom(pages.start, notSetUp, true)).toBe('/setup');
  expect(redirectFrom(pages.start, notSetUp, false)).toBe('/sendungen');
});

test('the start page leads packers to the packing bench', () => {
  const packer = signedIn();
  packer.claims?.access.roles.push({ id: 'r', key: 'org_packing_area', name: 'Packplatz' });
  expect(redirectFrom(pages.start, packer)).toBe(packingBenchHref);
  expect(redirectFrom(pages.shipments, packer)).toBeUndefined();
});

test('nobody is led to a set-up that is not built', () => {
  expect(redirectFrom(pages.start, notSetUp)).toBe('/sendungen');
});

test('nobody else is led anywhere', () => {
  for (const status of ['unknown', 'signedOut', 'ended'] as const) {
    for (const page of allPages) expect(redirectFrom(page, { ...nobody, status }, true)).toBeUndefined();
  }
});

test('before the set-up every page of work leads to it, and no other does', () => {
  for (const page of allPages) {
    const isWork = ['default', 'settings'].includes(page.layout) && page.access !== 'everybody';
    const target = redirectFrom(page, notSetUp, true);
    if (page.path !== '/') expect(target).toBe(isWork ? '/setup' : undefined);
    if (page.path !== '/') expect(redirectFrom(page, notSetUp, false)).toBeUndefined();
  }
});

test('after the set-up its page leads on, and no other does', () => {
  for (const page of allPages) {
    const leadsOn = ['/', '/setup'].includes(page.path);
    expect(redirectFrom(page, signedIn(), true)).toBe(leadsOn ? '/sendungen' : undefined);
  }
});
