import { createHash, randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { FixturePerson } from 'contract/fixtures';
import type { Addresses } from '../../platform/addresses.ts';
import { watchTraffic } from './traffic.ts';

interface ReturnedCode {
  readonly code: string;
  readonly verifier: string;
}

/**
 * Opens the app with a person who is signed in, as after a reload. The real provider signs them in,
 * but by calls alone, which spares two pages. For tests of what comes after signing in. It fails where the
 * page has to ask the provider who is there.
 */
export async function openSignedIn(
  page: Page,
  person: FixturePerson,
  addresses: Addresses,
  path = '/sendungen',
): Promise<void> {
  const context = page.context();
  const returned = await makeKnownToProvider(context, person, addresses);
  const refreshToken = await exchangeCode(context, returned, addresses);
  // Any file of the app's origin will do to write into its storage.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([mark, token]) => {
      if (token !== undefined) localStorage.setItem('lotse.refresh-token', token);
      localStorage.setItem('lotse.session', mark);
    },
    [`${randomText()}.${randomText()}`, refreshToken] as const,
  );
  const traffic = watchTraffic(context, addresses);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Profil von/ })).toBeVisible();
  // The provider would send whoever it knows straight back, and nobody would see that nothing was restored.
  expect(traffic.signIns(), 'ways to the provider while the session is restored').toEqual([]);
}

/** Signs a person in at the provider, which sends them straight back from now on; the app knows nothing of it. */
export async function makeKnownToProvider(
  { request }: BrowserContext,
  person: FixturePerson,
  { app, identity }: Addresses,
): Promise<ReturnedCode> {
  const verifier = randomText();
  const parameters = {
    client_id: 'spa@live',
    redirect_uri: app,
    response_type: 'code',
    scope: 'openid profile email offline',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: randomText(),
    nonce: randomText(),
  };
  const choice = await request.get(`${identity}/oauth2/auth`, { params: parameters });
  const returned = await request.post(`${choice.url()}/sign-in`, { form: { account: person.id } });
  const code = new URL(returned.url()).searchParams.get('code');
  if (code === null) throw new Error(`The provider has sent ${person.email} to ${returned.url()}.`);
  return { code, verifier };
}

/** @returns the refresh token where the answer holds it; a cookie of the context does otherwise */
async function exchangeCode(
  { request }: BrowserContext,
  { code, verifier }: ReturnedCode,
  { app, identity }: Addresses,
): Promise<string | undefined> {
  const answer = await request.post(`${identity}/oauth2/token`, {
    headers: { origin: app },
    form: {
      client_id: 'spa@live',
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: app,
    },
  });
  expect(answer.status(), 'the code is exchanged').toBe(200);
  return ((await answer.json()) as { refresh_token?: string }).refresh_token;
}

const randomText = () => randomBytes(28).toString('hex');
