import { people } from 'contract/fixtures';
import { movingElements } from '../accessibility/moving-elements.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

// One rule for all: proven on the pages with most of what could move, not on each of its own.
test('nothing moves for who asks for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(movingElements)).toEqual([]);

  await signIn(page, people.member);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  // A template has no history yet.
  const delivered = page.getByRole('row').filter({ hasText: 'Zugestellt' });
  await delivered.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Sendungsverlauf' })).toBeVisible();
  expect(await page.evaluate(movingElements)).toEqual([]);

  await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toBeVisible();
  expect(await page.evaluate(movingElements)).toEqual([]);
});
