import type { Locator, Page } from '@playwright/test';
import { organizations, people } from 'contract/fixtures';
import { activate, tabTo, write } from '../fixtures/by-keyboard.ts';
import { expect, test } from '../fixtures/journey.ts';

const { tietze, weserbergland } = organizations;
const { email } = people.memberOfTwo;

const palette = (page: Page) => page.getByRole('combobox', { name: 'Suchen oder springen' });
const choiceOf = (page: Page, { orgName }: { orgName: string }) =>
  page.getByRole('button', { name: `Organisation: ${orgName}` });
const company = (page: Page) =>
  page
    .getByRole('region', { name: 'Empfänger', exact: true })
    .getByRole('textbox', { name: 'Firma' })
    .first();

/** Opens the palette, whatever has the focus, and writes into it. */
async function ask(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.insertText(text);
}

/** Takes an entry once it is the one that Enter takes. */
async function take(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await expect(option).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
}

/** From the form the bar is nearer backwards. */
async function openChoice(page: Page, choice: Locator, other: { orgName: string }): Promise<void> {
  await expect(choice).toBeVisible();
  const focused = choice.and(page.locator(':focus'));
  for (let stop = 0; stop < 60 && (await focused.count()) === 0; stop += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: other.orgName })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('keys and the palette lead everywhere, into another organisation too, and a draft stays with its own', async ({
  page,
}) => {
  test.slow();
  await test.step('somebody of two organisations signs in to one', async () => {
    await page.goto('/');
    await activate(page, page.getByRole('main').getByRole('button', { name: 'Anmelden' }));
    const people = page.getByRole('region', { name: weserbergland.orgName });
    await activate(page, people.getByRole('button', { name: email }));
    await expect(page).toHaveURL(/\/sendungen$/);
    await expect(choiceOf(page, weserbergland)).toBeVisible();
  });

  await test.step('keys are listed, and lead to the form; in a field they are letters', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toContainText('Sendungen öffnen');
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/sendungen$/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    // This organisation has no sender yet, who comes before the recipient.
    await expect(page.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeFocused();
    await write(page, company(page), '');
    await page.keyboard.type('n/?gs');
    await expect(company(page)).toHaveValue('n/?gs');
    // The draft is put away a moment after the last key.
    await expect(page.getByText(/Entwurf/).first()).toBeVisible();
  });

  await test.step('another organisation is signed into, once it is said what becomes of the draft', async () => {
    await openChoice(page, choiceOf(page, weserbergland), tietze);
    const question = page.getByRole('alertdialog', { name: 'Organisation wechseln?' });
    await expect(question).toContainText(`Dieser Entwurf gehört zu ${weserbergland.orgName}`);
    await activate(page, question.getByRole('button', { name: 'Wechseln' }));
    await expect(choiceOf(page, tietze)).toBeVisible();
    await expect(page).toHaveURL(/\/sendungen$/);
  });

  await test.step('a number of an own shipment opens it', async () => {
    const number = page.getByText(/^00340\d{15}$/).first();
    await expect(number).toBeVisible();
    const text = (await number.textContent()) ?? '';
    await ask(page, text.replace(/(.{4})/g, '$1 '));
    await take(page, page.getByRole('option', { name: new RegExp(`^${text}`) }));
    const panel = page.getByRole('region', { name: /^Sendung LO-/ });
    await expect(panel).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('a foreign one leads to those who may carry it', async () => {
    await ask(page, '2012 9845 2277');
    for (const carrier of ['DHL', 'FedEx', 'GLS'])
      await expect(page.getByRole('option', { name: new RegExp(`^Bei ${carrier} verfolgen`) })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('single letters are switched off, and the rest goes on', async () => {
    await ask(page, 'tast');
    await take(page, page.getByRole('option', { name: /^Tastenkürzel/ }));
    const letters = page.getByRole('switch', { name: 'Tastenkürzel mit einzelnen Buchstaben verwenden' });
    await tabTo(page, letters);
    await page.keyboard.press('Space');
    await expect(letters).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await ask(page, 'erstellen');
    await expect(page).toHaveURL(/\/sendungen$/);
    await take(page, page.getByRole('option', { name: /^Sendung erstellen/ }));
    await expect(page).toHaveURL(/\/sendungen\/neu$/);
  });

  await test.step('here is no draft, and back in the first organisation it is', async () => {
    await expect(company(page)).toHaveValue('');
    await openChoice(page, choiceOf(page, tietze), weserbergland);
    await expect(choiceOf(page, weserbergland)).toBeVisible();
    await ask(page, 'erstellen');
    await take(page, page.getByRole('option', { name: /^Sendung erstellen/ }));
    await expect(company(page)).toHaveValue('n/?gs');
  });
});
