import { LIST_END } from 'contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres } from '../store/testing/postgres-server.ts';
import { openLargeStore } from './testing/large-store.ts';
import type { LargeStore } from './testing/large-store.ts';
import type { PersonName } from './testing/test-api.ts';

const programs = await findPostgres();
if (programs === undefined) console.warn('No PostgreSQL server found: how lists are read is not tried.');

/** What a count looks at: as far as one can leaf, and the one row that tells of more. */
const COUNTED = LIST_END + 1;
/** Where the newest of all are passed by to find those of an organisation that has three of five. */
const COUNTED_OF_ALL = Math.ceil((COUNTED * 5) / 3) + 10;

/** All that are of a day, a minute apart, whoever's; the planner may pass by the others'. */
const OF_A_DAY = 24 * 60;

/** The way down an index, and a little more. */
const FEW_BLOCKS = 20;

const large = [
  'shipments',
  'contacts',
  'notifications',
  'notification_reads',
  'tracking_events',
  'audit_records',
];

describe.skipIf(programs === undefined)('in a store with 100,000 shipments', () => {
  let store: LargeStore | undefined;
  beforeAll(async () => {
    const volume = {
      shipments: 100_000,
      contacts: 50_000,
      notifications: 100_000,
      auditRecords: 200_000,
    };
    store = await openLargeStore(programs ?? '', volume);
  });
  afterAll(() => store?.close());

  const ask = async (person: PersonName, path: string) => {
    if (!store) throw new Error('The store did not open');
    const { page, scans } = await store.ask(person, path);
    return { page, scans: scans.filter(({ table }) => large.some((name) => table.startsWith(name))) };
  };

  test.each<[what: string, person: PersonName, path: string, mostRows: number]>([
    ['the first page of an organisation', 'owner', 'shipments', COUNTED],
    ['that of a smaller one', 'otherOwner', 'shipments', COUNTED],
    ['the last page', 'owner', 'shipments?page=400', COUNTED_OF_ALL],
    ['a page beyond the last', 'owner', 'shipments?page=100000&perPage=100', COUNTED],
    ['the tab of templates', 'owner', 'shipments?status=avis', COUNTED],
    ['the tab of what is ordered, and being ordered', 'owner', 'shipments?status=ordered', COUNTED],
    ['the tab of what is on its way', 'owner', 'shipments?status=transit', COUNTED],
    ['the tab of exceptions', 'owner', 'shipments?status=exception', COUNTED],
    ['the tab of what has arrived', 'owner', 'shipments?status=delivered', COUNTED],
    ['the tab of what has ended', 'owner', 'shipments?status=ended', COUNTED],
    ['one carrier', 'owner', 'shipments?carrier=UPS', COUNTED],
    ['a carrier that has nothing', 'owner', 'shipments?carrier=ILO', 0],
    ['a rare word', 'owner', 'shipments?search=loewenstein', 20],
    ['a rare word in one tab', 'owner', 'shipments?search=loewenstein&status=delivered', 20],
    ['two words', 'owner', 'shipments?search=meyer+kiel', 650],
    ['a word of many', 'owner', 'shipments?search=petersen', 5500],
    ['a word of all', 'owner', 'shipments?search=gmbh', COUNTED_OF_ALL],
    ['a tracking number with blanks', 'owner', 'shipments?search=0034043+0000000+012345', 1],
    ['no hit', 'owner', 'shipments?search=timbuktu', 0],
    ['two letters', 'owner', 'shipments?search=ki', 6700],
    ['two letters without a hit', 'owner', 'shipments?search=qx', 0],
    ['signs', 'owner', 'shipments?search=%25', 0],
    ['the first page of all organisations', 'backofficeUser', 'shipments?organization=all', COUNTED],
    ['a tab of all', 'backofficeUser', 'shipments?organization=all&status=transit', COUNTED],
    ['a rare word in all', 'backofficeUser', 'shipments?organization=all&search=loewenstein', 20],
    ['no hit in all', 'backofficeUser', 'shipments?organization=all&search=timbuktu', 0],
    ['the oldest first', 'owner', 'shipments?sort=created', COUNTED],
    ['by the day of delivery', 'owner', 'shipments?sort=delivery', COUNTED],
    ['the latest delivery of a tab', 'owner', 'shipments?sort=-delivery&status=transit', COUNTED],
    ['by delivery of all', 'backofficeUser', 'shipments?organization=all&sort=delivery', COUNTED],
    ['what was created on a day', 'owner', 'shipments?from=2026-11-18&to=2026-11-18', OF_A_DAY],
    ['a day’s, by delivery', 'owner', 'shipments?from=2026-11-18&to=2026-11-18&sort=delivery', OF_A_DAY],
    ['what was created since a day', 'owner', 'shipments?from=2026-10-01', COUNTED],
    ['what is delivered on a day', 'owner', 'shipments?from=2026-11-18&to=2026-11-18&by=delivery', OF_A_DAY],
    ['a day’s deliveries in a tab', 'owner', 'shipments?period=today&by=delivery&status=transit', OF_A_DAY],
    [
      'a day’s deliveries of all',
      'backofficeUser',
      'shipments?organization=all&period=today&by=delivery',
      OF_A_DAY,
    ],
    ['dangerous ones', 'owner', 'shipments?dangerous=true', 20],
    ['a rare country', 'owner', 'shipments?country=LI', 50],
    ['a country that has nothing', 'owner', 'shipments?country=LI&dangerous=true', 0],
    ['a country of many', 'owner', 'shipments?country=AT', COUNTED],
    // Six of seven, and two of three: others are passed by on the way.
    ['the country of most', 'owner', 'shipments?country=DE', (COUNTED_OF_ALL * 7) / 6 + 10],
    ['two countries and a product', 'owner', 'shipments?country=AT,LI&product=CODE_3', 2000],
    ['what is not printed', 'owner', 'shipments?unprinted=true', 200],
    [
      'what is not printed, in a tab by delivery',
      'owner',
      'shipments?unprinted=true&status=transit&sort=delivery',
      5000,
    ],
    ['two carriers', 'owner', 'shipments?carrier=DHL,UPS', (COUNTED_OF_ALL * 3) / 2],
    ['what nobody has created', 'owner', 'shipments?createdBy=usr_nobody', 0],
    ['a rare country of all', 'backofficeUser', 'shipments?organization=all&country=LI', 60],
    ['the audit log', 'backofficeUser', 'audit-logs', COUNTED],
    ['its last page', 'backofficeUser', 'audit-logs?page=200', COUNTED],
    ['that of an organisation', 'backofficeUser', 'audit-logs?orgCode=org_7', 1000],
    ['of a person', 'backofficeUser', 'audit-logs?person=usr_7', 100],
    // A third of them: the others are passed by.
    ['of an action', 'backofficeUser', 'audit-logs?action=created', COUNTED * 3 + 30],
    ['of a rare action', 'backofficeUser', 'audit-logs?action=deleted', 60],
    ['of a rare kind', 'backofficeUser', 'audit-logs?kind=pickup', 300],
    ['of a rare action with a kind', 'backofficeUser', 'audit-logs?action=deleted&kind=pickup', 60],
    ['of a thing', 'backofficeUser', 'audit-logs?object=thing_99', 10],
    ['by the number of a call', 'backofficeUser', 'audit-logs?search=req-4711', 10],
    ['by a number that nothing has', 'backofficeUser', 'audit-logs?search=timbuktu', 0],
    ['of an hour', 'backofficeUser', 'audit-logs?from=2026-11-19&to=2026-11-19', COUNTED],
    ['what it can be narrowed down by', 'owner', 'shipments/filter-choices', 1700],
    ['a scanned number', 'owner', 'shipments/by-number?number=LO-104999', 1],
    ['a scanned number that nothing has', 'owner', 'shipments/by-number?number=timbuktu', 0],
    // A few of them are cancelled and passed by.
    ['what a contact was sent last', 'owner', 'shipments/packages-sent?recipientId=con_loewenstein', 25],
    ['what a contact is sent that nobody knows', 'owner', 'shipments/packages-sent?recipientId=con_no', 0],
    // The newest 500 orders, beside those that are cancelled; with a word as many as it takes to find 500.
    ['who was sent something last', 'owner', 'shipments/recipients', 525],
    ['who was sent something last by a smaller one', 'otherOwner', 'shipments/recipients', 525],
    ['recipients by a rare word', 'owner', 'shipments/recipients?search=loewenstein', 20],
    ['recipients by two words', 'owner', 'shipments/recipients?search=meyer+kiel', 650],
    ['recipients by a word of many', 'owner', 'shipments/recipients?search=petersen', 6000],
    ['recipients by a word of all', 'owner', 'shipments/recipients?search=gmbh', 525],
    ['recipients by two letters', 'owner', 'shipments/recipients?search=ki', 6700],
    ['no recipient', 'owner', 'shipments/recipients?search=timbuktu', 0],
    ['what was ordered today', 'owner', 'shipments/completed-today?bench=bench-1', OF_A_DAY],
    ['10,000 contacts', 'owner', 'contacts', COUNTED],
    ['contacts of a kind', 'owner', 'contacts?kind=neutral_sender', 100],
    ['contacts by a word', 'owner', 'contacts?search=petersen', 950],
    ['contacts by two words', 'owner', 'contacts?search=meyer+kiel', 110],
    ['contacts by a word of all', 'owner', 'contacts?search=gmbh', COUNTED + 10],
    ['contacts by two letters', 'owner', 'contacts?search=ki', 1150],
    ['no contact', 'owner', 'contacts?search=timbuktu', 0],
    ['all contacts', 'backofficeUser', 'contacts?organization=all', COUNTED],
    ['notifications', 'owner', 'notifications', COUNTED],
    // A quarter of those passed by are the owner's own deeds; the packer has read a thousand more.
    ['unread notifications', 'owner', 'notifications?isRead=false', Math.ceil((COUNTED * 4) / 3) + 1],
    [
      'unread ones of who has read some',
      'packer',
      'notifications?isRead=false',
      Math.ceil((COUNTED * 4) / 3) + 1001,
    ],
  ])('%s: no table is read from end to end', async (_, person, path, mostRows) => {
    const { scans } = await ask(person, path);
    expect(scans.filter(({ how, rows }) => how === 'Seq Scan' && rows > 0)).toEqual([]);
    expect(Math.max(0, ...scans.map(({ rows }) => rows))).toBeLessThanOrEqual(mostRows);
  });

  test.each<[person: PersonName, path: string]>([
    ['owner', 'shipments?carrier=ILO'],
    ['owner', 'shipments?carrier=ILO&status=delivered'],
    ['otherOwner', 'shipments?carrier=ILO'],
    ['backofficeUser', 'shipments?carrier=ILO&organization=all'],
    ['backofficeUser', 'shipments?carrier=ILO&organization=all&status=transit'],
  ])('a carrier that has nothing is not searched for: %s, %s', async (person, path) => {
    const { scans } = await ask(person, path);
    const blocks = scans.map(
      ({ how, table, blocks: seen }) => `${how} of ${table}: ${seen > FEW_BLOCKS ? seen : 'few'}`,
    );
    expect(blocks).toEqual(blocks.map((text) => text.replace(/: .*/, ': few')));
  });

  test('a list says that there is more than can be leafed to, and ends there', async () => {
    const { page } = await ask('owner', 'shipments?perPage=30&page=334');
    expect(page).toMatchObject({ totalItems: COUNTED, totalPages: 334 });
    expect(page.items).toHaveLength(LIST_END - 333 * 30);
    expect((await ask('owner', 'shipments?page=401')).page).toMatchObject({ items: [], totalPages: 400 });
    expect((await ask('otherOwner', 'contacts?perPage=100&page=101')).page.items).toEqual([]);
    expect((await ask('owner', 'notifications?page=1001')).page).toMatchObject({
      items: [],
      totalItems: COUNTED,
      totalPages: 1000,
    });
  });

  test('a tab with fewer is counted to the last, also beside one with more', async () => {
    const { page } = await ask('owner', 'shipments');
    expect(page).toMatchObject({
      statusCounts: {
        all: COUNTED,
        avis: 900,
        ordered: 1500,
        transit: 3000,
        exception: 600,
        delivered: COUNTED,
        ended: 1800,
      },
    });
    const searched = await ask('owner', 'shipments?search=gmbh&status=transit');
    expect(searched.page).toMatchObject({ totalItems: 3000, totalPages: 120 });
    expect(searched.page).toHaveProperty('statusCounts', { all: COUNTED, transit: 3000 });
  });
});
