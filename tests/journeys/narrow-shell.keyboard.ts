import type { Locator, Page } from '@playwright/test';
import { organizations, people } from 'contract/fixtures';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { focusIsInSight } from '../fixtures/in-sight.ts';
import { expect, test } from '../fixtures/journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Goes to each place of a bar by keyboard, forwards and back, and opens the last one. */
async function goThroughBar(page: Page, name: string): Promise<void> {
  const links = await page.getByRole('navigation', { name }).getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  const stop = async (link: Locator, key?: 'Shift+Tab') => {
    await tabTo(page, link, key);
    await focusIsInSight(page);
    // The whole of its words, not the edge alone.
    await expect(link).toBeInViewport({ ratio: 0.98 });
  };
  for (const link of links) await stop(link);
  for (const link of links.toReversed()) await stop(link, 'Shift+Tab');
  for (const link of links.slice(-1)) {
    await stop(link);
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await focusIsInSight(page);
  }
}

async function signInAs(page: Page, { email }: { readonly email: string }): Promise<void> {
  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  await activate(page, page.getByRole('button', { name: email, exact: false }).first());
}

test('the whole frame is reached at 320 px by keyboard alone, and nothing of it lies over the focus', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, people.owner);
  await expect(page).toHaveURL(/\/sendungen$/);
  const banner = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });

  await test.step('the first stop leads past the frame', async () => {
    await page.reload();
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    await tabTo(page, skip);
    await focusIsInSight(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const [name, path] of [
    ['Abholungen', '/abholungen'],
    ['Kontakte', '/kontakte'],
    ['Einstellungen', '/einstellungen'],
    ['Sendungen', '/sendungen'],
  ] as const)
    await test.step(`the bar leads to ${name}`, async () => {
      await tabTo(page, navigation.getByRole('link', { name }), 'Shift+Tab');
      await focusIsInSight(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await focusIsInSight(page);
    });

  await test.step('the bell opens the notifications, which give the focus back', async () => {
    const bell = banner.getByRole('button', { name: /^Benachrichtigungen/ });
    await tabTo(page, bell, 'Shift+Tab');
    await focusIsInSight(page);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Benachrichtigungen' });
    await expect(drawer.getByRole('heading')).toBeFocused();
    await focusIsInSight(page);
    await tabTo(page, drawer.getByRole('listitem').last().getByRole('link'));
    await focusIsInSight(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('the search takes a whole screen, and gives the focus back', async () => {
    const search = banner.getByRole('button', { name: 'Suchen oder springen …' });
    await tabTo(page, search, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Suchen oder springen' })).toBeFocused();
    await page.keyboard.type('statist');
    await expect(page.getByRole('option', { name: /^Statistiken/ })).toBeVisible();
    await focusIsInSight(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/statistiken/);
    await expect(page.getByRole('heading', { level: 1, name: 'Statistiken' })).toBeFocused();
  });

  await test.step('the list of keys is found by the search, and all of it is reached', async () => {
    await tabTo(page, banner.getByRole('button', { name: 'Suchen oder springen …' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Suchen oder springen' })).toBeFocused();
    await page.keyboard.type('tast');
    const entry = page.getByRole('option', { name: /^Tastenkürzel/ });
    await expect(entry).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    const keys = page.getByRole('dialog', { name: 'Tastenkürzel' });
    const letters = keys.getByRole('switch', { name: 'Tastenkürzel mit einzelnen Buchstaben verwenden' });
    await tabTo(page, letters);
    await expect(letters).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });

  await test.step('the profile has what the bar has no room for, and signs out', async () => {
    await tabTo(page, banner.getByRole('button', { name: /^Profil von/ }), 'Shift+Tab');
    await focusIsInSight(page);
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem').or(page.getByRole('menuitemradio'));
    await expect(items.first()).toBeVisible();
    for (let left = await items.count(); left > 0; left -= 1) {
      if ((await items.last().and(page.locator(':focus')).count()) > 0) break;
      await page.keyboard.press('ArrowDown');
      await focusIsInSight(page);
    }
    await expect(items.last()).toBeFocused();
    await expect(items.last()).toHaveAccessibleName('Abmelden');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  });
});

test('somebody of two organisations changes between them at 320 px by keyboard, in the profile menu', async ({
  page,
}) => {
  const { tietze, weserbergland } = organizations;
  await page.goto('/');
  await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
  const ofFirst = page.getByRole('region', { name: weserbergland.orgName });
  await activate(page, ofFirst.getByRole('button', { name: people.memberOfTwo.email }));
  await expect(page).toHaveURL(/\/sendungen$/);

  const profile = page.getByRole('banner').getByRole('button', { name: /^Profil von/ });
  const menu = page.getByRole('menu');
  const openProfile = async (key: 'Tab' | 'Shift+Tab') => {
    await tabTo(page, profile, key);
    await focusIsInSight(page);
    await page.keyboard.press('Enter');
  };
  const choiceOf = ({ orgName }: { orgName: string }) =>
    page.getByRole('group', { name: 'Organisation wechseln' }).getByRole('menuitem', { name: orgName });

  const numbers = page.getByText(/^00340\d{15}$/);
  await expect(numbers.first()).toBeVisible();
  const ofFirstOrganization = (await numbers.first().textContent()) ?? '';
  await openProfile('Shift+Tab');
  await expect(menu).toContainText(weserbergland.orgName);
  const choice = choiceOf(tietze);
  await expect(choice).toBeVisible();
  const focused = choice.and(page.locator(':focus'));
  for (let stop = 0; stop < 20 && (await focused.count()) === 0; stop += 1)
    await page.keyboard.press('ArrowDown');
  await expect(choice).toBeFocused();
  await focusIsInSight(page);
  await page.keyboard.press('Enter');

  // The page was left, and came back with what the other organisation has sent.
  await expect(page.getByText(ofFirstOrganization)).toHaveCount(0);
  await expect(numbers.first()).toBeVisible();
  // A page that has just come begins at its top.
  await openProfile('Tab');
  await expect(choiceOf(weserbergland)).toBeVisible();
  await expect(choiceOf(tietze)).toBeHidden();
});

test('strangers reach the foot at 320 px by keyboard, and the cookie settings, which give the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  for (const link of await foot.getByRole('link').all()) {
    await tabTo(page, link);
    await focusIsInSight(page);
  }
  const cookies = foot.getByRole('button', { name: 'Cookie-Einstellungen' });
  await tabTo(page, cookies);
  await focusIsInSight(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookies und Datenschutz' });
  await expect(dialog).toBeVisible();
  const buttons = await dialog.getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) {
    await tabTo(page, button);
    await focusIsInSight(page);
  }
  await page.keyboard.press('Escape');
  await expect(cookies).toBeFocused();
});

for (const [who, person, address, bar] of [
  ['the owner', people.owner, '/einstellungen', 'Einstellungen'],
  ['staff', people.superAdmin, '/backoffice', 'Hauptnavigation'],
] as const)
  test(`${who} can go to each place of a bar that scrolls at 320 px, and sees its whole name`, async ({
    page,
  }) => {
    await signInAs(page, person);
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goThroughBar(page, bar);
  });
