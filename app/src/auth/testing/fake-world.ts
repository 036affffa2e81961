import type { AccessTokenClaims, IdTokenClaims } from 'contract';
import { memoryStorage } from '../../storage/testing/memory-storage.ts';
import type { SessionWorld } from '../world.ts';

export const DOMAIN = 'https://login.example';
export const ORIGIN = 'https://portal.example';
const LIFETIME_S = 600;

export interface TokenRequest {
  body: URLSearchParams;
  credentials: RequestCredentials | undefined;
}

/** What the provider answers; gets the request and how many there were before. */
export type TokenAnswerer = (request: TokenRequest, index: number) => Response | Promise<Response>;

/** A browser and a provider in memory, for the rules of the session; the real provider has tests of its own. */
export interface FakeWorld extends SessionWorld {
  readonly left: string[];
  readonly requests: TokenRequest[];
  /** By how much the provider's clock is ahead of the browser's, which is `Date.now()`. */
  providerAheadMs: number;
  answer: TokenAnswerer;
  href: string;
}

export function fakeWorld(): FakeWorld {
  const world: FakeWorld = {
    origin: ORIGIN,
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    left: [],
    requests: [],
    providerAheadMs: 0,
    href: `${ORIGIN}/sendungen?status=avis`,
    answer: () => tokenAnswer(world),
    now: () => Date.now(),
    url: () => new URL(world.href),
    replacePath: (path) => void (world.href = new URL(path, ORIGIN).href),
    leave: (url) => void world.left.push(url),
    async fetch(_url, init) {
      const request = { body: new URLSearchParams(init?.body as string), credentials: init?.credentials };
      world.requests.push(request);
      return world.answer(request, world.requests.length - 1);
    },
  };
  return world;
}

/** The provider's answer at its time, with what a test changes of it. */
export function tokenAnswer(
  world: FakeWorld,
  change: { access?: object; id?: object; header?: object; body?: object } = {},
): Response {
  const now = Date.now() + world.providerAheadMs;
  const iat = Math.floor(now / 1000);
  const registered = { iss: DOMAIN, sub: 'person-1', azp: 'spa@live', iat, exp: iat + LIFETIME_S };
  const access: Partial<AccessTokenClaims> = {
    ...registered,
    aud: ['api'],
    org_code: 'org_1',
    permissions: ['create:shipments'],
    roles: [],
  };
  const id: Partial<IdTokenClaims> = {
    ...registered,
    aud: 'spa@live',
    given_name: 'Jörg',
    nonce: lastNonce(world),
  };
  return Response.json(
    {
      access_token: jwt({ ...access, ...change.access }, change.header),
      id_token: jwt({ ...id, ...change.id }, change.header),
      token_type: 'Bearer',
      expires_in: LIFETIME_S,
      ...change.body,
    },
    { headers: { date: new Date(now).toUTCString() } },
  );
}

export function refusal(status = 400, error = 'invalid_grant'): Response {
  return Response.json({ error }, { status });
}

/** The address that the provider sends the person back to. */
export function returnUrl(world: FakeWorld, query: Record<string, string> = { code: 'c-1' }): string {
  const state = new URL(world.left.at(-1) ?? '').searchParams.get('state') ?? '';
  return `${ORIGIN}/?${new URLSearchParams({ state, ...query }).toString()}`;
}

function lastNonce(world: FakeWorld): string | undefined {
  const url = world.left.at(-1);
  return url === undefined ? undefined : (new URL(url).searchParams.get('nonce') ?? undefined);
}

function jwt(claims: object, header: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', typ: 'JWT', ...header })}.${part(claims)}.c2ln`;
}
