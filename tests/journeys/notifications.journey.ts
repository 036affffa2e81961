import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { doerOf } from '../actions/news.ts';
import { signIn } from '../actions/sign-in.ts';
import { shiftsFromNow } from '../fixtures/first-view.ts';
import { expect, test } from '../fixtures/journey.ts';

test(
  'what a colleague does is told, counted, listed, followed and read',
  { tag: '@main' },
  async ({ page, context, colleague, control }) => {
    await signIn(colleague, people.owner);
    const doer = await doerOf(colleague);
    await signIn(page, people.member);

    const bell = page.getByRole('banner').getByRole('button', { name: /^Benachrichtigungen/ });
    const drawer = page.getByRole('dialog', { name: 'Benachrichtigungen' });
    const rows = drawer.getByRole('list', { name: 'Benachrichtigungen' }).getByRole('listitem');
    const toastsIn = (tab: Page) =>
      tab.getByRole('region', { name: 'Meldungen' }).getByText('Sendung erstellt');
    const unread = async () =>
      Number((await bell.getAttribute('aria-label'))?.match(/(\d+) ungelesen/)?.[1] ?? 0);
    await expect(bell).toHaveAccessibleName(/ungelesen$/);
    const before = await unread();
    await expect.poll(() => control.openSockets()).toBe(2);

    await test.step('a live event is a toast in one of the tabs that are seen, and counts in all', async () => {
      const second = await context.newPage();
      await second.goto('/sendungen');
      await expect.poll(() => control.openSockets()).toBe(3);
      // To this browser all of its tabs are seen.
      const shown = async () =>
        (await Promise.all([page, second].map((tab) => toastsIn(tab).count()))).reduce(
          (sum, one) => sum + one,
        );
      const number = await doer.createShipment(false);
      await expect.poll(shown).toBe(1);
      await expect.poll(unread).toBe(before + 1);
      await expect(
        second.getByRole('button', { name: (await bell.getAttribute('aria-label')) ?? '' }),
      ).toBeVisible();
      expect(await shown()).toBe(1);
      await second.close();
      await bell.click();
      await expect(rows.first()).toContainText(`Jana Möller hat Sendung ${number} erstellt.`);
      await expect(drawer.getByText(`${before + 1} ungelesene`)).toBeVisible();
      // What it said stands in the list now.
      await expect(toastsIn(page)).toHaveCount(0);
    });

    await test.step('nothing moves when the drawer comes, and it is told anew while it is open', async () => {
      await page.keyboard.press('Escape');
      await expect(bell).toBeFocused();
      const shifts = await shiftsFromNow(page);
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('heading')).toBeFocused();
      await expect(rows.first()).toBeVisible();
      expect(await shifts()).toBe(0);

      const number = await doer.createShipment(true);
      await expect(rows.first()).toContainText(number);
      await expect(drawer.getByText(`${before + 2} ungelesene`)).toBeVisible();
      await expect(bell).toHaveAccessibleName(`Benachrichtigungen, ${before + 2} ungelesen`);
    });

    await test.step('a dot marks one, and a mark that fails is taken back and said', async () => {
      await rows.first().getByRole('button', { name: 'Als gelesen markieren: Sendung erstellt' }).click();
      await expect(drawer.getByText(`${before + 1} ungelesene`)).toBeVisible();
      await expect(rows.first().getByRole('link')).toBeFocused();

      // It can be taken back, and set again.
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(drawer.getByText(`${before + 2} ungelesene`)).toBeVisible();
      // It is sent only once the taking back has been answered, and must not meet the fault that follows.
      const markedAgain = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/read'),
      );
      await rows.first().getByRole('button', { name: 'Als gelesen markieren: Sendung erstellt' }).click();
      await expect(drawer.getByText(`${before + 1} ungelesene`)).toBeVisible();
      await markedAgain;

      await page.route('**/notifications/*/read', (route) => route.abort());
      // Another one below it would make room.
      const closeToast = page.getByRole('button', { name: 'Meldung schließen' });
      await expect(async () => {
        if ((await closeToast.count()) > 0) await closeToast.first().click();
        expect(await closeToast.count()).toBe(0);
      }).toPass();
      const shifts = await shiftsFromNow(page);
      await rows.nth(1).getByRole('button').click();
      await expect(page.getByText('konnte nicht als gelesen markiert werden')).toBeVisible();
      await expect(drawer.getByText(`${before + 1} ungelesene`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
      expect(await shifts(), 'nothing moves when a toast comes').toBe(0);
      await page.unroute('**/notifications/*/read');

      // The page alone is printed.
      await page.emulateMedia({ media: 'print' });
      for (const name of ['banner', 'alertdialog'] as const)
        await expect(page.getByRole(name)).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0);
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page
        .getByRole('alertdialog', { name: /konnte nicht als gelesen/ })
        .getByRole('button', { name: 'Meldung schließen' })
        .click();
    });

    await test.step('a notification closes the drawer, is read, and leads to its shipment', async () => {
      await rows.nth(1).getByRole('link', { name: 'Sendung erstellt' }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/sendungen\?shipment=/);
      await expect(page.getByRole('region', { name: /^Sendung LO-/ })).toContainText('Beauftragt');
      await expect.poll(unread).toBe(before);
    });

    await test.step('another one opens its shipment in place of that, and is read from its heading on', async () => {
      const panel = page.getByRole('region', { name: /^Sendung LO-/ });
      const first = await panel.getByRole('heading', { level: 2 }).textContent();
      await bell.click();
      const open = new URL(page.url()).searchParams.get('shipment');
      await drawer.locator(`a[href*="shipment="]:not([href*="${open}"])`).first().click();
      await expect(drawer).toBeHidden();
      const heading = panel.getByRole('heading', { level: 2 });
      await expect(heading).not.toHaveText(first ?? '');
      await expect(heading).toBeFocused();
    });

    await test.step('the page shows the same, leaves out what is read, and marks all', async () => {
      await doer.createShipment(true);
      await page.goto('/benachrichtigungen?show=unread');
      const main = page.getByRole('main');
      const listed = main.getByRole('list', { name: 'Benachrichtigungen' }).getByRole('listitem');
      await expect(listed.first()).toContainText('Sendung erstellt');
      await main.getByRole('button', { name: 'Alle als gelesen markieren' }).click();
      await expect(main.getByText('Keine ungelesenen Benachrichtigungen')).toBeVisible();
      await expect(main.getByText('0 ungelesene')).toBeVisible();
      await expect(bell).toHaveAccessibleName('Benachrichtigungen');
      await main.getByRole('link', { name: 'Alle' }).click();
      await expect(listed.first()).toContainText('Sendung erstellt');
      await expect(page).toHaveTitle('Benachrichtigungen | Lotse Plattform');
    });

    await test.step('without a network it says so, and is back with it', async () => {
      await page.goto('/sendungen');
      await bell.click();
      await expect(rows.first()).toBeVisible();
      await bell.click();
      await expect(drawer).toBeHidden();
      await context.setOffline(true);
      await bell.click();
      const failure = drawer.getByText('Benachrichtigungen konnten nicht geladen werden');
      await expect(failure).toBeVisible();
      await expect(rows.first()).toBeVisible();
      await context.setOffline(false);
      await expect(failure).toBeHidden();
    });

    await test.step('strangers are asked who they are', async () => {
      await page.getByRole('button', { name: /^Profil von/ }).click();
      await page.getByRole('menuitem', { name: 'Abmelden' }).click();
      await expect(page.getByRole('heading', { name: 'Sendungen erstellen, verfolgen' })).toBeVisible();
      await expect(bell).toBeHidden();
      await page.goto('/benachrichtigungen');
      await expect(page.getByRole('button', { name: people.member.email })).toBeVisible();
    });
  },
);
