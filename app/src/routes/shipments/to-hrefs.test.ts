import { expect, test } from 'vitest';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { quotesHref } from './quotes-href.ts';
import { toHrefs, toListSearch } from './to-hrefs.ts';

test('links keep the rest of the address; another tab begins at the first page', () => {
  const query = new URLSearchParams('search=a&status=transit&page=3&shipment=shp_1');
  const hrefs = toHrefs(toListSearch(shipmentsAddress.parse(query)));
  expect(hrefs.home).toBe('/');
  expect(hrefs.create).toBe('/sendungen/neu');
  expect(hrefs.status('avis')).toBe('/sendungen?search=a&status=avis&shipment=shp_1');
  expect(hrefs.status('all')).toBe('/sendungen?search=a&shipment=shp_1');
  expect(hrefs.shipment('shp_2')).toBe('/sendungen?search=a&status=transit&page=3&shipment=shp_2');
});

test.each([
  ['search=a&status=transit&page=3&shipment=shp_1', '/sendungen?status=transit&shipment=shp_1'],
  ['status=transit&page=3&shipment=shp_1', '/sendungen?shipment=shp_1'],
  ['search=a&country=AT&sort=delivery&shipment=shp_1', '/sendungen?sort=delivery&shipment=shp_1'],
  ['status=transit&columns=price', '/sendungen?columns=price'],
])('%s is reset to %s: the search where there is one, else all that leaves something out', (query, reset) => {
  expect(toHrefs(toListSearch(shipmentsAddress.parse(new URLSearchParams(query)))).reset).toBe(reset);
});

test('the tab of quotes keeps what narrows shipments down, and no open panel', () => {
  const search = shipmentsAddress.parse(new URLSearchParams('search=Kiel&shipment=s-1&page=3'));
  expect(toHrefs(toListSearch(search)).quotes).toBe('/sendungen?search=Kiel&status=quotes');
  expect(quotesHref(search, { quote: 'q-1' })).toBe('/sendungen?search=Kiel&status=quotes&quote=q-1');
  const onQuotes = shipmentsAddress.parse(new URLSearchParams('search=Kiel&status=quotes&quote=q-1'));
  expect(toHrefs(toListSearch(onQuotes)).status('transit')).toBe('/sendungen?search=Kiel&status=transit');
});
