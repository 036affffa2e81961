import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Browser } from './browser.ts';

export const appOrigin = 'http://localhost:4200';
export const audience = 'http://localhost:4300';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface AuthorizationRequest {
  readonly url: string;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** The address that the app sends the browser to; a parameter of `undefined` is left out. */
export function authorizationRequest(
  issuer: string,
  overrides: Record<string, string | undefined> = {},
): AuthorizationRequest {
  const verifier = randomBytes(28).toString('hex');
  const state = randomBytes(16).toString('hex');
  const nonce = randomBytes(16).toString('hex');
  const parameters = {
    client_id: 'spa@live',
    redirect_uri: appOrigin,
    response_type: 'code',
    scope: 'openid profile email offline',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...overrides,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return { url: `${issuer}/oauth2/auth?${query}`, verifier, state, nonce };
}

/** Follows redirects inside the provider until it shows a page or leaves for the app. */
export async function follow(browser: Browser, issuer: string, first: Response): Promise<Response> {
  let response = first;
  for (let hops = 0; hops < 10; hops += 1) {
    const location = response.headers.get('location');
    if (location === null) return response;
    const target = new URL(location, issuer);
    if (target.origin !== issuer) return response;
    response = await browser.request(target.href);
  }
  throw new Error('The provider redirects in a circle.');
}

/** The path to which the page's form posts, without its last part. */
export async function interactionOf(page: Response): Promise<string> {
  const path = /action="(\/interaction\/[^/"]+)\//.exec(await page.text())?.[1];
  if (path === undefined) throw new Error('This is not a page of an interaction.');
  return path;
}

/** Opens the sign-in page, chooses a person and comes back at the app. */
export async function chooseAndReturn(
  browser: Browser,
  issuer: string,
  accountId: string,
  request: AuthorizationRequest,
): Promise<URL> {
  const page = await follow(browser, issuer, await browser.request(request.url));
  const chosen = await browser.post(`${issuer}${await interactionOf(page)}/sign-in`, { account: accountId });
  return returnAddress(await follow(browser, issuer, chosen));
}

/** Where a response sends the browser. */
export function returnAddress(response: Response): URL {
  return new URL(response.headers.get('location') ?? 'nowhere:');
}

/** Exchanges the code of a return address. */
export function exchange(
  browser: Browser,
  issuer: string,
  returned: URL,
  { verifier }: AuthorizationRequest,
): Promise<Response> {
  return browser.post(
    `${issuer}/oauth2/token`,
    {
      client_id: 'spa@live',
      grant_type: 'authorization_code',
      code: returned.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: appOrigin,
    },
    { Origin: appOrigin },
  );
}

/** Refreshes; in cookie mode without a token. */
export function refresh(browser: Browser, issuer: string, refreshToken?: string): Promise<Response> {
  return browser.post(
    `${issuer}/oauth2/token`,
    {
      client_id: 'spa@live',
      grant_type: 'refresh_token',
      ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    },
    { Origin: appOrigin },
  );
}
