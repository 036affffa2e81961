import { CONSENT_PATH, isReservedSegment, legalPageKinds, REPORTS_PATH } from 'contract';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { allPages } from '../../pages/all-pages.ts';
import type { Page } from '../../pages/page.ts';
import { askedAt } from './asked-at.ts';

const routes = allPages.map((page) => ({ path: page.path, handle: page }));

function askedFor(address: string) {
  const match = matchRoutes(routes, address)?.at(-1);
  const page = match?.route.handle as Page;
  return page.content && askedAt(page, match?.params ?? {});
}

test.each([
  ['/datenschutz', { kind: 'privacy-policy' }],
  ['/impressum', { kind: 'imprint' }],
  ['/Impressum/', { kind: 'imprint' }],
  ['/kontakt', { slug: 'kontakt' }],
  ['/agb', { kind: 'terms-and-conditions' }],
  ['/Lieferzeiten', { slug: 'lieferzeiten' }],
  ['/sendungen', undefined],
  ['/sendungsverfolgung', undefined],
  ['/a/b', undefined],
])('%s asks for %j', (address, asked) => {
  expect(askedFor(address)).toEqual(asked);
});

test('each legal page whose lack staff are told of has an address, whatever its slug is', () => {
  const asked = allPages.map(({ content }) => content);
  for (const kind of legalPageKinds) expect(asked).toContainEqual({ kind });
});

test('what the server answers itself is no page', () => {
  for (const path of [CONSENT_PATH, REPORTS_PATH, '/assets', '/builds'])
    expect(isReservedSegment(path.slice(1), 'other')).toBe(true);
});

test('every segment at which something else stands is reserved, and no other', () => {
  const segments = new Set(
    allPages.map(({ path }) => path.split('/')[1] ?? '').filter((s) => /^[a-z]/.test(s)),
  );
  for (const segment of segments) {
    const asked = askedFor(`/${segment}`);
    expect([segment, isReservedSegment(segment, 'other')]).toEqual([segment, !asked || 'kind' in asked]);
    if (asked && 'kind' in asked) expect(isReservedSegment(segment, asked.kind)).toBe(false);
  }
});
