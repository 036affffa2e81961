import type { Locator, Page } from '@playwright/test';
import { organizations, people, quotes } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^Sendung LO-/ });
const quotePanel = (page: Page) => page.getByRole('region', { name: /^Preisanfrage/ });
const selection = (page: Page) => page.getByRole('group', { name: 'Auswahl' });

/** Where something is offered. */
const stages = {
  /** The list of shipments, nothing open. */
  list: async (page: Page) => {
    await page.goto('/sendungen');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  },
  pickups: (page: Page) => open(page, '/abholungen'),
  contacts: (page: Page) => open(page, '/kontakte'),
  senders: (page: Page) => open(page, '/einstellungen/neutrale-versandadressen'),
  organization: (page: Page) => open(page, '/einstellungen/organisation'),
  closing: (page: Page) => open(page, '/einstellungen/tagesabschluss'),
  template: (page: Page) => openFirst(page, 'avis'),
  ordered: (page: Page) => openFirst(page, 'ordered'),
  /** The page after an order. */
  created: async (page: Page) => {
    await openFirst(page, 'ordered');
    const shipment = new URL(page.url()).searchParams.get('shipment');
    await open(page, `/sendungen/neu/erstellt?shipment=${shipment}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sendung öffnen' })).toBeVisible();
  },
  /** A quote that was answered and can be ordered by. */
  answer: async (page: Page) => {
    await open(page, `/sendungen?status=quotes&quote=${quotes.answered.id}`);
    await expect(quotePanel(page).getByText('Beantwortet').first()).toBeVisible();
  },
  /** The files of a shipment, unfolded. */
  files: async (page: Page) => {
    await openFirst(page, 'ordered');
    await panel(page).getByText('Dokumente', { exact: true }).click();
    await expect(panel(page).getByText('Noch keine Dokumente.')).toBeVisible();
  },
  /** Some of the list, ticked. */
  selection: async (page: Page) => {
    await page.goto('/sendungen?status=ordered');
    const row = page.getByRole('table').getByRole('row').nth(1);
    await row.getByRole('checkbox').check();
    await expect(selection(page)).toContainText(/1.Sendung ausgewählt/);
  },
} as const;

/** The same of the backoffice. */
const stagesOfStaff = {
  overview: (page: Page) => open(page, '/backoffice'),
  auditLogs: (page: Page) => open(page, '/backoffice/audit-logs'),
  carrierApi: (page: Page) => open(page, '/backoffice/carrier-api'),
  products: (page: Page) => open(page, '/backoffice/carrier-produkte'),
  packaging: (page: Page) => open(page, '/backoffice/verpackungsarten?carrier=GLS'),
  countries: (page: Page) => open(page, '/backoffice/laender?search=Serbien'),
  organizations: (page: Page) => open(page, '/backoffice/organisationen'),
  anyOrganization: (page: Page) =>
    open(page, `/backoffice/organisationen/${organizations.weserbergland.orgCode}`),
  itsPeople: (page: Page) =>
    open(page, `/backoffice/organisationen/${organizations.weserbergland.orgCode}?tab=users`),
  contentPages: (page: Page) => open(page, '/backoffice/inhaltsseiten'),
  testCenter: (page: Page) => open(page, '/backoffice/testcenter'),
} as const;

interface Offer<Stage extends string = keyof typeof stages> {
  readonly stage: Stage;
  readonly what: string;
  /** Whether it is offered: to owner, member and packing area; of staff to those who serve, run and may end. */
  readonly to: `${'x' | '.'} ${'x' | '.'} ${'x' | '.'}`;
  readonly find: (page: Page) => Locator;
}

const inPanel = (role: 'link' | 'button', name: string | RegExp) => (page: Page) =>
  panel(page).getByRole(role, { name });

/** Who is offered what, written down a second time on purpose: the API has a table of its own. */
const offers: readonly Offer[] = [
  {
    stage: 'list',
    what: 'Sendung erstellen',
    to: 'x x .',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Sendung erstellen' }),
  },
  {
    stage: 'list',
    what: 'Exportieren',
    to: 'x x x',
    find: (page) => page.getByRole('main').getByRole('button', { name: /Exportieren/ }),
  },
  { stage: 'template', what: 'complete', to: 'x x x', find: inPanel('link', 'Vervollständigen') },
  { stage: 'template', what: 'edit', to: 'x x x', find: inPanel('link', 'Bearbeiten') },
  { stage: 'template', what: 'copy', to: 'x x .', find: inPanel('link', 'Kopieren') },
  { stage: 'template', what: 'discard', to: 'x x x', find: inPanel('button', 'Vorlage verwerfen') },
  { stage: 'ordered', what: 'label', to: 'x x x', find: inPanel('button', 'Versandetikett drucken') },
  { stage: 'ordered', what: 'copy', to: 'x x .', find: inPanel('link', 'Kopieren') },
  { stage: 'ordered', what: 'edit', to: '. . .', find: inPanel('link', 'Bearbeiten') },
  {
    stage: 'pickups',
    what: 'Abholung beauftragen',
    to: 'x x .',
    find: (page) => page.getByRole('main').getByRole('link', { name: 'Abholung beauftragen' }),
  },
  {
    stage: 'contacts',
    what: 'Kontakt anlegen',
    to: 'x x .',
    find: (page) => page.getByRole('main').getByRole('link', { name: 'Kontakt anlegen' }),
  },
  {
    stage: 'contacts',
    what: 'Importieren',
    to: 'x x .',
    find: (page) => page.getByRole('main').getByRole('link', { name: 'Importieren (CSV)' }),
  },
  {
    stage: 'senders',
    what: 'Neutrale Versandadresse anlegen',
    to: 'x . .',
    find: (page) => page.getByRole('link', { name: 'Neutrale Versandadresse anlegen' }),
  },
  {
    stage: 'organization',
    what: 'Änderungen speichern',
    to: 'x . .',
    find: (page) => page.getByRole('button', { name: 'Änderungen speichern' }),
  },
  {
    stage: 'organization',
    what: 'Organisation auflösen',
    to: 'x . .',
    find: (page) => page.getByRole('button', { name: 'Organisation auflösen …' }),
  },
  ...(['Team', 'Parameter'] as const).map((title): Offer => ({
    stage: 'organization',
    what: title,
    to: 'x . .',
    find: (page) =>
      page.getByRole('navigation', { name: 'Einstellungen' }).getByRole('link', { name: title, exact: true }),
  })),
  {
    stage: 'closing',
    what: 'Alle abschließen',
    to: 'x x x',
    find: (page) => page.getByRole('button', { name: /^Alle abschließen/ }),
  },
  ...['Neue Sendung', 'Weitere Sendung an denselben Empfänger', 'Abholung beauftragen'].map(
    (name): Offer => ({
      stage: 'created',
      what: name,
      to: 'x x .',
      find: (page) => page.getByRole('main').getByRole('link', { name }),
    }),
  ),
  { stage: 'ordered', what: 'cancel', to: 'x x x', find: inPanel('button', 'Stornieren') },
  { stage: 'ordered', what: 'papers', to: 'x x x', find: inPanel('button', 'Weitere Dokumente') },
  ...[/^(?:\d+ )?Versandetikett(?:en)? drucken$/, 'Weitere Dokumente'].map((name): Offer => ({
    stage: 'created',
    what: String(name),
    to: 'x x x',
    find: (page) => page.getByRole('main').getByRole('button', { name }),
  })),
  {
    stage: 'answer',
    what: 'accept',
    to: 'x x .',
    find: (page) => quotePanel(page).getByRole('link', { name: 'Angebot annehmen' }),
  },
  {
    stage: 'files',
    what: 'add',
    to: 'x x x',
    find: (page) => panel(page).getByLabel(/^Datei hinzufügen/),
  },
  ...['Etiketten drucken', 'Frachtbriefe drucken', 'Zum Tagesabschluss', 'Stornieren'].map((name): Offer => ({
    stage: 'selection',
    what: name,
    to: 'x x x',
    find: (page) => selection(page).getByRole('button', { name }),
  })),
];

const button =
  (name: string | RegExp, role: 'button' | 'link' | 'switch' = 'button') =>
  (page: Page) =>
    page.getByRole('main').getByRole(role, { name });

/** The same of staff. */
const offersToStaff: readonly Offer<keyof typeof stagesOfStaff>[] = [
  { stage: 'overview', what: 'start a job', to: 'x x x', find: button('Jetzt ausführen') },
  { stage: 'auditLogs', what: 'export', to: 'x x x', find: button('Exportieren') },
  { stage: 'carrierApi', what: 'check', to: 'x x x', find: button('Verbindung prüfen: GLS (simuliert)') },
  { stage: 'products', what: 'sync', to: '. x x', find: button('Jetzt synchronisieren') },
  { stage: 'packaging', what: 'edit', to: '. x x', find: button('Regel GLS, Karton bearbeiten') },
  { stage: 'countries', what: 'create', to: '. x x', find: button('Land anlegen') },
  { stage: 'countries', what: 'customs', to: '. x x', find: button('Serbien: Zollpflichtig', 'switch') },
  { stage: 'organizations', what: 'create', to: '. x x', find: button('Organisation anlegen') },
  { stage: 'anyOrganization', what: 'save', to: '. x x', find: button('Speichern') },
  { stage: 'anyOrganization', what: 'end', to: '. . x', find: button('Organisation auflösen …') },
  { stage: 'itsPeople', what: 'invite', to: '. x x', find: button('Person einladen') },
  { stage: 'contentPages', what: 'create', to: '. x x', find: button('Seite anlegen', 'link') },
  {
    stage: 'testCenter',
    what: 'create',
    to: '. x x',
    // Where there are none yet, it is offered a second time.
    find: (page) => button('Testreihe anlegen')(page).first(),
  },
];

for (const [column, person] of [people.owner, people.member, people.packer].entries())
  test(`${person.role} is offered what the role may do, and nothing else`, async ({ page }) => {
    await signIn(page, person);
    await expectOffers(page, stages, offers, column);
    const mayCreate = person.role !== 'org_packing_area';
    await page.goto('/sendungen/neu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      mayCreate ? 'Sendung erstellen' : 'Fehlende Berechtigung',
    );
  });

for (const [column, person] of [people.backofficeUser, people.backofficeAdmin, people.superAdmin].entries())
  test(`${person.role} is offered what the role may do in the backoffice, and nothing else`, async ({
    page,
  }) => {
    await signIn(page, person);
    await expectOffers(page, stagesOfStaff, offersToStaff, column);
    await page.goto('/backoffice/inhaltsseiten/neu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      column === 0 ? 'Fehlende Berechtigung' : 'Seite anlegen',
    );
  });

async function expectOffers<Stage extends string>(
  page: Page,
  ways: Readonly<Record<Stage, (page: Page) => Promise<void>>>,
  offered: readonly Offer<Stage>[],
  column: number,
): Promise<void> {
  for (const stage of Object.keys(ways) as Stage[]) {
    await ways[stage](page);
    for (const { what, to, find } of offered.filter((offer) => offer.stage === stage))
      await expect(find(page), `${stage}: ${what}`).toHaveCount(to.split(' ')[column] === 'x' ? 1 : 0);
  }
}

/** What is offered comes with the page, or with what it has asked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function openFirst(page: Page, status: string): Promise<void> {
  await page.goto(`/sendungen?status=${status}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(panel(page)).toBeVisible();
  // What is offered comes with the shipment.
  await expect(panel(page).getByText('Protokoll')).toBeVisible();
}
