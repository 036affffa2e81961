import { people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { code, hold, layout, watchShifts } from '../fixtures/first-view.ts';
import { expect, test } from '../fixtures/journey.ts';

test('texts stand in the HTML for strangers, and nothing stands where there is none', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, code);
  const answer = await page.goto('/datenschutz', { waitUntil: 'commit' });
  expect(answer?.status()).toBe(200);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Datenschutz');
  await expect(page).toHaveTitle('Datenschutz | Lotse Plattform');
  await expect(page.getByText('Muster.')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = (await layout(page)).filter(isSeen);
  await heading.evaluate((element) => element.setAttribute('data-first', ''));
  release();
  await expect(page.locator('[data-first]')).toHaveCount(0);
  expect((await layout(page)).filter(isSeen)).toEqual(before);
  expect(await shifts()).toBe(0);
  await expect(page).toHaveTitle('Datenschutz | Lotse Plattform');

  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Ihre Rechte' }).click();
  await expect(page).toHaveURL(/\/datenschutz#abschnitt-\d$/);
  await expect(page.getByRole('heading', { name: 'Ihre Rechte' })).toBeInViewport();
  for (const [link, title] of [
    ['Impressum', 'Impressum'],
    ['AGB', 'Allgemeine Geschäftsbedingungen'],
    ['Kontakt', 'Kontakt'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: link }).click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Lotse Plattform`);
  }

  for (const address of ['/gibt-es-nicht', '/items', '/gibt/es/nicht']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(heading).toHaveText('404 – Seite nicht gefunden');
    await expect(page).toHaveTitle('Seite nicht gefunden | Lotse Plattform');
  }

  // Whoever is signed in reads the same in their own frame, from the API.
  await signIn(page, people.member);
  expect(await (await page.goto('/impressum'))?.text()).not.toContain('Diensteanbieter');
  await expect(page.getByRole('heading', { name: 'Diensteanbieter' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
});

test('a stranger gets from a number to its carrier, also before any code is there', async ({ page }) => {
  const release = await hold(page, code);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Sendungsnummer' });
  await field.fill('0034 0433 8364 4263 6597');
  release();
  // What was typed stands in the page that has taken its place, which asks nobody.
  await expect(page).toHaveTitle('Startseite | Lotse Plattform');
  await expect(field).toHaveValue('0034 0433 8364 4263 6597');
  await page.getByRole('button', { name: 'Sendung verfolgen' }).click();
  await expect(page).toHaveURL('/sendungsverfolgung?nummer=0034+0433+8364+4263+6597');
  const link = page.getByRole('link', { name: /^Bei DHL verfolgen/ });
  await expect(link).toHaveAttribute('href', /piececode=00340433836442636597$/);

  await field.fill('477179081230, 12345');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /^Bei \w+ verfolgen/ })).toHaveCount(3);
  await expect(
    page.getByText('Diese Sendungsnummer konnten wir keinem Dienstleister zuordnen.'),
  ).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(field).toHaveValue('0034 0433 8364 4263 6597');

  const releaseAgain = await hold(page, code);
  await page.goto('/', { waitUntil: 'commit' });
  await field.fill('XHAX4HDA');
  await field.press('Enter');
  await page.waitForURL('/sendungsverfolgung?nummer=XHAX4HDA', { waitUntil: 'commit' });
  releaseAgain();
  await expect(page.getByRole('link', { name: /^Bei GLS verfolgen/ })).toBeVisible();
});

/** What has a size: boxes around a part are the app's own, and hidden words are heard only. */
function isSeen(element: string): boolean {
  return !/ 0 0$| 1 1$/.test(element);
}
