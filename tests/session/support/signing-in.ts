import { expect, type Page } from '@playwright/test';
import type { FixturePerson } from 'contract/fixtures';
import { readStorage } from './storage.ts';

/** Leaves for the provider from the start page; who is known there comes straight back. */
export async function leaveForProvider(page: Page): Promise<void> {
  await page.goto('/');
  await signInButton(page).click();
}

export function signInButton(page: Page) {
  const main = page.getByRole('main');
  return main.getByRole('button', { name: 'Anmelden' }).or(main.getByRole('link', { name: 'Anmelden' }));
}

/** Tries again from the start page, with a provider that knows the person, until they are back. */
export async function signInOnceMore(page: Page): Promise<void> {
  const returned = page.waitForRequest((request) => /[?&]code=/.test(request.url()));
  await signInButton(page).click();
  await returned;
}

/** Chooses a person on the provider's page. */
export function choosePerson(page: Page, { email }: FixturePerson): Promise<void> {
  return page.getByRole('button', { name: email }).click();
}

/**
 * Signing in came to nothing: the person is told, can try again, and nothing of the attempt is left
 * in the address or in the browser.
 */
export async function expectRefused(
  page: Page,
  notice = /Die Anmeldung ist (nicht gelungen|abgelaufen)|Anmeldedienst/,
): Promise<void> {
  await expect(page.getByText(notice).first()).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
  expect(page.url()).not.toMatch(/[?&](code|state|iss|error)=/);
  const { session, local } = await readStorage(page);
  expect(Object.keys(local)).not.toContain('lotse.refresh-token');
  expect(JSON.stringify([session, local])).not.toMatch(/eyJ/);
}
