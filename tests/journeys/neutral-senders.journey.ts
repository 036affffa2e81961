import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('an owner makes a neutral sender address, a shipment uses it, and it goes again', async ({
  page,
  colleague,
}) => {
  test.slow();
  await signIn(page, people.owner);
  const name = 'Lager Travemünde';

  await test.step('it is made on a page of its own, which shows how it appears', async () => {
    await page.goto('/einstellungen');
    await page
      .getByRole('navigation', { name: 'Einstellungen' })
      .getByRole('link', { name: 'Neutrale Versandadressen' })
      .click();
    await page.getByRole('link', { name: 'Neutrale Versandadresse anlegen' }).first().click();
    const form = page.getByRole('form', { name: 'Neutrale Versandadresse anlegen' });
    await form.getByRole('textbox', { name: /^Bezeichnung/ }).fill(name);
    await form.getByRole('textbox', { name: 'Firma', exact: true }).fill('Versandlager Ostsee');
    await form.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Ostpreußenkai 1');
    await form.getByRole('textbox', { name: 'Postleitzahl' }).fill('23570');
    await form.getByRole('textbox', { name: 'Ort' }).fill('Lübeck');
    await expect(page.getByRole('complementary', { name: 'So erscheint der Absender' })).toContainText(
      'Versandlager Ostsee',
    );
    await form.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await expect(page.getByText('Neutrale Versandadresse erstellt.')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  });

  await test.step('what was wrong in it is changed, and nothing else', async () => {
    await page.getByRole('link', { name }).click();
    const form = page.getByRole('form', { name: 'Neutrale Versandadresse bearbeiten' });
    await expect(form.getByRole('textbox', { name: 'Ort' })).toHaveValue('Lübeck');
    await form.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Ostpreußenkai 12');
    await form.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Neutrale Versandadresse bearbeitet.')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ostpreußenkai 12');
  });

  await test.step('members see it, make none, and choose it for a shipment', async () => {
    await signIn(colleague, people.member);
    await colleague.goto('/einstellungen/neutrale-versandadressen');
    await expect(colleague.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Neutrale Versandadresse anlegen' })).toHaveCount(0);
    await colleague.goto('/sendungen/neu');
    await colleague.getByRole('checkbox', { name: 'Neutraler Versand' }).check();
    const select = colleague.getByRole('combobox', { name: /^Neutrale Versandadresse/ });
    const option = select.getByRole('option', { name: new RegExp(name) });
    await expect(option).toBeAttached();
    await select.selectOption((await option.getAttribute('value')) ?? '');
    await expect(select).not.toHaveValue('');
  });

  await test.step('who thinks better of it keeps it; then it is deleted', async () => {
    const remove = async () => {
      await page
        .getByRole('button', { name: new RegExp(`^Aktionen für .*`) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Löschen …' }).click();
    };
    await page.getByRole('searchbox', { name: 'Neutrale Versandadressen durchsuchen' }).fill('Travemünde');
    await expect(page.getByText('1–1 von 1')).toBeVisible();
    await remove();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByText('Sie haben den Löschvorgang abgebrochen!')).toBeVisible();
    await remove();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Versandadresse löschen' }).click();
    await expect(page.getByText('Neutrale Versandadresse gelöscht.')).toBeVisible();
    await expect(page.getByText('Keine neutrale Versandadresse passt zu „Travemünde“.')).toBeVisible();
  });
});
