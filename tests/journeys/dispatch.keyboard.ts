import { people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';

test('a parcel is dispatched by keyboard alone, and a colleague hears of it', async ({
  page,
  context,
  colleague,
}) => {
  const prints = await recordPrinting(context);

  await test.step('both sign in', async () => {
    await page.goto('/');
    await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
    await activate(page, page.getByRole('button', { name: people.owner.email }));
    await expect(page).toHaveURL(/\/sendungen$/);
    await colleague.goto('/sendungen');
    await activate(colleague, colleague.getByRole('button', { name: people.member.email }));
    await expect(colleague).toHaveURL(/\/sendungen$/);
    await expect(colleague.getByRole('table')).toBeVisible();
  });

  await test.step('the form is reached, and its recipient found in the address book', async () => {
    await activate(page, page.getByRole('link', { name: 'Sendung erstellen' }));
    await expect(
      page
        .getByRole('region', { name: 'Empfänger', exact: true })
        .getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }),
    ).toBeFocused();
    const search = page.getByRole('region', { name: 'Empfänger' }).getByRole('combobox', {
      name: 'Kontakt oder Adresse suchen',
    });
    await write(page, search, 'loew');
    await expect(page.getByRole('option', { name: /Zahntechnik Löwenstein/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const company = page.getByRole('region', { name: 'Empfänger' }).getByRole('textbox', { name: 'Firma' });
    await expect(company.first()).toHaveValue(/Löwenstein/);
  });

  await test.step('sending too early leads to what is missing', async () => {
    await page.keyboard.press('Control+Enter');
    const summary = page.getByRole('region', { name: /^Ergänzen oder korrigieren/ });
    await expect(summary).toBeFocused();
    await activate(page, summary.getByRole('link', { name: /Inhalt der Sendung/ }));
    const content = page.getByRole('textbox', { name: 'Inhalt der Sendung' });
    await expect(content).toBeFocused();
    await page.keyboard.insertText('Abdrucklöffel');
  });

  await test.step('a second row of packages is added, and a price chosen', async () => {
    // Sections have keys of their own, and the list of keys names them.
    await page.keyboard.press('Alt+2');
    await expect(page.getByRole('textbox', { name: /Packstück 1.*Länge/ })).toBeFocused();
    await expect(page.getByText(/^Vorausgewählt/)).toBeVisible();
    await page.keyboard.press('Alt+5');
    await expect(
      page.getByRole('radiogroup', { name: 'Tarife', exact: true }).locator(':checked'),
    ).toBeFocused();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Tastenkürzel' });
    await expect(keys).toContainText('Zum Abschnitt „Inhalt und Packstücke“');
    await expect(keys).toContainText('Sendung beauftragen');
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('Alt+2');
    await activate(page, page.getByRole('button', { name: 'Packstück hinzufügen' }));
    await write(page, page.getByRole('textbox', { name: /Packstück 2.*Gewicht/ }), '1,5');
    const day = page.getByRole('group', { name: 'Gewünschter Zustelltag' }).getByRole('spinbutton');
    await tabTo(page, day.first());
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    const year = String(new Date().getFullYear());
    await page.keyboard.type(`3112${year}`);
    await expect(day.last()).toHaveText(year);
    const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true });
    const cheapest = rates.getByRole('radio', { name: /Günstigster/ });
    await expect(cheapest).toBeVisible();
    // The group is one stop: Tab leads to its first radio, Space chooses it.
    await tabTo(page, rates.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(rates.getByRole('radio').first()).toBeChecked();
  });

  const trackingNumber = await test.step('it is ordered', async () => {
    await expect(page.getByText('Preise werden aktualisiert')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();
    // Whose price stood first when it was chosen depends on who had answered by then.
    const trackingNumbers = /^(?:00340\d{15}|1Z[A-Z0-9]{16}|\d{11,12}|MX-\d+-\d+|ILO\d+)$/;
    const number = page.getByText(trackingNumbers).first();
    await expect(number).toBeVisible();
    return (await number.textContent()) ?? '';
  });

  await test.step('the colleague reaches the toast by F6 and opens the shipment', async () => {
    await expect(colleague.getByRole('link', { name: /Sendung erstellt/ })).toBeVisible();
    await colleague.keyboard.press('F6');
    await activate(colleague, colleague.getByRole('link', { name: /Sendung erstellt/ }));
    const panel = colleague.getByRole('region', { name: /^Sendung LO-/ });
    await expect(panel).toContainText(trackingNumber);
    await colleague.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('the label is printed', async () => {
    await activate(page, page.getByRole('button', { name: /Versandetikett(en)? drucken/ }));
    const dialog = page.getByRole('dialog', { name: /Versandetikett(en)? drucken/ });
    await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeEnabled();
    await activate(page, dialog.getByRole('button', { name: 'Drucken' }));
    await expect.poll(prints).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('it is found in the list', async () => {
    await activate(page, page.getByRole('link', { name: 'Sendung öffnen' }));
    const panel = page.getByRole('region', { name: /^Sendung LO-/ });
    await expect(panel).toContainText(trackingNumber);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.insertText(trackingNumber);
    await expect(page.getByText('1–1 von 1')).toBeVisible();
  });
});
