import { shipmentsPerPage, statusGroups } from 'contract';
import { noFilter } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packingBenchHref, quickRatesHref } from './pages.ts';
import {
  createdShipmentAddress,
  newShipmentAddress,
  shipmentViewAddress,
  shipmentsAddress,
} from './shipment-addresses.ts';

const plain = { ...noFilter, columns: '', shipment: null, quote: null };
const parse = (query: string) => shipmentsAddress.parse(new URLSearchParams(query));
const queryOf = (href: string) => new URL(href, 'https://app.example').searchParams;

describe('the address of the list', () => {
  test('says what is searched, which tab, which page and which shipment', () => {
    expect(parse('')).toEqual(plain);
    expect(parse('search=M%C3%BCller&status=transit&page=3&shipment=shp_1')).toEqual({
      ...plain,
      search: 'Müller',
      status: 'transit',
      page: 3,
      shipment: 'shp_1',
    });
    expect(parse(`search=+a+`).search).toBe('a');
    expect(parse(`search=${'x'.repeat(101)}`).search).toBe('x'.repeat(100));
    expect(parse('search=a%0D%0Ab%09c').search).toBe('a b c');
    expect(parse('page=100000').page).toBe(100_000);
    expect(parse('page=2&page=3').page).toBe(2);
  });

  test('says what narrows it down, and its order', () => {
    const query =
      'period=lastWeek&by=delivery&carrier=DHL%2CGLS&product=DHL_PAKET&country=AT%2CCH&postalCode=20-25&sender=con_1&createdBy=usr_1' +
      '&dangerous=true&insured=true&neutral=true&unprinted=true&sort=delivery&columns=number%2Cprice&perPage=50';
    expect(parse(query)).toEqual({
      ...plain,
      period: 'lastWeek',
      by: 'delivery',
      carrier: 'DHL,GLS',
      product: 'DHL_PAKET',
      country: 'AT,CH',
      postalCode: '20-25',
      sender: 'con_1',
      createdBy: 'usr_1',
      dangerous: true,
      insured: true,
      neutral: true,
      unprinted: true,
      sort: 'delivery',
      columns: 'number,price',
      perPage: 50,
    });
    expect(shipmentsAddress.href(parse(query))).toBe(`/sendungen?${query}`);
    expect(parse('from=2026-11-14&to=2026-11-20')).toMatchObject({ from: '2026-11-14', to: '2026-11-20' });
    expect(parse('carrier=XYZ,DHL,DHL,').carrier).toBe('DHL');
  });

  test.each([
    'period=ever',
    'from=2026-02-31',
    'to=gestern',
    'by=price',
    'carrier=XYZ',
    'country=de',
    'sort=price',
    'dangerous=1',
    'unprinted=false',
    'postalCode=25-20',
    'postalCode=Kiel',
    'sender=..',
    'createdBy=..',
    'product=%27',
    'columns=-',
    'perPage=30',
    'perPage=x',
  ])('%s narrows nothing down', (query) => expect(parse(query)).toEqual(plain));

  test.each(['status=lost', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'page=100001', 'shipment='])(
    '%s makes no sense and counts for nothing',
    (query) => expect(parse(query)).toEqual(plain),
  );

  test('leaves out what goes without saying', () => {
    expect(shipmentsAddress.href()).toBe('/sendungen');
    expect(shipmentsAddress.href(plain)).toBe('/sendungen');
    const search = parse('search=a&status=transit&page=3&shipment=shp_1');
    expect(shipmentsAddress.href(search)).toBe('/sendungen?search=a&status=transit&page=3&shipment=shp_1');
    expect(shipmentsAddress.href({ ...search, shipment: null })).toBe(
      '/sendungen?search=a&status=transit&page=3',
    );
    expect(shipmentsAddress.href({ ...search, page: 1 })).toBe(
      '/sendungen?search=a&status=transit&shipment=shp_1',
    );
  });
});

describe('every address', () => {
  const id = fc.oneof(fc.constant(null), fc.string({ unit: 'grapheme', minLength: 1 }));

  test('is read as what it was made of', () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ unit: 'grapheme', maxLength: 150 }),
          status: fc.constantFrom(...statusGroups, 'quotes'),
          period: fc.constantFrom('', 'today', 'lastWeek'),
          from: fc.constantFrom('', '2026-11-14'),
          to: fc.constantFrom('', '2026-11-20'),
          by: fc.constantFrom('created', 'delivery'),
          carrier: fc.constantFrom('', 'DHL', 'GLS,DHL'),
          product: fc.constantFrom('', 'DHL_PAKET'),
          country: fc.constantFrom('', 'AT,CH'),
          postalCode: fc.constantFrom('', '24', '20-25'),
          sender: fc.constantFrom('', 'con_1'),
          createdBy: fc.constantFrom('', 'usr_1'),
          dangerous: fc.boolean(),
          insured: fc.boolean(),
          neutral: fc.boolean(),
          unprinted: fc.boolean(),
          sort: fc.constantFrom('-created', 'delivery'),
          columns: fc.constantFrom('', 'number,price'),
          perPage: fc.constantFrom(...shipmentsPerPage),
          page: fc.integer({ min: 1, max: 100_000 }),
          shipment: id,
          quote: id,
        }),
        (search) => {
          const read = shipmentsAddress.parse(queryOf(shipmentsAddress.href(search)));
          // A search is one line; whatever else was said comes back as it was.
          expect({ ...read, search: '' }).toEqual({ ...search, search: '' });
          expect(shipmentsAddress.parse(queryOf(shipmentsAddress.href(read)))).toEqual(read);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.record({
          recipientId: id,
          senderId: id,
          recipientOf: id,
          shipmentIdToEdit: id,
          avisIdToComplete: id,
          shipmentIdToCopy: id,
          shipmentIdToResend: id,
          shipmentIdToReturn: id,
          quoteToAccept: id,
        }),
        (search) => {
          expect(newShipmentAddress.parse(queryOf(newShipmentAddress.href(search)))).toEqual(search);
        },
      ),
    );
    fc.assert(
      fc.property(id, (shipment) => {
        const href = createdShipmentAddress.href({ shipment });
        expect(createdShipmentAddress.parse(queryOf(href))).toEqual({ shipment });
      }),
    );
  });

  test('means something, whatever somebody types into the bar, and has one spelling', () => {
    const query = fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            'search',
            'status',
            'page',
            'shipment',
            'from',
            'carrier',
            'dangerous',
            '__proto__',
          ),
          fc.string({ maxLength: 8 }),
        ),
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 20 }),
          fc.constantFrom('\u0000a\u202e', '\ud800', '1e3', '0x10', 'transit', 'null', '-0'),
        ),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(query, (pairs) => {
        const read = shipmentsAddress.parse(new URLSearchParams(pairs));
        const href = shipmentsAddress.href(read);
        expect(shipmentsAddress.parse(queryOf(href))).toEqual(read);
        expect(shipmentsAddress.href(shipmentsAddress.parse(queryOf(href)))).toBe(href);
      }),
    );
  });
});

test('packing bench and rates have one address each, and anything else is the list', () => {
  expect(shipmentViewAddress.href({ ansicht: 'tarife' })).toBe(quickRatesHref);
  expect(shipmentViewAddress.href({ ansicht: 'packplatz' })).toBe(packingBenchHref);
  expect(shipmentViewAddress.parse(queryOf('/sendungen?ansicht=regal'))).toEqual({ ansicht: '' });
});
