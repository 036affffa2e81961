import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test as base } from '../fixtures/journey.ts';

/** The folder into which the platform of a worker puts its letters. */
const test = base.extend<object, { mailFolder: string }>({
  mailFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'lotse-mail-'));
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  settings: [({ mailFolder }, provide) => provide({ LOTSE_MAIL_FOLDER: mailFolder }), { scope: 'worker' }],
});

/** How many letters somebody was sent. */
async function lettersTo(folder: string, to: string): Promise<number> {
  return (await readdir(folder)).filter((file) => file.endsWith(`-${to}.eml`)).length;
}

/** The link of the latest letter to somebody. */
async function linkInLetter(folder: string, to: string): Promise<string> {
  const name = (await readdir(folder)).toSorted().findLast((file) => file.endsWith(`-${to}.eml`));
  const letter = await readFile(join(folder, name ?? ''), 'utf8');
  // Lines of a letter are folded, and its equals signs spelled.
  const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /https?:\/\/\S+\/join\?id=inv_\w+/.exec(text)?.[0] ?? '';
}

// Whoever is deactivated is refused by the API and by the provider.
test.use({ ownErrors: /.*/ });

test(
  'an owner invites somebody, who joins by the letter, gets another role and loses their access',
  { tag: '@main' },
  async ({ page, colleague, mailFolder }) => {
    test.slow();
    const email = 'wiebke.thoemsen@tietze.example';
    const name = 'Wiebke Thömsen';
    const row = page.getByRole('row', { name: new RegExp(name) });
    const act = async (label: string) => {
      await row.getByRole('button', { name: `Aktionen für ${name}` }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };

    await test.step('from the settings to the team', async () => {
      await signIn(page, people.owner);
      await page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: 'Einstellungen' })
        .click();
      await page.getByRole('link', { name: 'Team öffnen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    });

    await test.step('the invitation goes out, once for each person', async () => {
      await page.getByRole('button', { name: 'Person einladen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Person einladen' });
      await dialog.getByRole('textbox', { name: /Mail/ }).fill(people.member.email);
      await dialog.getByRole('button', { name: 'Einladung senden' }).click();
      await expect(
        dialog.getByText('Diese Person ist bereits im Team oder eingeladen.').first(),
      ).toBeVisible();
      await dialog.getByRole('textbox', { name: /Mail/ }).fill(email);
      await dialog.getByRole('textbox', { name: 'Vorname' }).fill('Wiebke');
      await dialog.getByRole('textbox', { name: 'Nachname' }).fill('Thömsen');
      await dialog.getByRole('button', { name: 'Einladung senden' }).click();
      await expect(page.getByText(`Einladung an ${email} gesendet.`)).toBeVisible();
      await expect(row.getByText('Eingeladen')).toBeVisible();
    });

    await test.step('it is sent once more, where the letter was lost', async () => {
      const before = await lettersTo(mailFolder, email);
      await act('Erneut einladen');
      await expect.poll(() => lettersTo(mailFolder, email)).toBe(before + 1);
    });

    await test.step('the letter leads in', async () => {
      await colleague.goto(await linkInLetter(mailFolder, email));
      await colleague.getByRole('button', { name: 'Einladung annehmen' }).click();
      await colleague.getByRole('button', { name: email }).click();
      await expect(colleague).toHaveURL(/\/sendungen/);
      await expect(colleague.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    });

    await test.step('a role counts at once', async () => {
      await page.reload();
      await expect(row.getByText('Aktiv')).toBeVisible();
      await act('Rolle ändern');
      const dialog = page.getByRole('dialog', { name: `Rolle von ${name}` });
      await dialog.getByRole('radio', { name: /Packplatz/ }).check();
      await dialog.getByRole('button', { name: 'Rolle ändern' }).click();
      await expect(row.getByText('Packplatz')).toBeVisible();
      await expect(colleague.getByRole('link', { name: 'Sendung erstellen' })).toHaveCount(0);
    });

    await test.step('nobody changes their own', async () => {
      await page.getByRole('button', { name: 'Aktionen für Jana Möller' }).click();
      await expect(page.getByRole('menuitem', { name: /Rolle ändern/ })).toContainText(
        'Ihre eigene Rolle können Sie nicht ändern.',
      );
      await page.keyboard.press('Escape');
    });

    await test.step('whoever is deactivated is out', async () => {
      await act('Deaktivieren');
      await expect(row.getByText('Deaktiviert')).toBeVisible();
      await colleague.reload();
      await expect(colleague.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeHidden();
    });

    await test.step('and in again once they are activated', async () => {
      await act('Aktivieren');
      await expect(row.getByText('Aktiv', { exact: true })).toBeVisible();
      await colleague.goto('/sendungen');
      // The provider may know who is there still.
      const choice = colleague.getByRole('button', { name: email });
      const profile = colleague.getByRole('button', { name: new RegExp(`^Profil von ${name}`) });
      await expect(choice.or(profile)).toBeVisible();
      if (await choice.isVisible()) await choice.click();
      await expect(profile).toBeVisible();
    });

    await test.step('and removed after a question', async () => {
      await act('Entfernen');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Person entfernen' }).click();
      await expect(row).toBeHidden();
    });
  },
);
