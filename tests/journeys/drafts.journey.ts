import { people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment, recipientPart } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

const recipient = { company: 'Käserei Sönnichsen', street: 'Deichweg 3', postalCode: '25980', city: 'Sylt' };
const leaveQuestion =
  'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?';

test.beforeEach(async ({ page }) => {
  await signIn(page, people.member);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeVisible();
});

test(
  'everything typed survives a reload, and a crash of the tab',
  { tag: '@main' },
  async ({ page, context }) => {
    await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
    await chooseRate(page, /UPS Standard/);
    await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();

    await page.reload();
    const company = recipientPart(page).getByRole('textbox', { name: 'Firma' });
    await expect(company).toHaveValue(recipient.company);
    await expect(page.getByRole('textbox', { name: 'Inhalt der Sendung' })).toHaveValue('Rohmilchkäse');
    await expect(page.getByRole('radio', { name: /UPS Standard/, checked: true })).toBeVisible();
    await expect(page.getByText(/nicht abgeschlossenen Entwurf/)).toBeVisible();

    // The renderer dies; the browser still holds the tab's session storage. Playwright gives up a
    // crashed page, so the person's „Neu laden“ and the look at the field go through the browser itself.
    const devtools = await context.newCDPSession(page);
    const address = page.url();
    const crashed = page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await devtools.send('Page.navigate', { url: address });
    const companies = async () => {
      const expression = `[...document.querySelectorAll('input')].map((input) => input.value).join('|')`;
      const { result } = await devtools.send('Runtime.evaluate', { expression });
      return String(result.value);
    };
    await expect.poll(companies).toContain(recipient.company);
  },
);

test('leaving asks, staying keeps, leaving deletes', async ({ page }) => {
  await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
  const toList = page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Sendungen' });

  await toList.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(leaveQuestion);
  await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
  await expect(page).toHaveURL(/\/sendungen\/neu$/);
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(recipient.company);

  await toList.click();
  await question.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page).toHaveURL(/\/sendungen$/);
  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue('');
});

test('signing out asks, staying keeps, leaving deletes', async ({ page }) => {
  await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
  const signOut = async () => {
    await page.getByRole('button', { name: /^Profil von/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  };

  await signOut();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(leaveQuestion);
  await question.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(recipient.company);

  await signOut();
  await question.getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('main').getByText('Anmelden').first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('lotse.create-shipment');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('lotse.rate-request');
});

test('signing out where another tab holds a draft asks once, and says so', async ({ page, context }) => {
  await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/sendungen');
  const signOut = async () => {
    await other.getByRole('button', { name: /^Profil von/ }).click();
    await other.getByRole('menuitem', { name: 'Abmelden' }).click();
  };

  await signOut();
  const question = other.getByRole('alertdialog', { name: 'Abmelden?' });
  await expect(question).toContainText('In einem anderen Tab haben Sie eine Sendung begonnen');
  await question.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(recipient.company);

  await signOut();
  await question.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other.getByRole('main').getByText('Anmelden').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Anmelden').first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('lotse.create-shipment');
});

test('a draft that is thrown away elsewhere is not asked about', async ({ page, context }) => {
  await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
  await expect(page.getByText(/Entwurf gespeichert um/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/sendungen');
  await page.getByRole('button', { name: 'Eingaben zurücksetzen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücksetzen' }).click();
  await other.getByRole('button', { name: /^Profil von/ }).click();
  await other.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(other.getByRole('main').getByText('Anmelden').first()).toBeVisible();
});

test('a choice outlasts a postcode that is being typed anew', async ({ page }) => {
  await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
  await chooseRate(page, /UPS Standard/);
  const postcode = recipientPart(page).getByRole('textbox', { name: 'Postleitzahl' });
  await postcode.clear();
  const choice = page.getByRole('radio', { name: /UPS Standard/ });
  await expect(choice).toBeHidden();
  await postcode.pressSequentially(recipient.postalCode, { delay: 400 });
  await expect(choice).toBeChecked();
  await expect(page.getByText(/nicht mehr verfügbar/)).toBeHidden();
});

test('leaving an untouched form asks nothing', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Sendungen' })
    .click();
  await expect(page).toHaveURL(/\/sendungen$/);
});

test('resetting asks and empties', async ({ page }) => {
  await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
  await page.getByRole('button', { name: 'Eingaben zurücksetzen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue('');
  await page.reload();
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue('');
});

test('closing the tab asks in the browser’s own words where something typed would go with it', async ({
  page,
  context,
}) => {
  const close = async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    return asked;
  };
  await fillDomesticShipment(page, recipient, 'Rohmilchkäse');
  await expect(page.getByText(/Entwurf gespeichert um .* in diesem Tab/)).toBeVisible();
  const question = await close();
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(recipientPart(page).getByRole('textbox', { name: 'Firma' })).toHaveValue(recipient.company);

  // The way out asks by itself, and nobody asks a second time.
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: /^Profil von/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('main').getByText('Anmelden').first()).toBeVisible();
  expect(dialogs).toEqual([]);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(dialogs).toEqual([]);
  expect(context.pages()).toEqual([]);
});
