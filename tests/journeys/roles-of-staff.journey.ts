import type { Page } from '@playwright/test';
import { organizations, people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';
import { expectOffers, type Offer, open } from '../fixtures/offers.ts';

/** Where something is offered in the backoffice. */
const stages = {
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

const button =
  (name: string | RegExp, role: 'button' | 'link' | 'switch' = 'button') =>
  (page: Page) =>
    page.getByRole('main').getByRole(role, { name });

/** Which of staff is offered what, written down a second time on purpose: the API has a table of its own. */
const offers: readonly Offer<keyof typeof stages>[] = [
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

for (const [column, person] of [people.backofficeUser, people.backofficeAdmin, people.superAdmin].entries())
  test(`${person.role} is offered what the role may do in the backoffice, and nothing else`, async ({
    page,
  }) => {
    await signIn(page, person);
    await expectOffers(page, stages, offers, column);
    await page.goto('/backoffice/inhaltsseiten/neu');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      column === 0 ? 'Fehlende Berechtigung' : 'Seite anlegen',
    );
  });
