import { expect, test } from 'vitest';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { toHrefs } from './to-hrefs.ts';

test('links keep the rest of the address; another tab and the reset begin at the first page', () => {
  const query = new URLSearchParams('search=a&status=transit&page=3&shipment=shp_1');
  const hrefs = toHrefs(shipmentsAddress.parse(query));
  expect(hrefs.home).toBe('/');
  expect(hrefs.create).toBe('/sendungen/neu');
  expect(hrefs.status('avis')).toBe('/sendungen?search=a&status=avis&shipment=shp_1');
  expect(hrefs.status('all')).toBe('/sendungen?search=a&shipment=shp_1');
  expect(hrefs.shipment('shp_2')).toBe('/sendungen?search=a&status=transit&page=3&shipment=shp_2');
  expect(hrefs.reset).toBe('/sendungen?shipment=shp_1');
});
