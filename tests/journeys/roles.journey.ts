import type { Page } from '@playwright/test';
import { people, quotes } from 'contract/fixtures';
import { recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';
import { expectOffers, type Offer as OfferOf, open } from '../fixtures/offers.ts';

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
  /** Rates from place to place, one of them chosen. */
  quickRates: async (page: Page) => {
    await open(page, '/sendungen?ansicht=tarife');
    for (const name of ['Von', 'Nach']) {
      const place = page.getByRole('group', { name });
      await place.getByRole('textbox', { name: 'Postleitzahl' }).fill('73525');
      await place.getByRole('textbox', { name: /^Ort/ }).fill('Schwäbisch Gmünd');
    }
    await page.getByRole('radiogroup', { name: 'Tarife', exact: true }).getByRole('radio').first().check();
  },
  template: (page: Page) => openFirst(page, 'avis'),
  /** The form of a template whose recipient is in no address book. */
  form: async (page: Page) => {
    await openFirst(page, 'avis');
    await inPanel('link', 'Vervollständigen')(page).click();
    await recipientPart(page).getByRole('textbox', { name: 'Firma', exact: true }).fill('Neue Firma KG');
  },
  ordered: (page: Page) => openFirst(page, 'ordered'),
  exception: (page: Page) => openFirst(page, 'exception'),
  delivered: (page: Page) => openFirst(page, 'delivered'),
  /** The menus of rows: of a shipment that did not arrive, */
  row: (page: Page) => openMenu(page, '/sendungen?status=exception', /^Aktionen für Sendung/),
  /** of a contact that the owner has made, */
  recipient: (page: Page) => openMenu(page, '/kontakte?kind=recipient&search=Rosenkranz'),
  sender: (page: Page) => openMenu(page, '/kontakte?kind=sender&search=Tietze'),
  /** and of pickups that the owner and the member have ordered. */
  ownersPickup: (page: Page) => openMenu(page, '/abholungen?tab=recurring', /Täglich bis 16:30/),
  membersPickup: (page: Page) =>
    openMenu(page, '/abholungen?tab=recurring', /Jeden Montag und Donnerstag bis 12:00/),
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

type Offer = OfferOf<keyof typeof stages>;

const inPanel = (role: 'link' | 'button', name: string | RegExp) => (page: Page) =>
  panel(page).getByRole(role, { name });

/** One that cannot be chosen, with the reason beside it, is not offered. */
const inMenu = (stage: Offer['stage'], name: string, to: Offer['to']): Offer => ({
  stage,
  what: name,
  to,
  find: (page) => page.getByRole('menuitem', { name, exact: true, disabled: false }),
});

const sendAgain = 'Korrigieren und erneut senden';
const bringBack = 'Retoure anlegen';

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
  {
    stage: 'list',
    what: 'Tarife vergleichen',
    to: 'x x x',
    find: (page) => page.getByRole('main').getByRole('link', { name: 'Tarife vergleichen' }),
  },
  {
    stage: 'quickRates',
    what: 'Mit diesem Tarif Sendung erstellen',
    to: 'x x .',
    find: (page) => page.getByRole('button', { name: 'Mit diesem Tarif Sendung erstellen' }),
  },
  {
    stage: 'form',
    what: 'Im Adressbuch speichern',
    to: 'x x .',
    find: (page) => page.getByRole('checkbox', { name: 'Im Adressbuch speichern' }),
  },
  {
    stage: 'form',
    what: 'own box',
    to: 'x x x',
    find: (page) => page.getByRole('button', { name: /^Als eigene Verpackung speichern/ }).first(),
  },
  { stage: 'template', what: 'complete', to: 'x x x', find: inPanel('link', 'Vervollständigen') },
  { stage: 'template', what: 'edit', to: 'x x x', find: inPanel('link', 'Bearbeiten') },
  { stage: 'template', what: 'copy', to: 'x x .', find: inPanel('link', 'Kopieren') },
  { stage: 'template', what: 'discard', to: 'x x x', find: inPanel('button', 'Vorlage verwerfen') },
  { stage: 'ordered', what: 'label', to: 'x x x', find: inPanel('button', 'Versandetikett drucken') },
  { stage: 'ordered', what: 'copy', to: 'x x .', find: inPanel('link', 'Kopieren') },
  { stage: 'ordered', what: 'edit', to: '. . .', find: inPanel('link', 'Bearbeiten') },
  { stage: 'ordered', what: 'send again', to: '. . .', find: inPanel('link', sendAgain) },
  { stage: 'ordered', what: 'bring back', to: '. . .', find: inPanel('link', bringBack) },
  { stage: 'exception', what: 'send again', to: 'x x .', find: inPanel('link', sendAgain) },
  { stage: 'exception', what: 'bring back', to: 'x x .', find: inPanel('link', bringBack) },
  { stage: 'exception', what: 'copy', to: 'x x .', find: inPanel('link', 'Kopieren') },
  { stage: 'delivered', what: 'send again', to: '. . .', find: inPanel('link', sendAgain) },
  { stage: 'delivered', what: 'bring back', to: 'x x .', find: inPanel('link', bringBack) },
  inMenu('row', 'Öffnen', 'x x x'),
  inMenu('row', 'Versandetikett drucken', 'x x x'),
  inMenu('row', sendAgain, 'x x .'),
  inMenu('row', bringBack, 'x x .'),
  inMenu('row', 'Kopieren', 'x x .'),
  inMenu('row', 'Weitere Sendung an denselben Empfänger', 'x x .'),
  inMenu('recipient', 'Sendung an diesen Kontakt', 'x x .'),
  inMenu('recipient', 'Sendungen dieses Kontakts', 'x x .'),
  inMenu('recipient', 'Bearbeiten', 'x x .'),
  inMenu('recipient', 'Duplizieren', 'x x .'),
  inMenu('recipient', 'Löschen …', 'x . .'),
  inMenu('sender', 'Sendung von diesem Absender', 'x x .'),
  inMenu('sender', 'Öffnen', '. x .'),
  inMenu('sender', 'Bearbeiten', 'x . .'),
  inMenu('sender', 'Als Standardabsender festlegen', 'x . .'),
  inMenu('sender', 'Duplizieren', 'x x .'),
  inMenu('sender', 'Löschen …', 'x . .'),
  inMenu('ownersPickup', 'Anzeigen', '. x x'),
  inMenu('ownersPickup', 'Bearbeiten', 'x . .'),
  inMenu('ownersPickup', 'Pausieren', 'x . .'),
  inMenu('ownersPickup', 'Löschen', 'x . .'),
  inMenu('membersPickup', 'Anzeigen', '. . x'),
  inMenu('membersPickup', 'Bearbeiten', 'x x .'),
  inMenu('membersPickup', 'Pausieren', 'x x .'),
  inMenu('membersPickup', 'Löschen', 'x x .'),
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

async function openFirst(page: Page, status: string): Promise<void> {
  await page.goto(`/sendungen?status=${status}`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(panel(page)).toBeVisible();
  // What is offered comes with the shipment.
  await expect(panel(page).getByText('Protokoll')).toBeVisible();
}

/** Opens the menu of the first such row; whoever may not see the list has none. */
async function openMenu(page: Page, path: string, row = /^Aktionen für/): Promise<void> {
  await page.goto(path);
  const menu = page.getByRole('main').getByRole('button', { name: row }).first();
  const refusal = page.getByRole('heading', { level: 1, name: 'Fehlende Berechtigung' });
  await expect(menu.or(refusal)).toBeVisible();
  if (await refusal.isVisible()) return;
  await menu.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
}
