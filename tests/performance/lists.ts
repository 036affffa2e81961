import { findPostgres, openLargeStore } from 'platform/api/testing';

const SHIPMENTS = 1_000_000;

const questions: readonly (readonly [what: string, ...Parameters<Lists['time']>])[] = [
  ['first page', 'owner', 'shipments'],
  ['last page', 'owner', 'shipments?page=400'],
  ['tab of exceptions', 'owner', 'shipments?status=exception'],
  ['search: rare word', 'owner', 'shipments?search=loewenstein'],
  ['search: two words', 'owner', 'shipments?search=meyer+kiel'],
  ['search: word of all', 'owner', 'shipments?search=gmbh'],
  ['search: two letters', 'owner', 'shipments?search=ki'],
  ['search: no hit', 'owner', 'shipments?search=timbuktu'],
  ['first page, all organisations', 'backofficeUser', 'shipments?organization=all'],
  ['search: rare word, all organisations', 'backofficeUser', 'shipments?organization=all&search=loewenstein'],
  ['contacts by a word', 'owner', 'contacts?search=petersen'],
  ['the address book by name', 'owner', 'contacts?sort=name&counts=true'],
  ['contacts of a country by a word', 'owner', 'contacts?search=petersen&country=DE&sort=name&counts=true'],
  ['audit log, first page', 'backofficeUser', 'audit-logs'],
  ['audit log, last page that one can leaf to', 'backofficeUser', 'audit-logs?page=200'],
  ['audit log, an organisation by its name', 'backofficeUser', 'audit-logs?search=tietze'],
  [
    'audit log, a word in the names of thirteen organisations',
    'backofficeUser',
    'audit-logs?search=kunde+17',
  ],
  ['audit log, a word in the names of all', 'backofficeUser', 'audit-logs?search=kunde'],
  ['audit log, a name that is nowhere', 'backofficeUser', 'audit-logs?search=gibtesnicht'],
  ['notifications', 'owner', 'notifications'],
  ['unread notifications', 'owner', 'notifications?isRead=false'],
];

type Lists = Awaited<ReturnType<typeof openLargeStore>>;

/**
 * Reports how long a server takes to answer for a page of each list and its counts, among a million
 * shipments, beside the least that any question takes.
 */
export async function reportLists(): Promise<void> {
  const programs = await findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL server on this machine.');
  const lists = await openLargeStore(programs, {
    shipments: SHIPMENTS,
    contacts: SHIPMENTS / 10,
    notifications: SHIPMENTS / 2,
    auditRecords: SHIPMENTS,
  });
  try {
    const floor = await lists.timeOf('select 1');
    const times = [{ what: 'floor: select 1', ms: floor }];
    for (const [what, person, path] of questions) times.push({ what, ms: await lists.time(person, path) });
    console.table(
      times.map(({ what, ms }) => ({
        [`of ${SHIPMENTS.toLocaleString('en')} shipments`]: what,
        ms: Math.round(ms * 10) / 10,
        'times select 1': Math.round(ms / floor),
      })),
    );
  } finally {
    await lists.close();
  }
}
