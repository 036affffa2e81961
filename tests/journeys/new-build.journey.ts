import type { BrowserContext, Page } from '@playwright/test';
import { allPages } from 'app/pages';
import { people } from 'contract/fixtures';
import { addressOf } from '../actions/address-of.ts';
import { fillDomesticShipment, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test as base } from '../fixtures/journey.ts';
import { builtApp, makeOtherBuild, type OtherBuild } from '../platform/other-build.ts';
import { startApp } from '../platform/start-app.ts';

interface Deployment {
  /** Serves a build in place of the one that was served before. */
  readonly deploy: (folder: string, settings?: NodeJS.ProcessEnv) => Promise<void>;
  readonly other: OtherBuild;
}

const test = base.extend<Deployment>({
  // Who serves the app is part of what is tried.
  settings: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    ({}, provide) => provide({ LOTSE_WEB: 'off', LOTSE_CARRIER_LATENCY: '0.2' }),
    { scope: 'worker' },
  ],
  deploy: async ({ ports }, provide) => {
    let stop = async () => {};
    await provide(async (folder, settings) => {
      await stop();
      stop = await startApp(ports, folder, { LOTSE_PRODUCT_NAME: 'Versandportal', ...settings });
    });
    await stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  other: async ({}, provide) => {
    const other = await makeOtherBuild();
    await provide(other);
    await other.remove();
  },
});

const recipient = { company: 'Käserei Sönnichsen', street: 'Deichweg 3', postalCode: '25980', city: 'Sylt' };
/** Every page that has code. */
const open = allPages.filter(({ path, code }) => code && path !== '*');
/** Where people come to, so that its code is there already, and whence the app leads on whoever is signed in. */
const BEGINNINGS = ['/sendungen', '/backoffice', '/', '/join', '/setup'];
const goals = open.filter(({ path }) => !BEGINNINGS.includes(path));
const addressesOf = (pages: typeof goals) => pages.map(({ path }) => addressOf(path));
const addressesOfStaff = addressesOf(goals.filter(({ layout }) => layout === 'backoffice'));
const addressesOfOwners = addressesOf(goals.filter(({ layout }) => layout !== 'backoffice'));
const addressesOfStrangers = addressesOf(goals.filter(({ access }) => access === 'everybody'));

/** How often a tab has been loaded since. */
function countLoads(tab: Page): () => number {
  let loads = 0;
  tab.on('load', () => (loads += 1));
  return () => loads;
}

const buildOf = (tab: Page) => tab.locator('meta[name="lotse:build"]').getAttribute('content');

/** Goes to an address of the app without loading anything but what that page needs, as its links do. */
async function goTo(tab: Page, path: string): Promise<void> {
  await tab.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test('a new build while tabs stand on the old one: every page is reached with one load at most, and drafts stay', async ({
  page,
  context,
  colleague: inForm,
  browser,
  contextOptions,
  baseURL,
  deploy,
  other,
}) => {
  test.setTimeout(300_000);
  await deploy(builtApp);

  await signIn(page, people.superAdmin);
  await page.goto('/sendungen');
  await expect(page).toHaveTitle('Sendungen | Versandportal Plattform');
  const before = await buildOf(page);
  expect(before).toMatch(/^[\da-f]{16}$/);
  expect(before).not.toBe(other.id);
  const openAt = async (whose: BrowserContext, path: string) => {
    const tab = await whose.newPage();
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab).toHaveURL(path);
    return tab;
  };
  const strangers = await browser.newContext({ ...contextOptions, baseURL });
  const owners = await browser.newContext({ ...contextOptions, baseURL });
  await signIn(await owners.newPage(), people.owner);
  const tabs: { address: string; tab: Page }[] = [];
  for (const [whose, from, addresses] of [
    [context, '/sendungen', addressesOfStaff],
    [owners, '/sendungen', addressesOfOwners],
    [strangers, '/', addressesOfStrangers],
  ] as const)
    for (const address of addresses) tabs.push({ address, tab: await openAt(whose, from) });
  const byLink = await openAt(context, '/sendungen');
  // In a browser of its own: what it has loaded of the form must not lie in the cache of the others.
  await signIn(inForm, people.member);
  await inForm.goto('/sendungen/neu');
  await fillDomesticShipment(inForm, recipient, 'Rohmilchkäse');
  await expect(inForm.getByText(/Entwurf gespeichert um/)).toBeVisible();
  const company = recipientPart(inForm).getByRole('textbox', { name: 'Firma' });

  const watching = { LOTSE_BUILD_CHECK_MINUTES: '0.03' };
  await deploy(other.folder, watching);

  await test.step('a link whose page is gone leads there, with one load', async () => {
    const loads = countLoads(byLink);
    await byLink.getByRole('link', { name: 'Sendung erstellen' }).first().click();
    await expect(byLink.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeVisible();
    await expect(byLink).toHaveURL(/\/sendungen\/neu$/);
    expect(await buildOf(byLink)).toBe(other.id);
    await byLink.getByRole('navigation').getByRole('link', { name: 'Sendungen' }).click();
    await expect(byLink.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  for (const { address, tab } of tabs) {
    await test.step(`${address} is reached`, async () => {
      const loads = countLoads(tab);
      await goTo(tab, address);
      // The page that stood there stays until the code of the next one is missing.
      await expect(tab.locator('meta[name="lotse:build"]')).toHaveAttribute('content', other.id);
      await expect(tab).toHaveURL(address);
      const heading = tab.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveText(/Fehler|Fehlende Berechtigung|neue Version|geladen werden/);
      await expect.poll(loads).toBe(1);
    });
  }

  await test.step('a form that holds input is left alone, and keeps it over a load that its person asks for', async () => {
    const loads = countLoads(inForm);
    await expect(company).toHaveValue(recipient.company);
    await inForm.reload();
    await expect(company).toHaveValue(recipient.company);
    await expect(inForm.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue('Rohmilchkäse');
    expect(await buildOf(inForm)).toBe(other.id);
    expect(loads()).toBe(1);
  });

  await test.step('a tab that asks is offered the first build again, when it is served again', async () => {
    await inForm.waitForRequest(/\/builds\/latest\.json$/);
    const loads = countLoads(inForm);
    await deploy(builtApp, watching);
    const offer = inForm.getByRole('alertdialog', { name: 'Eine neue Version ist verfügbar.' });
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Nach dem Abschließen laden' }).click();
    await expect(offer).toBeHidden();
    await expect(company).toHaveValue(recipient.company);
    expect(loads(), 'nothing is loaded over input').toBe(0);

    await inForm.getByRole('navigation').getByRole('link', { name: 'Sendungen' }).click();
    await inForm.getByRole('button', { name: 'Verlassen' }).click();
    await expect.poll(() => loads()).toBe(1);
    await expect(inForm).toHaveURL(/\/sendungen$/);
    await expect(inForm.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    expect(await buildOf(inForm)).toBe(before);
    expect(loads()).toBe(1);
  });
  await strangers.close();
  await owners.close();
});
