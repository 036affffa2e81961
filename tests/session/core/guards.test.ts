import { authorize } from 'app/access';
import { allPages } from 'app/pages';
import { type Role, staffRoles } from 'contract';
import { people } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { setUpProviders } from './set-up.ts';

const t = setUpProviders();
/** Staff may read all persons, which is another permission: these two pages are about one's own organisation. */
const readersOfUsers: readonly Role[] = ['org_owner'];

/** The specification's section 2, by what a page asks for beyond being signed in. */
const forOrganizationUsers = ['/einstellungen/parameter', '/einstellungen/team'];
const forEverybodySignedIn = [
  '/setup',
  '/abholungen',
  '/kontakte',
  // Ours: a table of contacts is read in steps of its own.
  '/kontakte/importieren',
  '/sendungen',
  '/sendungen/neu',
  // Ours: what has become of an order, at an address of its own.
  '/sendungen/neu/erstellt',
  '/benachrichtigungen',
  // Decided with the page: figures are an organisation's own.
  '/statistiken',
  '/einstellungen',
  '/einstellungen/abrechnung',
  '/einstellungen/neutrale-versandadressen',
  '/einstellungen/organisation',
  '/einstellungen/profil',
  '/einstellungen/tagesabschluss',
  '/backoffice',
];
const forEverybody = [
  '/',
  '/join',
  '/datenschutz',
  '/impressum',
  '/kontakt',
  // Ours: the specification's content pages name the terms, and no address of theirs.
  '/agb',
  '/sendungsverfolgung',
  '/items',
  '/:contentPageSlug',
  '*',
];
const forStaff = [
  '/backoffice/angebote',
  '/backoffice/audit-logs',
  '/backoffice/carrier-api',
  '/backoffice/carrier-produkte',
  '/backoffice/cron-runs/:id',
  '/backoffice/inhaltsseiten',
  '/backoffice/inhaltsseiten/neu',
  '/backoffice/inhaltsseiten/:id',
  '/backoffice/laender',
  '/backoffice/organisationen',
  '/backoffice/organisationen/:id',
  '/backoffice/sendungen',
  '/backoffice/testcenter',
  '/backoffice/testcenter/:id',
  '/backoffice/testcenter/:id/item/:itemId',
  '/backoffice/verpackungsarten',
  '/backoffice/*',
];

test('the table of pages is the specification’s list', () => {
  const expected = [...forEverybody, ...forEverybodySignedIn, ...forOrganizationUsers, ...forStaff];
  expect(allPages.map(({ path }) => path).sort()).toEqual(expected.sort());
});

test.each(Object.values(people))(
  'A5.30 what $role $given_name sees is what the specification says',
  async (person) => {
    const { session } = await (await t.device()).signIn(person.id);
    expect(session.getPermission('access:backoffice').isGranted).toBe(
      staffRoles.some((role) => role === person.role),
    );
    for (const page of allPages) {
      const isGranted =
        (!forStaff.includes(page.path) || staffRoles.some((role) => role === person.role)) &&
        (!forOrganizationUsers.includes(page.path) || readersOfUsers.includes(person.role));
      expect([page.path, authorize(page.access, session.getSnapshot())]).toEqual([
        page.path,
        isGranted ? 'granted' : 'forbidden',
      ]);
    }
  },
);

test('A5.30 a stranger sees the public pages and is led to sign in from every other', async () => {
  const { session } = await (await t.device()).openTab();
  for (const page of allPages) {
    const decision = authorize(page.access, session.getSnapshot());
    expect([page.path, decision]).toEqual([
      page.path,
      forEverybody.includes(page.path) ? 'granted' : 'signIn',
    ]);
  }
});

test('A5.30 permissions that a renewal takes away are missed at once', async () => {
  const { session } = await (await t.device()).signIn(people.owner.id);
  expect(authorize(['read:org_users'], session.getSnapshot())).toBe('granted');
  t.faults.set({ tokenCall: { accessToken: { claims: { permissions: [] } } } });
  const decisions: string[] = [];
  session.subscribe(() => decisions.push(authorize(['read:org_users'], session.getSnapshot())));
  await session.refresh();
  expect(decisions).toEqual(['forbidden']);
});
