import type { Locator, Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Einstellungen' });

/** Goes to a page of the settings by their own navigation. */
async function goTo(page: Page, title: string): Promise<void> {
  await tabTo(page, page.getByRole('banner').getByRole('link').first());
  await activate(page, navigation(page).getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Fields of the page's form; Enter in one of them saves all. */
const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name });

async function saveFrom(page: Page, target: Locator, text: string): Promise<void> {
  await write(page, target, text);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gespeichert. Die Änderungen gelten sofort.')).toBeVisible();
}

test('an owner keeps all settings by keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto('/einstellungen');
  await activate(page, page.getByRole('button', { name: people.owner.email }));

  await test.step('the own profile', async () => {
    await goTo(page, 'Profil');
    await saveFrom(page, field(page, 'Nachname'), 'Möller-Brandt');
    await expect(page.getByRole('button', { name: /Möller-Brandt/ })).toBeVisible();
    await saveFrom(page, field(page, 'Nachname'), 'Möller');
    const letters = page.getByRole('switch', { name: /^Tastenkürzel/ });
    await tabTo(page, letters);
    await expect(letters).toBeChecked();
    await page.keyboard.press('Space');
    await expect(letters).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(letters).toBeChecked();
  });

  await test.step('what is not filled in is said at its field', async () => {
    await goTo(page, 'Organisation');
    const name = field(page, 'Name');
    const before = await name.inputValue();
    await write(page, name, '');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await write(page, name, before);
    await saveFrom(page, field(page, 'Adresszusatz'), 'Hof 2');
  });

  await test.step('what news are shown, and whether', async () => {
    await goTo(page, 'Parameter');
    const pickups = page.getByRole('checkbox', { name: 'Abholung beauftragt' });
    // And back again: the platform serves other journeys after this one.
    for (const isShown of [false, true]) {
      await tabTo(page, pickups);
      await page.keyboard.press('Space');
      await expect(pickups).toBeChecked({ checked: isShown });
      await activate(page, page.getByRole('button', { name: 'Änderungen speichern' }));
      await expect(page.getByText('Gespeichert. Die Änderungen gelten sofort.')).toBeVisible();
    }
  });

  await test.step('where invoices go', async () => {
    await goTo(page, 'Abrechnung');
    await saveFrom(page, field(page, /^Kostenstelle/), '2050');
  });

  await test.step('a neutral sender address is made and deleted', async () => {
    await goTo(page, 'Neutrale Versandadressen');
    await activate(page, page.getByRole('link', { name: 'Neutrale Versandadresse anlegen' }));
    const form = page.getByRole('form', { name: 'Neutrale Versandadresse anlegen' });
    await write(page, form.getByRole('textbox', { name: /^Bezeichnung/ }), 'Lager Husum');
    await write(page, form.getByRole('textbox', { name: 'Firma', exact: true }), 'Versandlager Nordsee');
    await write(page, form.getByRole('textbox', { name: 'Straße und Hausnummer' }), 'Schiffbrücke 3');
    await write(page, form.getByRole('textbox', { name: 'Postleitzahl' }), '25813');
    await write(page, form.getByRole('textbox', { name: 'Ort' }), 'Husum');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Neutrale Versandadresse erstellt.')).toBeVisible();
    const row = page.getByRole('row', { name: /Lager Husum/ });
    await activate(page, row.getByRole('button', { name: /^Aktionen für/ }));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await activate(
      page,
      page.getByRole('alertdialog').getByRole('button', { name: 'Versandadresse löschen' }),
    );
    await expect(row).toBeHidden();
  });
});
