import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';
import { backofficePages } from './backoffice-pages.ts';
import { isBuilt } from './page.ts';
import { landingPage, pages } from './pages.ts';
import { createdShipmentAddress, newShipmentAddress, shipmentsAddress } from './shipment-addresses.ts';

/** The table as the specification's section 2 has it, as text that a change shows up in. */
test('all pages with their layout and access', () => {
  const rows = allPages.map(({ path, layout, access }) => `${path} | ${layout} | ${String(access)}`);
  expect(rows).toMatchSnapshot();
});

test('every page has its title', () => {
  const rows = allPages.map(({ path, title }) => `${path} | ${pageTitles[title]}`);
  expect(rows).toMatchSnapshot();
});

test('no path stands in the table twice', () => {
  expect(new Set(allPages.map(({ path }) => path)).size).toBe(allPages.length);
});

test('people begin on a page that is built', () => {
  expect(isBuilt(landingPage)).toBe(true);
  expect(isBuilt(pages.setup)).toBe(true);
});

test('the addresses of pages', () => {
  expect({
    home: pages.start.href(),
    shipments: pages.shipments.href(),
    shipment: shipmentsAddress.href({ search: 'Bäcker & Co', status: 'transit', page: 2, shipment: 'a/b' }),
    newShipment: pages.newShipment.href(),
    toRecipient: newShipmentAddress.href({ recipientId: '1', senderId: '2' }),
    toOtherRecipient: newShipmentAddress.href({ recipientOf: '1' }),
    created: createdShipmentAddress.href({ shipment: 'a/b' }),
    backoffice: pages.backoffice.href(),
  }).toMatchSnapshot();
});

test('a parameter is one segment of the address, whatever stands in it', () => {
  expect(backofficePages.testItem.href({ id: 'a/b', itemId: 'ü 1' })).toBe(
    '/backoffice/testcenter/a%2Fb/item/%C3%BC%201',
  );
  for (const id of ['', '.', '..']) expect(() => backofficePages.cronRun.href({ id })).toThrow(TypeError);
});
