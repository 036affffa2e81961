import type { Page } from '@playwright/test';
import { allPages } from 'app/pages';
import { organizations, people } from 'contract/fixtures';
import { chooseRate, fillDomesticShipment } from '../actions/shipment-form.ts';
import { signIn } from '../actions/sign-in.ts';
import { expect, test } from '../fixtures/journey.ts';

/** Kinds of objects of one organisation, by the address at which the API answers with their ids. */
const OWN = {
  shipments: /\/shipments(?:[/?]|$)/,
  contacts: /\/contacts(?:[/?]|$)/,
  pickups: /\/pickups(?:[/?]|$)/,
  notifications: /\/notifications(?:[/?]|$)/,
  closings: /\/day-end-closings(?:[/?]|$)/,
  quotes: /\/(?:rate-requests\/|shipments\/request-quote$)/,
  people: /\/organizations\/(?:[^/]+\/)?users(?:[/?]|$)/,
  files: /\/(?:file-assets\/|shipments\/[^/]+\/attachments)/,
};

/** What is counted over all shipments of an organisation, or known of it once: it has no ids. */
const FIGURES = /\/(?:statistics|billing\/\w+)(?:\?|$)/;

/** Pages of an organisation that need no object in their address. */
const ownPages = allPages
  .filter(
    ({ path, access, layout }) => access !== 'everybody' && layout !== 'backoffice' && !/[:*]/.test(path),
  )
  .map(({ path }) => path);

interface Answer {
  readonly url: string;
  readonly method: string;
  readonly text: Promise<string>;
}

/** Collects the answers of the API in a page. */
function answersIn(page: Page): Answer[] {
  const answers: Answer[] = [];
  page.on('response', (answer) => {
    const method = answer.request().method();
    if (/json/.test(answer.headers()['content-type'] ?? '') && method !== 'OPTIONS')
      // What a page no longer waits for when it is left has no text.
      answers.push({ url: answer.url(), method, text: answer.text().catch(() => '') });
  });
  return answers;
}

/** The ids in answers from some addresses. */
async function idsIn(answers: readonly Answer[], address: RegExp): Promise<string[]> {
  const texts = await Promise.all(answers.filter(({ url }) => address.test(url)).map(({ text }) => text));
  const ids = [...texts.join('\n').matchAll(/"id":"([^"]{8,})"/g)].map(([, id = '']) => id);
  // Somebody is in both organisations.
  return ids.filter((id) => id !== people.memberOfTwo.id);
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  }
}

/** What the pages of statistics and billing are told, by address; when it was counted is nobody's secret. */
async function figuresOf(page: Page): Promise<Record<string, string>> {
  const answers = answersIn(page);
  await visit(page, ['/statistiken', '/einstellungen/abrechnung']);
  const figures = answers.filter(({ url }) => FIGURES.test(url));
  return Object.fromEntries(
    await Promise.all(
      figures.map(async ({ url, text }) => [url, (await text).replace(/,"asOf":"[^"]+"/, '')]),
    ),
  );
}

/** Orders a shipment, adds a file, asks for a quote and says where bills go: all that the others must not notice. */
async function leaveTraces(page: Page): Promise<void> {
  const recipient = { company: COMPANY, street: 'Hafen 7', postalCode: '24376', city: 'Kappeln' };
  await page.goto('/sendungen/neu');
  await fillDomesticShipment(page, recipient, 'Netznadeln');
  await chooseRate(page, /^DHL Paket/);
  await page.getByRole('button', { name: 'Sendung beauftragen' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sendung beauftragt', exact: true })).toBeVisible();

  await page.goto('/sendungen/neu');
  await fillDomesticShipment(page, recipient, 'Netze');
  await page.getByRole('button', { name: 'Angebot anfordern', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Preisanfrage/ }).getByText('Offen')).toBeVisible();

  await page.goto('/sendungen');
  await page.getByRole('table').getByRole('link').first().click();
  const shipment = page.getByRole('region', { name: /^Sendung LO-/ });
  await shipment.locator('summary', { hasText: 'Dokumente' }).click();
  await shipment
    .getByLabel(/^Datei hinzufügen/)
    .setInputFiles({ name: FILE, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await expect(shipment.getByRole('list', { name: 'Hinzugefügte Dateien' })).toContainText(FILE);

  await page.goto('/einstellungen/abrechnung');
  await page.getByRole('textbox', { name: 'Kostenstelle' }).fill(COST_CENTRE);
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
}

const COMPANY = 'Netzmacherei Öhlers';
const FILE = 'Netzprüfung Kappeln.pdf';
const COST_CENTRE = 'KST 77401';

test('what one organisation has is in no answer and at no address of another', async ({
  page,
  colleague,
  addresses,
}) => {
  test.slow();
  await signIn(page, people.owner);
  await signIn(colleague, people.otherOwner);
  const [ownBefore, othersBefore] = [await figuresOf(page), await figuresOf(colleague)];
  expect(Object.keys(othersBefore)).toEqual(Object.keys(ownBefore));
  expect(Object.keys(ownBefore)).toHaveLength(3);

  const owners = answersIn(page);
  await leaveTraces(page);
  await visit(page, ownPages);
  const ids = new Set<string>();
  for (const [kind, address] of Object.entries(OWN)) {
    const found = await idsIn(owners, address);
    // The day is not closed, and nobody has closed one before.
    if (kind !== 'closings') expect(found, kind).not.toEqual([]);
    for (const id of found) ids.add(id);
  }
  await page.goto('/sendungen');
  const number = await page
    .getByText(/^00340\d{15}$/)
    .first()
    .textContent();
  await page.getByRole('table').getByRole('link').first().click();
  const shipment = page.getByRole('region', { name: /^Sendung LO-/ });
  await expect(shipment).toContainText('Empfänger');
  const address = new URL(page.url());
  const ownAfter = await figuresOf(page);
  for (const [url, text] of Object.entries(ownAfter)) expect(text, url).not.toBe(ownBefore[url]);

  const others = answersIn(colleague);
  let token = '';
  colleague.on('request', (request) => (token = request.headers()['authorization'] ?? token));
  await visit(colleague, ownPages);
  expect(await figuresOf(colleague)).toEqual(othersBefore);

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
  const owned = [...ids, organizations.tietze.orgCode];
  const marks = [...owned, people.owner.email, people.member.email, COMPANY, FILE, COST_CENTRE];
  const seen = texts.flatMap(({ url, text }) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${url}`),
  );
  expect(seen).toEqual([]);

  // What no link of theirs leads to they might ask for all the same.
  const asked = owners.filter(({ url, method }) => method === 'GET' && url.startsWith(addresses.api));
  const named = new Set(asked.map(({ url }) => url).filter((url) => owned.some((id) => url.includes(id))));
  for (const id of await idsIn(owners, /\/file-assets\/request-upload$/))
    named.add(`${addresses.api}/file-assets/${id}/url`);
  for (const kind of [OWN.shipments, OWN.quotes, OWN.people, OWN.files])
    expect(
      [...named].some((url) => kind.test(url)),
      String(kind),
    ).toBe(true);
  for (const url of named) {
    const answer = await colleague.request.get(url, { headers: { authorization: token } });
    expect([403, 404], `${answer.status()} from ${url}`).toContain(answer.status());
  }
});
