import type { Page } from '@playwright/test';
import { allPages } from 'app/pages';
import { organizations, people } from 'contract/fixtures';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** What the API answers with objects of one organisation. */
const OWN = /\/(?:shipments|contacts|pickups|notifications|day-end-closings)(?:[/?]|$)/;

/** Pages of an organisation that need no object in their address. */
const ownPages = allPages
  .filter(
    ({ path, access, layout }) => access !== 'everybody' && layout !== 'backoffice' && !/[:*]/.test(path),
  )
  .map(({ path }) => path);

/** Collects the answers of the API in a page, each with its address. */
function answersIn(page: Page): { url: string; text: Promise<string> }[] {
  const answers: { url: string; text: Promise<string> }[] = [];
  page.on('response', (answer) => {
    if (/json/.test(answer.headers()['content-type'] ?? '') && answer.request().method() !== 'OPTIONS')
      // What a page no longer waits for when it is left has no text.
      answers.push({ url: answer.url(), text: answer.text().catch(() => '') });
  });
  return answers;
}

async function visitAll(page: Page): Promise<void> {
  for (const path of ownPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  }
}

test('what one organisation has is in no answer and at no address of another', async ({
  page,
  colleague,
}) => {
  test.slow();
  await signIn(page, people.owner);
  const owners = answersIn(page);
  await visitAll(page);
  const objects = (await Promise.all(owners.filter(({ url }) => OWN.test(url)).map(({ text }) => text)))
    .join('\n')
    .matchAll(/"id":"([^"]{8,})"/g);
  // Somebody is in both organisations.
  const ids = new Set([...objects].map(([, id = '']) => id).filter((id) => id !== people.memberOfTwo.id));
  expect(ids.size).toBeGreaterThan(20);
  await page.goto('/sendungen');
  const number = await page
    .getByText(/^00340\d{15}$/)
    .first()
    .textContent();
  await page.getByRole('table').getByRole('link').first().click();
  const shipment = page.getByRole('region', { name: /^Sendung LO-/ });
  await expect(shipment).toContainText('Empfänger');
  const address = new URL(page.url());

  await signIn(colleague, people.otherOwner);
  const others = answersIn(colleague);
  await visitAll(colleague);

  await colleague.goto(address.pathname + address.search);
  await expect(
    colleague.getByRole('heading', {
      name: 'Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen',
    }),
  ).toBeVisible();
  await colleague.keyboard.press('Control+K');
  await expect(colleague.getByRole('combobox', { name: 'Suchen oder springen' })).toBeFocused();
  await colleague.keyboard.insertText(number ?? '');
  await expect(colleague.getByRole('option', { name: /^Bei DHL verfolgen/ })).toBeVisible();
  await expect(colleague.getByRole('option', { name: new RegExp(`^${number}`) })).toHaveCount(0);

  const texts = await Promise.all(others.map(async ({ url, text }) => ({ url, text: await text })));
  expect(texts.some(({ url }) => OWN.test(url))).toBe(true);
  const marks = [...ids, people.owner.email, people.member.email, organizations.tietze.orgCode];
  const seen = texts.flatMap(({ url, text }) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${url}`),
  );
  expect(seen).toEqual([]);
});
