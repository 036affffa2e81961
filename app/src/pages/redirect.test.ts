import { expect, test } from 'vitest';
import { nobody, signedIn } from '../session/testing/snapshots.ts';
import { chooseAfterSetup } from './after-setup.ts';
import { allPages } from './all-pages.ts';
import { packingBenchHref, pages } from './pages.ts';
import { redirectFrom } from './redirect.ts';

const notSetUp = signedIn([], false);

test('the start page leads signed-in people on, and to the set-up first', () => {
  expect(redirectFrom(pages.start, signedIn())).toBe('/sendungen');
  expect(redirectFrom(pages.start, notSetUp)).toBe('/setup');
});

test('the start page leads packers to the packing bench', () => {
  const packer = signedIn();
  packer.claims?.access.roles.push({ id: 'r', key: 'org_packing_area', name: 'Packplatz' });
  expect(redirectFrom(pages.start, packer)).toBe(packingBenchHref);
  expect(redirectFrom(pages.shipments, packer)).toBeUndefined();
});

test('the start page leads staff to the backoffice, whether their organisation is set up or not', () => {
  for (const isSetUp of [true, false]) {
    const staff = signedIn(['access:backoffice'], isSetUp);
    expect(redirectFrom(pages.start, staff)).toBe('/backoffice');
    // An organisation of their own is set up like any other.
    expect(redirectFrom(pages.shipments, staff)).toBe(isSetUp ? undefined : '/setup');
    expect(redirectFrom(pages.setup, staff)).toBe(isSetUp ? '/backoffice' : undefined);
  }
});

test('nobody else is led anywhere', () => {
  for (const status of ['unknown', 'signedOut', 'ended'] as const) {
    for (const page of allPages) expect(redirectFrom(page, { ...nobody, status })).toBeUndefined();
  }
});

test('before the set-up every page of work leads to it, and no other does', () => {
  for (const page of allPages) {
    const isWork = ['default', 'settings'].includes(page.layout) && page.access !== 'everybody';
    const target = redirectFrom(page, notSetUp);
    if (page.path !== '/') expect(target).toBe(isWork ? '/setup' : undefined);
  }
});

test.each([true, false])('who has not accepted their invitation is told so; set up: %s', (isSetUp) => {
  const invited = signedIn([], isSetUp);
  if (invited.claims) invited.claims.access.roles.length = 0;
  for (const page of [pages.start, pages.shipments, pages.profile])
    expect(redirectFrom(page, invited)).toBe('/setup');
  for (const page of [pages.setup, pages.join]) expect(redirectFrom(page, invited)).toBeUndefined();
});

test('after the set-up its page leads on, and no other does', () => {
  for (const page of allPages) {
    const leadsOn = ['/', '/setup'].includes(page.path);
    expect(redirectFrom(page, signedIn())).toBe(leadsOn ? '/sendungen' : undefined);
  }
});

test('after the set-up somebody gets where they wanted to go', () => {
  chooseAfterSetup('/sendungen/neu');
  expect(redirectFrom(pages.setup, notSetUp)).toBeUndefined();
  expect(redirectFrom(pages.setup, signedIn())).toBe('/sendungen/neu');
});
