import { people } from 'contract/fixtures';
import { activate, tabTo } from '../fixtures/by-keyboard.ts';
import { countKeys } from '../fixtures/count-keys.ts';
import { expect, test } from '../fixtures/journey.ts';

/** What a whole customs shipment with one position may take at most, from the open form to the order. */
const MOST_KEYS = 120;

/** A position, as it is typed. */
const bridge = ['Measuring bridge', '90318020', 'Deu', '2', '4,2', '120,50'] as const;

test('parcels to Switzerland and to the Canary Islands are dispatched by keyboard, with their papers', async ({
  page,
}, testInfo) => {
  await page.goto('/sendungen');
  await activate(page, page.getByRole('button', { name: people.owner.email }));
  await expect(page).toHaveURL(/\/sendungen$/);

  for (const { recipient, option, banner, papers } of [
    {
      recipient: 'brunn',
      option: /Atelier Brunnmatt/,
      banner: /Für die Schweiz sind Zollangaben erforderlich/,
      papers: 'Handelsrechnung',
    },
    {
      recipient: 'bahia',
      option: /Clínica Óptica Bahía/,
      banner: /Zielort liegt auf den Kanarischen Inseln \(PLZ.35…\) – Zollangaben nötig/,
      papers: 'Zollinhaltserklärung',
    },
  ]) {
    await test.step(`a parcel for „${recipient}“ is declared and ordered`, async () => {
      const begin = page.getByRole('link', { name: /^(?:Sendung erstellen|Neue Sendung)/ }).first();
      await activate(page, begin);
      await expect(
        page
          .getByRole('region', { name: 'Empfänger', exact: true })
          .getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }),
      ).toBeFocused();
      const keys = await countKeys(page);
      const party = page.getByRole('region', { name: 'Empfänger' });
      await tabTo(page, party.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }));
      await page.keyboard.type(recipient);
      await expect(page.getByRole('option', { name: option })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText(banner).first()).toBeVisible();

      // Section 2 by its key: weight of the one package, and what is in it.
      await page.keyboard.press('Alt+2');
      await tabTo(page, page.getByRole('textbox', { name: /Packstück 1.*Gewicht/ }));
      await page.keyboard.type('9,5');
      await tabTo(page, page.getByRole('textbox', { name: 'Inhalt der Sendung' }));
      await page.keyboard.type('Messbrücke');

      await page.keyboard.press('Alt+4');
      const position = page.getByRole('group', { name: /^Position.1$/ });
      await tabTo(page, position.getByRole('textbox', { name: /^Warenbeschreibung/ }));
      for (const [index, text] of bridge.entries()) {
        if (index > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await expect(position).toContainText(/gesamt 8,4.kg · 241,00.€/);
      await activate(page, page.getByRole('button', { name: /^241,00.€ als Warenwert übernehmen$/ }));
      await expect(page.getByRole('textbox', { name: /^Warenwert/ })).toHaveValue('241,00');
      await expect(page.getByText(/^Die Zollinhaltserklärung CN23 ist nötig/)).toBeVisible();

      const rates = page.getByRole('radiogroup', { name: 'Tarife', exact: true });
      await expect(rates.getByRole('radio', { name: /Günstigster/ })).toBeVisible();
      await tabTo(page, rates.getByRole('radio').first());
      await page.keyboard.press('Space');
      await expect(rates.getByRole('radio').first()).toBeChecked();
      // Nobody orders at a price that may be another one in a second.
      await expect(page.getByText('Preise werden aktualisiert')).toHaveCount(0);
      const ordered = page.getByRole('heading', { name: 'Sendung beauftragt', exact: true });
      await expect(async () => {
        await page.keyboard.press('Control+Enter');
        await expect(ordered).toBeVisible({ timeout: 5000 });
      }).toPass();
      const pressed = await keys();
      testInfo.annotations.push({ type: 'keys', description: `${recipient}: ${pressed}` });
      expect(pressed).toBeLessThanOrEqual(MOST_KEYS);
    });

    await test.step(`its papers are at hand: ${papers}`, async () => {
      await activate(page, page.getByRole('button', { name: 'Weitere Dokumente', exact: true }));
      await expect(page.getByRole('menuitem')).toHaveText([
        'Alle Papiere drucken',
        /^Versandetikett/,
        /^Zollinhaltserklärung/,
        /^Handelsrechnung/,
        'Frachtbrief, 1 Ausfertigung',
        'Frachtbrief, 3 Ausfertigungen',
        'Packzettel',
      ]);
      await page.keyboard.type(papers.slice(0, 3));
      await expect(page.getByRole('menuitem', { name: papers })).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: `${papers} drucken` });
      await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }

  await test.step('the panel beside the list has them too', async () => {
    await activate(page, page.getByRole('link', { name: 'Sendung öffnen' }));
    const panel = page.getByRole('region', { name: /^Sendung LO-/ });
    await activate(page, panel.getByRole('button', { name: 'Weitere Dokumente', exact: true }));
    await expect(page.getByRole('menuitem', { name: 'Frachtbrief, 3 Ausfertigungen' })).toBeVisible();
    await page.keyboard.type('Fra');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Frachtbrief, 1 Ausfertigung drucken' });
    await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeEnabled();
  });
});
