import { tableMediaTypes } from 'contract';
import type { Shipment, ShipmentDraft, ShipmentFilterChoices, ShipmentsPage } from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** What narrows a list down and sorts it, among six shipments of the second organisation, and its export. */
export function testShipmentLists(api: () => TestApi): void {
  describe('a list of shipments', () => {
    /** By reference; each search for `kistenliste` finds these alone. */
    const made = new Map<string, Shipment>();

    const create = async (name: string, draft: Partial<ShipmentDraft> = {}) => {
      const body = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, ...draft };
      const shipment = await success<Shipment>(
        await api().call('otherOwner', 'POST /shipments', {
          body: { ...body, referenceNumber: name, referenceNumber2: 'kistenliste' },
        }),
      );
      made.set(name, shipment);
    };
    const change = async (name: string, change: Partial<typeof tables.shipments.$inferInsert>) => {
      const { shipments } = tables;
      await api()
        .store.db.update(shipments)
        .set(change)
        .where(eq(shipments.id, made.get(name)?.id ?? ''));
    };
    const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) =>
      success<ShipmentsPage>(
        await api().call('otherOwner', `GET /shipments?search=kistenliste&${query}`, { headers }),
      );
    const found = async (query: string, headers?: Readonly<Record<string, string>>) =>
      (await ask(query, headers)).items.map(({ referenceNumber }) => referenceNumber);

    beforeAll(async () => {
      await create('plain');
      await create('dangerous', { dangerous: true });
      await create('neutral', { isAvis: true });
      await create('abroad', {
        to: {
          ...addresses.loewenstein,
          address: { ...addresses.loewenstein.address, countryCode: 'AT', postalCode: '6460' },
        },
        isAvis: true,
      });
      await create('insured', { insured: true, declaredValue: 100, isAvis: true });
      await create('=SUMME(A1)', { isAvis: true });
      // Fixtures are of Friday, 20 November 2026, 14:05 in Berlin.
      await change('plain', {
        createdAt: new Date('2026-11-19T22:59:59Z'),
        expectedDeliveryDate: '2026-11-23',
      });
      await change('dangerous', {
        createdAt: new Date('2026-11-19T23:00:00Z'),
        expectedDeliveryDate: '2026-11-21',
      });
      await change('neutral', {
        createdAt: new Date('2026-11-15T22:59:00Z'),
        draft: { ...domesticDraft, neutralShipment: true, referenceNumber: 'neutral', isAvis: true },
      });
      await change('abroad', { createdAt: new Date('2026-11-15T23:00:00Z') });
      await change('insured', {
        createdAt: new Date('2026-11-08T23:00:00Z'),
        createdByName: 'Zoë Ähre',
        createdById: 'usr_zoe',
        draft: {
          ...domesticDraft,
          insured: true,
          declaredValue: 100,
          referenceNumber: 'insured',
          isAvis: true,
          linkedSenderId: 'con_ofInsured',
        },
      });
      await change('=SUMME(A1)', { createdAt: new Date('2026-11-08T22:59:00Z') });
    });

    test.each([
      ['dangerous=true', ['dangerous']],
      ['insured=true', ['insured']],
      ['neutral=true', ['neutral']],
      ['country=AT', ['abroad']],
      ['country=AT,CH&neutral=true', []],
      ['createdBy=usr_zoe', ['insured']],
      // Schwäbisch Gmünd is 73525; 6460 is Imst.
      ['postalCode=73', ['dangerous', 'plain', 'neutral', 'insured', '=SUMME(A1)']],
      ['postalCode=73526-99999', []],
      ['postalCode=60-65', ['abroad']],
      ['postalCode=6460&country=DE', []],
      ['sender=con_ofInsured', ['insured']],
      ['sender=con_ofInsured,con_nobody&postalCode=6', []],
      ['unprinted=true', ['dangerous', 'plain']],
      ['carrier=UPS', []],
      [`carrier=UPS,${domesticDraft.carrier}&dangerous=true`, ['dangerous']],
      [`product=${domesticDraft.carrierProductCode}&country=AT`, ['abroad']],
      ['product=NONE', []],
    ])('is narrowed down by %s', async (query, names) => {
      expect(await found(query)).toEqual(names);
    });

    test('has counts of all tabs for its filter', async () => {
      const { statusCounts, totalItems } = await ask('country=AT&status=ordered');
      expect(totalItems).toBe(0);
      expect(statusCounts).toMatchObject({ all: 1, avis: 1, ordered: 0 });
    });

    const berlin = { 'timezone-offset': '-60' };
    const newYork = { 'timezone-offset': '300' };

    test.each([
      ['period=today', berlin, ['dangerous']],
      ['period=yesterday', berlin, ['plain']],
      ['period=lastWeek', berlin, ['neutral', 'insured']],
      ['from=2026-11-16&to=2026-11-19', berlin, ['plain', 'abroad']],
      ['from=2026-11-19', berlin, ['dangerous', 'plain']],
      ['to=2026-11-08', berlin, ['=SUMME(A1)']],
      // Six hours later, it was still the nineteenth there.
      ['period=today', newYork, []],
      ['period=yesterday', newYork, ['dangerous', 'plain']],
    ])('is of %s where the caller is: %o', async (query, headers, names) => {
      expect(await found(query, headers)).toEqual(names);
    });

    test('goes by the day of delivery where that is asked for, and always tomorrow', async () => {
      expect(await found('period=tomorrow', berlin)).toEqual(['dangerous']);
      expect(await found('period=tomorrow&by=created', berlin)).toEqual(['dangerous']);
      expect(await found('from=2026-11-21&to=2026-11-21&by=delivery')).toEqual(['dangerous']);
      await change('plain', { status: 'delivered', deliveredAt: new Date('2026-11-19T23:30:00Z') });
      expect(await found('period=today&by=delivery', berlin)).toContain('plain');
      await change('plain', { status: 'ordered', deliveredAt: null });
    });

    test('is sorted either way, by creation or by delivery', async () => {
      const newest = ['dangerous', 'plain', 'abroad', 'neutral', 'insured', '=SUMME(A1)'];
      expect(await found('')).toEqual(newest);
      expect(await found('sort=created')).toEqual(newest.toReversed());
      const late = await found('sort=-delivery&unprinted=true');
      expect(late).toEqual(['plain', 'dangerous']);
      expect(await found('sort=delivery&unprinted=true')).toEqual(['dangerous', 'plain']);
    });

    test('puts what is cancelled behind all days of delivery, also over pages and in a table', async () => {
      await change('dangerous', { status: 'cancelled' });
      await change('abroad', { status: 'cancelled' });
      for (const sort of ['delivery', '-delivery']) {
        const all = await found(`sort=${sort}`);
        expect(all).toHaveLength(6);
        expect(all.slice(4), sort).toEqual(['dangerous', 'abroad']);
        const pages = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((page) => found(`sort=${sort}&perPage=1&page=${page}`)),
        );
        expect(pages.flat(), sort).toEqual(all);
        expect(await found(`sort=${sort}&perPage=4&page=2`), sort).toEqual(['dangerous', 'abroad']);
        const table = await api().call('otherOwner', `GET /shipments/export?search=kistenliste&sort=${sort}`);
        const text = await table.text();
        expect(all.map((name) => text.indexOf(name)).toSorted((a, b) => a - b)).toEqual(
          all.map((name) => text.indexOf(name)),
        );
      }
      expect(await found('sort=delivery&status=ended')).toEqual(['dangerous', 'abroad']);
      await change('dangerous', { status: 'ordered' });
      await change('abroad', { status: 'avis' });
    });

    test.each([
      'carrier=XYZ',
      'carrier=DHL,',
      'country=de',
      'from=2026-02-31',
      'sort=price',
      'period=ever',
      'dangerous=1',
    ])('is refused with %s', async (query) => {
      const answer = await api().call('otherOwner', `GET /shipments?${query}`);
      expect(answer.status).toBe(400);
    });

    test('tells what it can be narrowed down by', async () => {
      const choices = await success<ShipmentFilterChoices>(
        await api().call('otherOwner', 'GET /shipments/filter-choices'),
      );
      expect(choices.senders).toContainEqual({
        id: 'con_ofInsured',
        name: domesticDraft.from.companyName,
      });
      expect(choices.creators).toContainEqual({ id: 'usr_zoe', name: 'Zoë Ähre' });
      const { carrier, carrierProductCode: code } = domesticDraft;
      expect(choices.products).toContainEqual(expect.objectContaining({ carrier, code }));
    });

    test('tells the newest message of each, and that there is none', async () => {
      const shipmentId = made.get('abroad')?.id ?? '';
      const message = { shipmentId, status: 'transit', location: null, carrierText: null } as const;
      await api()
        .store.db.insert(tables.trackingEvents)
        .values([
          { ...message, id: 'evt_9', at: new Date('2026-11-17T08:00:00Z'), description: 'Abgeholt' },
          { ...message, id: 'evt_1', at: new Date('2026-11-18T08:00:00Z'), description: 'Im Paketzentrum' },
          // The same moment: the one that its history begins with.
          { ...message, id: 'evt_2', at: new Date('2026-11-18T08:00:00Z'), description: 'Weitergeleitet' },
        ]);
      const { items } = await ask('');
      const lastOf = (name: string) => items.find((item) => item.referenceNumber === name)?.lastEvent;
      expect(lastOf('abroad')).toEqual({
        at: '2026-11-18T08:00:00.000Z',
        description: 'Weitergeleitet',
        pieceNumbers: [],
      });
      expect(lastOf('insured')).toBeNull();
    });

    test('names the pieces of which its newest message tells in the same minute, each once', async () => {
      const shipmentId = made.get('insured')?.id ?? '';
      const message = { shipmentId, status: 'transit', location: null, carrierText: null } as const;
      const told = [
        ['B', '2026-11-18T08:00:40Z', 'Weitergeleitet'],
        ['A', '2026-11-18T08:00:10Z', 'Weitergeleitet'],
        ['A', '2026-11-18T08:00:30Z', 'Weitergeleitet'],
        ['C', '2026-11-18T08:00:20Z', 'Abgeholt'],
        ['D', '2026-11-18T07:59:50Z', 'Weitergeleitet'],
      ] as const;
      const rows = told.map(([pieceNumber, at, description], index) => {
        return { ...message, id: `evt_piece_${index}`, at: new Date(at), description, pieceNumber };
      });
      await api().store.db.insert(tables.trackingEvents).values(rows);
      const { items } = await ask('');
      expect(items.find(({ id }) => id === shipmentId)?.lastEvent).toEqual({
        at: '2026-11-18T08:00:40.000Z',
        description: 'Weitergeleitet',
        pieceNumbers: ['A', 'B'],
      });
    });

    test('is exported as German spreadsheets open it, and no cell calculates', async () => {
      const answer = await api().call('otherOwner', 'GET /shipments/export?search=kistenliste&sort=created');
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="Sendungen-2026-11-20.csv"',
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
      expect(lines).toHaveLength(7);
      expect(lines[0]).toMatch(/^Status;Grund der Ausnahme;Sendungsnummer;Auftragsnummer;Empfänger;/);
      expect(lines[1]).toContain(";'=SUMME(A1);");
      expect(lines[1]).toContain('AVIS;');
      expect(lines[2]).toContain(';Zoë Ähre;');
      expect(lines[3]).toContain(';2026-11-15 23:59;');
    });

    test('is exported as an Excel file where that is asked for', async () => {
      const answer = await api().call('otherOwner', 'GET /shipments/export?search=kistenliste&format=xlsx');
      expect(answer.headers.get('content-type')).toBe(tableMediaTypes.xlsx);
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="Sendungen-2026-11-20.xlsx"',
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 2).toString()).toBe('PK');
    });

    test('is exported beyond its pages, each row once', async () => {
      const { shipments } = tables;
      const [row] = await api()
        .store.db.select()
        .from(shipments)
        .where(eq(shipments.id, made.get('neutral')?.id ?? ''));
      if (!row) throw new Error('There is no such shipment');
      const {
        orderNumber: _,
        statusGroup: __,
        deliveryDay: ___,
        facets: ____,
        numbers: _____,
        ...facts
      } = row;
      const copies = Array.from({ length: 1100 }, (______, index) => ({
        ...facts,
        id: `shp_copy_${index}`,
        // Some of the same moment, so that numbers tell them apart.
        createdAt: new Date(Date.parse('2025-03-01T10:00:00Z') + Math.floor(index / 7)),
        searchText: 'ausfuhrprobe',
      }));
      await api().store.db.insert(shipments).values(copies);
      for (const query of ['search=ausfuhrprobe', 'to=2025-03-02', 'search=ausfuhrprobe&sort=delivery']) {
        const answer = await api().call('otherOwner', `GET /shipments/export?${query}`);
        const numbers = (await answer.text()).match(/LO-\d+/g) ?? [];
        expect(numbers).toHaveLength(1100);
        expect(new Set(numbers).size).toBe(1100);
      }
      await api().store.db.delete(shipments).where(eq(shipments.searchText, 'ausfuhrprobe'));
    });
  });
}
