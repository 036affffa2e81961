import { people } from 'contract/fixtures';
import { doerOf } from '../actions/news.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

test('what an owner chooses to be shown is obeyed by pages that are open, and a profile by its own', async ({
  page,
  colleague,
  control,
}) => {
  test.slow();
  await signIn(page, people.owner);
  const doer = await doerOf(page);
  await signIn(colleague, people.member);
  await expect.poll(() => control.openSockets()).toBe(2);
  const toasts = colleague.getByRole('region', { name: 'Meldungen' }).getByText('Sendung erstellt');
  const type = page.getByRole('checkbox', { name: 'Sendung erstellt' });
  const save = () => page.getByRole('button', { name: 'Änderungen speichern' }).click();
  const bell = colleague.getByRole('banner').getByRole('button', { name: /^Benachrichtigungen/ });
  const unread = async () =>
    Number((await bell.getAttribute('aria-label'))?.match(/(\d+) ungelesen/)?.[1] ?? 0);

  await test.step('before, everything is shown', async () => {
    await doer.createShipment(true);
    await expect(toasts).toHaveCount(1);
    await toasts.waitFor({ state: 'hidden' });
  });

  await test.step('what is switched off is listed, and not shown', async () => {
    await page.goto('/einstellungen/parameter');
    await type.uncheck();
    await save();
    await expect(page.getByText('Gespeichert. Die Änderungen gelten sofort.')).toBeVisible();
    const before = await unread();
    await doer.createShipment(true);
    await expect.poll(unread).toBe(before + 1);
    await expect(toasts).toHaveCount(0);
  });

  await test.step('what is switched on again is shown, without a reload', async () => {
    await type.check();
    await save();
    await expect(page.getByText('Gespeichert. Die Änderungen gelten sofort.')).toBeVisible();
    await doer.createShipment(true);
    await expect(toasts).toHaveCount(1);
  });

  await test.step('new shipments begin with what the organisation has chosen', async () => {
    const weight = page.getByRole('textbox', { name: /^Gewicht je Packstück/ });
    const before = await weight.inputValue();
    await weight.fill('7,5');
    await save();
    await expect(page.getByText('Gespeichert. Die Änderungen gelten sofort.')).toBeVisible();
    await colleague.goto('/sendungen/neu');
    await expect(colleague.getByRole('textbox', { name: /Gewicht/ }).first()).toHaveValue('7,5');
    await weight.fill(before);
    await save();
    await expect(page.getByText('Gespeichert. Die Änderungen gelten sofort.')).toBeVisible();
  });

  await test.step('a change that is not saved is asked about', async () => {
    await type.uncheck();
    await page
      .getByRole('navigation', { name: 'Einstellungen' })
      .getByRole('link', { name: 'Profil' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
    await expect(type).not.toBeChecked();
    await type.check();
  });

  await test.step('a name of one’s own is told by the frame at once', async () => {
    await page
      .getByRole('navigation', { name: 'Einstellungen' })
      .getByRole('link', { name: 'Profil' })
      .click();
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Johanna');
    await save();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Profil von Johanna Möller/ })).toBeVisible();
  });

  await test.step('members read of their organisation, and change nothing', async () => {
    await colleague.goto('/einstellungen/organisation');
    await expect(colleague.getByText('Nur Inhaber können diese Angaben ändern.')).toBeVisible();
    await colleague.goto('/einstellungen/team');
    await expect(colleague.getByRole('heading', { level: 1, name: 'Fehlende Berechtigung' })).toBeVisible();
  });
});
