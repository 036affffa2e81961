import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('an administrator changes a rule, tries it out, and takes it back', async ({ page, colleague }) => {
  test.slow();
  const edit = page.getByRole('button', { name: 'Regel GLS, Karton bearbeiten' });
  const form = page.getByRole('form', { name: 'Regel für GLS, Karton' });
  const row = page.getByRole('row', { name: /^Karton/ });
  const check = page.getByRole('form', { name: 'Packstück prüfen' });
  const results = page.getByRole('list', { name: 'Ergebnis je Dienstleister' });
  const field = (name: RegExp) => form.getByRole('textbox', { name });

  await test.step('the place leads to the rules, which tell what becomes of a package', async () => {
    await signIn(page, people.backofficeAdmin);
    await page.goto('/backoffice');
    await page.getByRole('link', { name: 'Verpackungsarten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verpackungsarten' })).toBeVisible();
    for (const [name, value] of [
      [/^Länge/, '101'],
      [/^Breite/, '60'],
      [/^Höhe/, '38'],
      [/^Gewicht/, '12,4'],
    ] as const)
      await check.getByRole('textbox', { name }).fill(value);
    await expect(page.getByText('6 von 7 nehmen an')).toBeVisible();
    await expect(results.getByText('„Karton“ ist nicht erlaubt')).toBeVisible();
  });

  await test.step('a rule is changed in its row, by keyboard, and the check follows what is typed', async () => {
    await page.getByRole('combobox', { name: 'Dienstleister' }).selectOption('GLS');
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('combobox', { name: 'Erlaubt' })).toBeFocused();
    await expect(edit).toBeHidden();
    await field(/^Max. Gurtmaß/).fill('270');
    await expect(form.getByText('1 geändert:')).toHaveText(/Max. Gurtmaß 300\scm\s+270\scm$/);
    await expect(page.getByText('Mit Ihrer offenen Änderung an „GLS, Karton“ geprüft.')).toBeVisible();
    await expect(results.getByText(/^Gurtmaß 297\scm, erlaubt 270\scm$/)).toBeVisible();
    await expect(results.getByText('Gespeichert ist: Angenommen')).toBeVisible();
    await field(/^Min. Länge/).fill('500');
    await page.keyboard.press('Enter');
    await expect(
      form.getByRole('paragraph').filter({ hasText: /^Min. Länge: Höchstens 200\scm$/ }),
    ).toBeVisible();
    await field(/^Min. Länge/).fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('GLS, Karton gespeichert')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(results.getByText(/^Gurtmaß 297\scm, erlaubt 270\scm$/)).toBeVisible();
  });

  await test.step('it is taken back with one press', async () => {
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('GLS, Karton: wieder wie vorher.')).toBeVisible();
    await expect(row.getByRole('cell', { name: '300', exact: true })).toBeVisible();
    await expect(page.getByText('6 von 7 nehmen an')).toBeVisible();
  });

  await test.step('of two who change it at once the second decides, and has lost nothing', async () => {
    await edit.click();
    await field(/^Hinweis/).fill('Mit Zuschlag');
    await signIn(colleague, people.superAdmin);
    await colleague.goto('/backoffice/verpackungsarten?carrier=GLS');
    await colleague.getByRole('button', { name: 'Regel GLS, Karton bearbeiten' }).click();
    await colleague.getByRole('textbox', { name: /^Max. Gewicht/ }).fill('35');
    await colleague.getByRole('button', { name: 'Speichern' }).click();
    await expect(colleague.getByText('GLS, Karton gespeichert')).toBeVisible();
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form.getByText('Diese Regel wurde inzwischen geändert.')).toBeVisible();
    await expect(field(/^Hinweis/)).toHaveValue('Mit Zuschlag');
    await form.getByRole('button', { name: 'Meine Fassung behalten' }).click();
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form).toBeHidden();
    await expect(row.getByRole('cell', { name: 'Mit Zuschlag' })).toBeVisible();
    await expect(row.getByRole('cell', { name: '40', exact: true })).toBeVisible();
  });

  await test.step('what is typed is not left unasked, neither for another row nor for another page', async () => {
    await edit.click();
    await field(/^Max. Gewicht/).fill('30');
    await page.getByRole('button', { name: 'Regel GLS, Ohne Umverpackung bearbeiten' }).click();
    const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(field(/^Max. Gewicht/)).toHaveValue('30');
    await page.getByRole('link', { name: 'Änderungsverlauf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await page.getByRole('button', { name: 'Regel GLS, Ohne Umverpackung bearbeiten' }).click();
    await question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(form).toBeHidden();
    const next = page.getByRole('form', { name: 'Regel für GLS, Ohne Umverpackung' });
    await expect(next.getByRole('combobox', { name: 'Erlaubt' })).toBeFocused();
    await next.getByRole('textbox', { name: /^Max. Gewicht/ }).press('Escape');
    await expect(next).toBeHidden();
    await expect(page.getByRole('button', { name: 'Regel GLS, Ohne Umverpackung bearbeiten' })).toBeFocused();
  });

  await test.step('the audit log knows who has changed it', async () => {
    await page.getByRole('link', { name: 'Änderungsverlauf' }).click();
    await expect(page.getByRole('row', { name: /GLS, Karton/ }).first()).toBeVisible();
  });
});

test('whoever serves customers reads the rules and changes nothing; customers see none', async ({
  page,
  colleague,
}) => {
  await signIn(page, people.backofficeUser);
  await page.goto('/backoffice/verpackungsarten?carrier=DEKU');
  await expect(page.getByText('Nur Administratoren können Regeln ändern.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Transportkiste oder Palette/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /bearbeiten$/ })).toHaveCount(0);
  await signIn(colleague, people.owner);
  await colleague.goto('/backoffice/verpackungsarten');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Fehlende Berechtigung');
});
