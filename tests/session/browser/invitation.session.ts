import type { Page } from '@playwright/test';
import { invitations, organizations, people } from 'contract/fixtures';
import { openSignedIn } from '../support/signed-in.ts';
import { choosePerson } from '../support/signing-in.ts';
import { expectShipments } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const { orgName, orgCode } = organizations.tietze;

const openInvitation = (page: Page, { id }: { id: string }) => page.goto(`/join?id=${id}`);
const invited = (page: Page) => page.getByRole('heading', { name: `Sie wurden zu ${orgName} eingeladen` });
const accept = (page: Page) => page.getByRole('button', { name: 'Einladung annehmen' });

test('A5.32 an invitation leaves the address, and nobody but the API hears of it', async ({
  page,
  context,
  addresses,
}) => {
  const { id } = invitations.forMember;
  const traffic = watchTraffic(context, addresses);
  await page.goto('/join');
  await expect(page).toHaveURL(`${addresses.app}/`);

  await openInvitation(page, { id });
  await expect(page).toHaveURL(`${addresses.app}/join`);
  await accept(page).click();
  await choosePerson(page, people.packer);
  await expect(page.getByText(`Sie gehören bereits zu ${orgName}`)).toBeVisible();
  const elsewhere = traffic.requests.filter((request) => !request.url().startsWith(addresses.app));
  const told = elsewhere.filter((request) => {
    const said = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
    return said.includes(id);
  });
  expect(told.map((request) => new URL(request.url()).pathname)).toEqual([
    `/organizations/invitations/${id}/validate`,
    '/organizations/users/activate',
  ]);
});

test('A5.32 a stranger accepts, signs in and is in the organisation that has invited them', async ({
  page,
  context,
  addresses,
}) => {
  const traffic = watchTraffic(context, addresses);
  await openInvitation(page, invitations.open);
  await expect(invited(page)).toBeVisible();
  expect(traffic.signIns()).toEqual([]);
  // Neither a reload nor the way back from the provider loses it.
  await page.reload();
  await accept(page).click();
  await page.waitForURL(`${addresses.identity}/**`);
  await page.goBack();
  await accept(page).click();
  await choosePerson(page, people.otherOwner);

  await expectShipments(page);
  await expect(page.getByRole('banner')).toContainText(orgName);
  const activations = traffic.apiCalls().filter(({ url }) => url.endsWith('/users/activate'));
  expect(activations).toHaveLength(1);
  expect(traffic.signIns().at(-1)).toContain(`org_code=${orgCode}`);

  // Whoever opens it again is told that they belong there; nobody else can use it.
  await openInvitation(page, invitations.open);
  await page.getByRole('button', { name: 'Zur Anwendung' }).click();
  await expectShipments(page);
  await expect(page.getByRole('banner')).toContainText(orgName);
});

test('A5.32 an invitation that has expired leads nowhere', async ({ page, context, addresses }) => {
  const traffic = watchTraffic(context, addresses);
  const closed = page.getByRole('heading', { name: 'Diese Einladung ist nicht mehr gültig' });
  await openInvitation(page, invitations.expired);
  await expect(closed).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
  expect(traffic.signIns()).toEqual([]);

  await openSignedIn(page, people.backofficeUser, addresses, '/backoffice');
  await openInvitation(page, invitations.expired);
  await expect(closed).toBeVisible();
});

test('A5.32 somebody else’s invitation asks for another account', async ({ page, context, addresses }) => {
  await openSignedIn(page, people.backofficeUser, addresses, '/backoffice');
  const traffic = watchTraffic(context, addresses);
  await openInvitation(page, invitations.forMember);
  await expect(page.getByText(people.backofficeUser.email)).toBeVisible();
  await accept(page).click();
  await expect(page.getByRole('heading', { name: /für ein anderes Konto/ })).toBeVisible();
  expect(traffic.signIns()).toEqual([]);

  const otherAccount = page.getByRole('button', { name: 'Mit anderem Konto anmelden' });
  await otherAccount.click();
  // Who gives it up stays signed in, and the invitation is still there.
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung ist nicht gelungen');
  await expect(page.getByText(people.backofficeUser.email)).toBeVisible();
  await otherAccount.click();
  await choosePerson(page, people.packer);
  await expect(page.getByText(`Sie gehören bereits zu ${orgName}`)).toBeVisible();
  const asked: unknown = expect.stringContaining('prompt=login');
  expect(traffic.signIns()).toEqual([asked, asked]);
});

test('A5.32 an invitation outlives a provider that does not answer', async ({ page, control }) => {
  await openInvitation(page, invitations.forMember);
  await control.setProviderFaults({ tokenCall: { status: 503 } });
  await accept(page).click();
  await choosePerson(page, people.packer);
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung ist nicht gelungen');
  await expect(invited(page)).toBeVisible();

  await control.setProviderFaults({});
  await accept(page).click();
  await expect(page.getByText(`Sie gehören bereits zu ${orgName}`)).toBeVisible();

  await control.setProviderFaults({ tokenCall: { status: 503 } });
  await page.reload();
  await expect(page.getByText('Der Anmeldedienst ist nicht erreichbar.')).toBeVisible();
  await control.setProviderFaults({});
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(`Sie gehören bereits zu ${orgName}`)).toBeVisible();
  await expect(page).toHaveTitle('Einladung annehmen | Lotse Plattform');
});

test('A5.32 an invitation outlives F5 during the exchange', async ({ page, addresses, control }) => {
  await openInvitation(page, invitations.forMember);
  await control.setProviderFaults({ tokenCall: { heldBack: 'call' } });
  await accept(page).click();
  const called = page.waitForRequest(`${addresses.identity}/oauth2/token`);
  await choosePerson(page, people.packer);
  await called;
  // The page with the invitation is there by now, and waits to know who it is for.
  await expect(page.getByText('Ihre Anmeldung wird geprüft …')).toBeVisible();
  await page.reload();
  await expect(invited(page)).toBeVisible();
  await expect(accept(page)).toBeEnabled();
});

test('A5.32 what can be no invitation is not asked for', async ({ page, context, addresses }) => {
  const traffic = watchTraffic(context, addresses);
  for (const id of ['..', '%00', 'x'.repeat(5000)]) {
    await openInvitation(page, { id });
    await expect(page.getByRole('heading', { name: /nicht mehr gültig/ })).toBeVisible();
  }
  expect(traffic.apiCalls()).toEqual([]);
});
