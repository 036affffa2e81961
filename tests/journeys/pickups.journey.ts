import type { Page } from '@playwright/test';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const sentence = /^Jeden Montag und Donnerstag bis 16:30.Uhr$/;

/** Opens the list, and waits for its rows. */
async function openPickups(page: Page, tab = ''): Promise<void> {
  await page.goto(`/abholungen${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Abholungen' })).toBeVisible();
}

test(
  'a weekly pickup is ordered, told to the colleague, paused and resumed, changed by two, and deleted',
  { tag: '@main' },
  async ({ page, colleague }) => {
    // Two people, one after the other.
    test.slow();
    const form = page.getByRole('form', { name: 'Abholung beauftragen' });
    const panel = page.getByRole('region', { name: /^Abholung/ });
    const row = page.getByRole('row', { name: /^.*Jeden Montag und Donnerstag bis 16:30.Uhr/ });
    const toast = (text: string) => page.getByRole('alertdialog').filter({ hasText: text });

    await signIn(page, people.owner);
    await signIn(colleague, people.member);

    await test.step('the navigation leads there, and the banner tells what comes next', async () => {
      await page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: 'Abholungen' })
        .click();
      await expect(page).toHaveURL(/\/abholungen$/);
      await expect(page.getByText(/^Nächste (Abholung|Selbstanlieferung): /)).toBeVisible();
    });

    await test.step('a weekly series is ordered, with its sentence and five dates', async () => {
      await page.getByRole('link', { name: 'Abholung beauftragen' }).click();
      await expect(form.getByRole('combobox', { name: 'Abholadresse' })).toContainText('Werk Kiel');
      await form.getByText('Regelmäßige Abholung').click();
      await form.getByText('Mo', { exact: true }).click();
      await form.getByText('Do', { exact: true }).click();
      await form
        .getByRole('group', { name: /Späteste Abholzeit/ })
        .getByRole('spinbutton')
        .first()
        .click();
      await page.keyboard.type('1630');
      await form.getByRole('textbox', { name: 'Anzahl Packstücke' }).fill('7');
      await form.getByRole('textbox', { name: 'Höchstes Einzelgewicht' }).fill('12,5');
      await form.getByRole('textbox', { name: 'Längste Seite' }).fill('80');
      await expect(form.getByText(/^Jeden Montag und Donnerstag bis 16:30.Uhr, ab /)).toBeVisible();
      await expect(
        form.getByRole('list', { name: 'Nächste fünf Termine' }).getByRole('listitem'),
      ).toHaveCount(5);
      await form.getByRole('button', { name: 'Abholung beauftragen' }).click();
      await expect(toast('Abholung erstellt!')).toBeVisible();
      await expect(page).toHaveURL(/tab=recurring$/);
      await expect(row.getByRole('link', { name: sentence })).toBeVisible();
    });

    await test.step('the colleague hears of it, and gets to the list', async () => {
      const told = colleague.getByRole('alertdialog').filter({ hasText: 'Abholung beauftragt' });
      await expect(told).toBeVisible();
      await told.getByRole('link').click();
      await expect(colleague).toHaveURL(/\/abholungen/);
    });

    await test.step('it is paused, and that is undone', async () => {
      const active = row.getByRole('switch');
      await row.getByText('Aktiv', { exact: true }).click({ trial: true });
      await active.click({ force: true });
      await expect(active).not.toBeChecked();
      await expect(row.getByText(/^pausiert seit /)).toBeVisible();
      await toast('Abholung pausiert!').getByRole('button', { name: 'Rückgängig' }).click();
      await expect(active).toBeChecked();
    });

    await test.step('of two who change it the second sees what has changed, and decides', async () => {
      await row.getByRole('link', { name: sentence }).click();
      await expect(page).toHaveURL(/pickup=pic_/);
      const href = page.url();
      await panel.getByRole('textbox', { name: 'Anzahl Packstücke' }).fill('9');

      const other = await page.context().newPage();
      await other.goto(href);
      const otherForm = other.getByRole('form', { name: 'Abholung bearbeiten' });
      await otherForm.getByRole('textbox', { name: 'Längste Seite' }).fill('60');
      await otherForm.getByRole('button', { name: 'Änderungen speichern' }).click();
      await expect(other.getByText('Abholung bearbeitet!')).toBeVisible();
      await other.close();

      await panel.getByRole('button', { name: 'Änderungen speichern' }).click();
      await expect(panel.getByText('Die Abholung wurde inzwischen geändert.')).toBeVisible();
      await expect(panel.getByRole('row', { name: /Längste Seite.*60.cm.*80.cm/ })).toBeVisible();
      await expect(panel.getByRole('textbox', { name: 'Anzahl Packstücke' })).toHaveValue('9');
      await panel.getByRole('button', { name: 'Meine Fassung behalten' }).click();
      await panel.getByRole('textbox', { name: 'Anzahl Packstücke' }).fill('7');
      await panel.getByRole('button', { name: 'Änderungen speichern' }).click();
      await expect(toast('Abholung bearbeitet!')).toBeVisible();
      await expect(panel).toBeHidden();
    });

    await test.step('a question goes with the panel that asks it', async () => {
      const question = page.getByRole('alertdialog', { name: 'Abholung löschen?' });
      await row.getByRole('link', { name: sentence }).click();
      await panel.getByRole('button', { name: 'Löschen' }).click();
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(question).toBeHidden();
    });

    await test.step('what was typed is not lost without a question', async () => {
      await row.getByRole('link', { name: sentence }).click();
      await panel.getByRole('textbox', { name: 'Anzahl Packstücke' }).fill('8');
      await page.keyboard.press('Escape');
      const question = page
        .getByRole('alertdialog')
        .filter({ has: page.getByRole('button', { name: 'Bleiben' }) });
      await question.getByRole('button', { name: 'Bleiben' }).click();
      await expect(panel.getByRole('textbox', { name: 'Anzahl Packstücke' })).toHaveValue('8');
      await panel.getByRole('textbox', { name: 'Anzahl Packstücke' }).fill('7');
    });

    await test.step('it is deleted once that is confirmed', async () => {
      await panel.getByRole('button', { name: 'Löschen' }).click();
      const question = page.getByRole('alertdialog', { name: 'Abholung löschen?' });
      await question.getByRole('button', { name: 'Abholung löschen' }).click();
      await expect(toast('Abholung gelöscht!')).toBeVisible();
      await expect(row).toHaveCount(0);
      await expect(panel).toBeHidden();
    });

    await test.step('a member changes their own alone', async () => {
      await openPickups(colleague, '?tab=recurring');
      const foreign = colleague.getByRole('row', { name: /Täglich bis 16:30.Uhr, Montag bis Freitag/ });
      await expect(foreign).toBeVisible();
      await expect(foreign.getByRole('switch')).toHaveCount(0);
      const own = colleague.getByRole('row', { name: /Jeden Montag und Donnerstag bis 12:00.Uhr/ });
      await expect(own.getByRole('switch')).toBeVisible();
    });

    await test.step('and orders one, with the sums of what is ready', async () => {
      await colleague.getByRole('main').getByRole('link', { name: 'Abholung beauftragen' }).click();
      const theirs = colleague.getByRole('form', { name: 'Abholung beauftragen' });
      await expect(theirs.getByRole('textbox', { name: 'Anzahl Packstücke' })).toHaveValue(/^[1-9]/);
      await theirs
        .getByRole('group', { name: /Späteste Abholzeit/ })
        .getByRole('spinbutton')
        .first()
        .click();
      await colleague.keyboard.type('1515');
      await theirs.getByRole('button', { name: 'Abholung beauftragen' }).click();
      await expect(colleague.getByRole('row', { name: /15:15/ }).first()).toBeVisible();
    });
  },
);
