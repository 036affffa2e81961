import { expect, test } from 'vitest';
import { backofficePlacesCopy } from './backoffice-places.copy.ts';
import { type BackofficeHrefs, backofficeNav } from './backoffice-places.ts';

test('each place stands in the navigation, in one group', () => {
  const names = Object.keys(backofficePlacesCopy.places);
  const hrefs = Object.fromEntries(names.map((name) => [name, `/${name}`])) as BackofficeHrefs;
  const shown = backofficeNav(hrefs, '/').flatMap(({ items }) => items.map(({ href }) => href));
  expect(shown.toSorted()).toEqual(names.map((name) => `/${name}`).toSorted());
});
