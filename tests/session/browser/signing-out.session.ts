import { people } from 'contract/fixtures';
import { callApi, signInFor } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { choosePerson, signInButton } from '../support/signing-in.ts';
import { readStorage } from '../support/storage.ts';
import { expectShipments, openTab, shiftClock, signOut } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

test('A5.24 signing out reaches five tabs and leaves nothing @both @main', async ({
  page,
  context,
  addresses,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const others = await Promise.all(Array.from({ length: 4 }, () => openTab(context)));
  await signOut(page);
  for (const tab of [page, ...others]) await expect(signInButton(tab)).toBeVisible();

  expect(JSON.stringify(await readStorage(page))).not.toMatch(/refresh-token|eyJ|Tietze/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('lotse-refresh');
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
});

test('A5.24 a refresh in flight brings nothing back @both', async ({ page, context, addresses, control }) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const other = await openTab(context);
  await control.setProviderFaults({ tokenCall: { heldBack: 'answer', times: 1 } });
  await shiftClock(other, 60 * 60_000);
  const called = other.waitForRequest(`${addresses.identity}/oauth2/token`);
  void callApi(other).catch(() => undefined);
  await called;
  await signOut(page);
  await expect(signInButton(page)).toBeVisible();
  await control.setProviderFaults({});
  await expect.poll(() => control.countCalls('POST /oauth2/token refresh_token')).toBe(3);
  // The answer that was held back is older than all that it takes to get there.
  await page.goto('/sendungen');
  await expect(page.getByRole('button', { name: people.member.email })).toBeVisible();
  await expect(other.getByRole('table')).toHaveCount(0);
  expect(Object.keys((await readStorage(other)).local).filter((key) => key !== 'lotse.theme')).toEqual([]);
});

test('A5.31 the provider is told to lead back to our own origin', async ({ page, context, addresses }) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const traffic = watchTraffic(context, addresses);
  await signOut(page);
  await expect(signInButton(page)).toBeVisible();
  const [logout = ''] = traffic.requests
    .map((request) => request.url())
    .filter((url) => url.includes('/logout?'));
  expect(new URL(new URL(logout).searchParams.get('redirect') ?? '').origin).toBe(addresses.app);
});

test('A5.25 who signs in as somebody else in another tab takes the first tab along @both @main', async ({
  page,
  context,
  addresses,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const other = await openTab(context);
  await expect(page.getByRole('button', { name: 'Profil von Aylin Özdemir' })).toBeVisible();
  await signInFor(other, { orgCode: people.otherOwner.orgCodes[0] });
  await choosePerson(other, people.otherOwner);
  await expect(other.getByRole('button', { name: /^Profil von/ })).toBeVisible();

  const name = `Profil von ${people.otherOwner.given_name} ${people.otherOwner.family_name}`;
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByText('Tietze')).toHaveCount(0);
  const traffic = watchTraffic(context, addresses);
  await callApi(page);
  for (const request of traffic.requests) {
    const token = request.headers()['authorization']?.split('.')[1];
    if (token === undefined) continue;
    expect(Buffer.from(token, 'base64url').toString()).toContain(people.otherOwner.id);
  }
});

test('A5.24 a draft in another tab goes with the person who signs out', async ({
  page,
  context,
  addresses,
}) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  const other = await context.newPage();
  await other.goto('/sendungen/neu');
  await other.getByRole('textbox', { name: 'Inhalt der Sendung' }).fill('Geheime Ersatzteile');
  const kept = async () => JSON.stringify(await readStorage(other).catch(() => ''));
  await expect.poll(kept).toContain('Geheime Ersatzteile');
  await signOut(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('In einem anderen Tab');
  await question.getByRole('button', { name: 'Abmelden' }).click();
  await expect(signInButton(other)).toBeVisible();
  expect(await kept()).not.toContain('Geheime Ersatzteile');
});
