import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('an administrator publishes a page, mends it, and takes it away', async ({ page, colleague }) => {
  test.slow();
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const publish = page.getByRole('button', { name: 'Veröffentlichen' });

  await test.step('the place leads to the list, and the list to the form', async () => {
    await signIn(page, people.backofficeAdmin);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Inhaltsseiten' }).click();
    await expect(page.getByRole('row', { name: /Impressum/ })).toBeVisible();
    await page.getByRole('link', { name: 'Seite anlegen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Seite anlegen' })).toBeVisible();
  });

  await test.step('what is wrong is said at its field, with its line', async () => {
    await field(/^Titel/).fill('Versandhinweise');
    await field(/^Slug/).fill('kontakt');
    await expect(page.getByText('Diesen Slug hat bereits eine andere Seite.')).toBeVisible();
    await field(/^Slug/).fill('sendungen');
    await field(/^Inhalt/).fill('<p>Gut polstern.</p>\n<p>Und <b>kleben.</p>');
    await publish.click();
    await expect(page.getByText('Dieser Slug ist für die Anwendung reserviert.').first()).toBeVisible();
    await expect(
      page.getByText(/Ungültiger HTML-Code \(Zeile.2: <b> ist nicht geschlossen\)/).first(),
    ).toBeVisible();
  });

  await test.step('leaving asks, and the preview shows what will appear', async () => {
    await page.getByRole('link', { name: 'Abbrechen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await field(/^Slug/).fill('versandhinweise');
    await expect(page.getByText('Der Slug ist frei.')).toBeVisible();
    await field(/^Inhalt/).fill('<h2>Polstern</h2><p>Gut <b>polstern</b>.</p><script>alert(1)</script>');
    await page.getByText('Vorschau', { exact: true }).click();
    const preview = page.getByRole('region', { name: 'So erscheint die Seite' });
    await expect(preview.getByRole('heading', { name: 'Polstern' })).toBeVisible();
    await expect(preview).not.toContainText('alert');
  });

  await test.step('it is there for everybody at once', async () => {
    await publish.click();
    await expect(page.getByText('Seite veröffentlicht.')).toBeVisible();
    await expect(page).toHaveURL(/\/backoffice\/inhaltsseiten\/pag_/);
    await colleague.goto('/versandhinweise');
    await expect(colleague.getByRole('heading', { level: 1, name: 'Versandhinweise' })).toBeVisible();
    await expect(colleague.getByText('Gut polstern.')).toBeVisible();
  });

  await test.step('a change is published too', async () => {
    await field(/^Inhalt/).fill('<p>Sehr gut polstern.</p>');
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    await expect(page.getByText('Gespeichert. Die Änderungen gelten sofort.')).toBeVisible();
    await colleague.reload();
    await expect(colleague.getByText('Sehr gut polstern.')).toBeVisible();
  });

  await test.step('whoever serves customers reads it and changes nothing', async () => {
    const address = page.url();
    await signIn(colleague, people.backofficeUser);
    await colleague.goto(address);
    await expect(colleague.getByText('Nur Administratoren können Inhaltsseiten ändern.')).toBeVisible();
    await colleague.goto('/backoffice/inhaltsseiten/neu');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
  });

  await test.step('it is deleted once somebody has said yes', async () => {
    await page.getByRole('button', { name: 'Löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Seite löschen' }).click();
    await expect(page.getByText('Seite gelöscht!')).toBeVisible();
    await expect(page).toHaveURL(/\/backoffice\/inhaltsseiten$/);
    await colleague.goto('/versandhinweise');
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('404 – Seite nicht gefunden');
  });
});
