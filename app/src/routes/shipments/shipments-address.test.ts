import { statusGroups } from 'contract';
import type { ShipmentsPage, StatusGroup } from 'contract';
import { describe, expect, test } from 'vitest';
import {
  findNearestPage,
  readShipmentsAddress,
  shipmentsHref,
  toHrefs,
  toQuery,
} from './shipments-address.ts';

const statusCounts = Object.fromEntries(statusGroups.map((group) => [group, 0])) as Record<
  StatusGroup,
  number
>;
const emptyPage = (totalPages: number): ShipmentsPage => ({
  items: [],
  totalItems: totalPages * 10,
  totalPages,
  statusCounts,
});

test('a page beyond the end is the last one', () => {
  expect(findNearestPage(9999, emptyPage(3))).toBe(3);
});

test.each([
  ['nothing is known yet', 9999, undefined],
  ['there is nothing at all', 9999, emptyPage(0)],
  ['it is the last one already', 3, emptyPage(3)],
  ['it lies before the end', 2, emptyPage(3)],
  ['it has rows', 9999, { ...emptyPage(3), items: [{}] } as ShipmentsPage],
])('a page stays when %s', (_, page, answer) => {
  expect(findNearestPage(page, answer)).toBe(page);
});

const plain = { filter: { search: '', status: 'all', page: 1 }, openId: null } as const;
const read = (search: string) => readShipmentsAddress(new URLSearchParams(search));

describe('the address of the list', () => {
  test('says what is searched, which tab, which page and which shipment', () => {
    expect(read('')).toEqual(plain);
    expect(read('search=M%C3%BCller&status=transit&page=3&shipment=shp_1')).toEqual({
      filter: { search: 'Müller', status: 'transit', page: 3 },
      openId: 'shp_1',
    });
    expect(read(`search=+a+`).filter.search).toBe('a');
    expect(read(`search=${'x'.repeat(101)}`).filter.search).toBe('x'.repeat(100));
    expect(read('search=a%0D%0Ab%09c').filter.search).toBe('a b c');
    expect(read('page=100000').filter.page).toBe(100_000);
  });

  test.each(['status=lost', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'page=100001', 'shipment='])(
    '%s makes no sense and counts for nothing',
    (search) => expect(read(search)).toEqual(plain),
  );

  test('is the question to the API', () => {
    expect(toQuery({ search: 'a', status: 'avis', page: 2 })).toEqual({
      search: 'a',
      status: 'avis',
      page: 2,
    });
  });

  test('leaves out what goes without saying', () => {
    expect(shipmentsHref(plain)).toBe('/sendungen');
    const view = read('search=a&status=transit&page=3&shipment=shp_1');
    expect(shipmentsHref(view)).toBe('/sendungen?search=a&status=transit&page=3&shipment=shp_1');
    expect(shipmentsHref(view, { openId: null })).toBe('/sendungen?search=a&status=transit&page=3');
    expect(shipmentsHref(view, { page: 1 })).toBe('/sendungen?search=a&status=transit&shipment=shp_1');
  });
});

test('links keep the rest of the address; another tab and the reset begin at the first page', () => {
  const hrefs = toHrefs(read('search=a&status=transit&page=3&shipment=shp_1'));
  expect(hrefs.create).toBe('/sendungen/neu');
  expect(hrefs.status('avis')).toBe('/sendungen?search=a&status=avis&shipment=shp_1');
  expect(hrefs.status('all')).toBe('/sendungen?search=a&shipment=shp_1');
  expect(hrefs.shipment('shp_2')).toBe('/sendungen?search=a&status=transit&page=3&shipment=shp_2');
  expect(hrefs.reset).toBe('/sendungen?shipment=shp_1');
});
