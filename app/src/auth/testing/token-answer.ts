import type { AccessTokenClaims, IdTokenClaims } from 'contract';
import { DOMAIN } from './places.ts';

/** The part of an environment that an answer depends on. */
interface Asker {
  readonly left: readonly string[];
  readonly providerAheadMs: number;
}

const LIFETIME_S = 600;
let issued = 0;

/** What a test changes of an answer; a claim of `undefined` is left out. */
export interface AnswerChange {
  readonly access?: object;
  readonly id?: object;
  readonly header?: object;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** The provider's answer at its time. No two access tokens are the same. */
export function tokenAnswer(environment: Asker, change: AnswerChange = {}): Response {
  const now = Date.now() + environment.providerAheadMs;
  return Response.json(tokenBody(environment, change), {
    headers: change.headers ?? { date: new Date(now).toUTCString() },
  });
}

/** The body of that answer. */
export function tokenBody(environment: Asker, change: AnswerChange = {}): Record<string, unknown> {
  const iat = Math.floor((Date.now() + environment.providerAheadMs) / 1000);
  const registered = { iss: DOMAIN, sub: 'person-1', azp: 'spa@live', iat, exp: iat + LIFETIME_S };
  issued += 1;
  const access: Partial<AccessTokenClaims> = {
    ...registered,
    aud: ['api'],
    org_code: 'org_1',
    permissions: ['create:shipments'],
    roles: [],
    jti: String(issued),
  };
  const id: Partial<IdTokenClaims> = {
    ...registered,
    aud: 'spa@live',
    given_name: 'Jörg',
    org_codes: ['org_1', 'org_2'],
    nonce: lastNonce(environment),
  };
  return {
    access_token: jwt({ ...access, ...change.access }, change.header),
    id_token: jwt({ ...id, ...change.id }, change.header),
    token_type: 'Bearer',
    expires_in: LIFETIME_S,
    ...change.body,
  };
}

export function refusal(status = 400, error = 'invalid_grant'): Response {
  return Response.json({ error }, { status });
}

function lastNonce(environment: Asker): string | undefined {
  const url = environment.left.at(-1);
  return url === undefined ? undefined : (new URL(url).searchParams.get('nonce') ?? undefined);
}

function jwt(claims: object, header: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', typ: 'JWT', ...header })}.${part(claims)}.c2ln`;
}
