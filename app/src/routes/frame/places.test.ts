import type { FeatureFlag } from 'contract';
import { backofficePlacesCopy } from 'design-system/screens/shell/BackofficeShell/backoffice-places.copy.ts';
import { expect, test } from 'vitest';
import type { SessionSnapshot } from '../../auth/index.ts';
import { allPages } from '../../pages/all-pages.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import { isBuilt } from '../../pages/page.ts';
import { packingBenchHref, pages } from '../../pages/pages.ts';
import { nobody, signedIn } from '../../session/testing/snapshots.ts';
import { backofficePlacesFor } from './backoffice-places.ts';
import { placesFor } from './places.ts';

const everyPage = () => true;

/** Somebody whose token says whether their organisation orders pickups. */
function withPickups(session: SessionSnapshot, areEnabled: boolean): SessionSnapshot {
  const { claims } = session;
  if (!claims) return session;
  const flag: FeatureFlag = { t: 'b', v: areEnabled };
  const access = { ...claims.access, feature_flags: { pickups_enabled: flag } };
  return { ...session, claims: { ...claims, access } };
}

test('only pages that are built are led to', () => {
  const session = withPickups(signedIn(['access:backoffice']), true);
  const built = allPages.filter((page) => isBuilt(page)).map(({ path }) => path);
  const shown = Object.values(placesFor(session));
  expect(shown).toContain(pages.shipments.href());
  expect(shown.filter((href) => !built.includes(String(href)))).toEqual([]);
});

test('a page that comes to be built is led to by itself', () => {
  const contacts = placesFor(signedIn(['read:org_contacts']), (page) => page === pages.contacts);
  expect(contacts).toEqual({ contacts: '/kontakte' });
});

test('pickups are for organisations that order them, the backoffice is for staff', () => {
  expect(Object.keys(placesFor(withPickups(signedIn(), false), everyPage))).toEqual([
    'shipments',
    'statistics',
    'settings',
    'profile',
  ]);
  expect(placesFor(withPickups(signedIn(), true), everyPage)).toMatchObject({ pickups: '/abholungen' });
  // As the platform has it for a provider that does not send the flag.
  expect(placesFor(signedIn(), everyPage)).toMatchObject({ pickups: '/abholungen' });
  expect(placesFor(signedIn(['access:backoffice']), everyPage)).toMatchObject({ backoffice: '/backoffice' });
});

test('the address book is for those who may read it', () => {
  expect(placesFor(signedIn(['read:org_contacts']), everyPage)).toMatchObject({ contacts: '/kontakte' });
  expect(placesFor(signedIn(['read:all_contacts']), everyPage)).toMatchObject({ contacts: '/kontakte' });
});

test('nobody is led to what needs a login before they have one', () => {
  expect(placesFor(nobody, everyPage)).not.toHaveProperty('shipments');
});

test('whoever completes templates finds the packing bench, and packers first of all', () => {
  const packer = signedIn(['update:org_shipments']);
  expect(placesFor(signedIn())).not.toHaveProperty('packingBench');
  expect(placesFor(packer)).toMatchObject({ packingBench: packingBenchHref, isPacker: false });
  packer.claims?.access.roles.push({ id: 'r', key: 'org_packing_area', name: 'Packplatz' });
  expect(placesFor(packer)).toMatchObject({ packingBench: packingBenchHref, isPacker: true });
});

test('in the backoffice staff are led to what is built, and strangers nowhere', () => {
  const staff = signedIn(['access:backoffice']);
  expect(backofficePlacesFor(staff, (page) => page === backofficePages.countries)).toEqual({
    countries: '/backoffice/laender',
  });
  expect(Object.keys(backofficePlacesFor(staff, everyPage))).toEqual(
    Object.keys(backofficePlacesCopy.places),
  );
  expect(backofficePlacesFor(signedIn(['read:org_contacts']), everyPage)).toEqual({});
});
