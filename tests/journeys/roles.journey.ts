import type { Locator, Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^Sendung LO-/ });

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
} as const;

interface Offer {
  readonly stage: keyof typeof stages;
  readonly what: string;
  /** Owner, member and packing area: whether it is offered. */
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
  { stage: 'ordered', what: 'cancel', to: 'x x x', find: inPanel('button', 'Stornieren') },
];

for (const [column, person] of [people.owner, people.member, people.packer].entries())
  test(`${person.role} is offered what the role may do, and nothing else`, async ({ page }) => {
    await signIn(page, person);
    for (const stage of Object.keys(stages) as (keyof typeof stages)[]) {
      await stages[stage](page);
      for (const { what, to, find } of offers.filter((offer) => offer.stage === stage))
        await expect(find(page), `${stage}: ${what}`).toHaveCount(to.split(' ')[column] === 'x' ? 1 : 0);
    }
    const mayCreate = person.role !== 'org_packing_area';
    await page.goto('/sendungen/neu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      mayCreate ? 'Sendung erstellen' : 'Fehlende Berechtigung',
    );
  });

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
