import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../../actions/sign-in.ts';
import { findWholeChromium } from '../../browser/find-chromium.ts';
import { choosePerson, signInButton } from '../support/signing-in.ts';
import { expectShipments, signOut } from '../support/tabs.ts';
import { expect, test as base } from '../support/test.ts';

/**
 * A page of a browser that remembers pages. Playwright switches that off and the headless shell
 * cannot do it, and here it is what is tried.
 */
const test = base.extend<{ remembering: Page }>({
  async remembering({ playwright, addresses, locale, control }, provide) {
    await control.reset();
    const browser = await playwright.chromium.launch({
      executablePath: (await findWholeChromium()).path,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await provide(await browser.newPage({ baseURL: addresses.app, ...(locale !== undefined && { locale }) }));
    await browser.close();
  },
});

const personButton = (page: Page) => page.getByRole('button', { name: people.member.email });

/** Notes each time that a page is shown whether it came out of the browser's memory. */
async function noteReturns(page: Page): Promise<boolean[]> {
  const returns: boolean[] = [];
  await page.exposeBinding('lotseShown', (_source, persisted: boolean) => returns.push(persisted));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      (globalThis as unknown as { lotseShown: (persisted: boolean) => void }).lotseShown(persisted);
    }),
  );
  return returns;
}

test('A5.23 Back after signing out shows nothing private', async ({ remembering: page, addresses }) => {
  const returns = await noteReturns(page);
  await signIn(page, people.member);
  await expectShipments(page);
  await signOut(page);
  await expect(signInButton(page)).toBeVisible();
  for (let step = 0; step < 2; step += 1) {
    const shown = returns.length;
    await page.goBack({ waitUntil: 'commit', timeout: 5000 }).catch(() => null);
    await expect.poll(() => returns.length).toBeGreaterThan(shown);
    await expect(page.getByRole('table')).toHaveCount(0);
    // Our page that finds nobody signed in leads home or to the provider.
    await expect(signInButton(page).or(personButton(page))).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    // The provider's page offers all persons of the demo; ours must know none.
    const isOurs = page.url().startsWith(addresses.app);
    if (isOurs) await expect(page.getByText(people.member.family_name)).toHaveCount(0);
  }
  expect(returns).toContain(true);
});

test('A5.23 Back from the provider’s page leads to one that works', async ({
  remembering: page,
  addresses,
}) => {
  const returns = await noteReturns(page);
  await page.goto('/');
  for (let turn = 0; turn < 2; turn += 1) {
    await signInButton(page).click();
    await page.waitForURL(`${addresses.identity}/**`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(signInButton(page)).toBeEnabled();
  }
  expect(returns).toContain(true);
  await signInButton(page).click();
  await choosePerson(page, people.member);
  await expectShipments(page);
});
