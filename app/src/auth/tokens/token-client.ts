import { TOKEN_LEEWAY_S, tokenAnswerSchema, type UserProfile, userProfileSchema } from 'contract';
import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import { parseRetryAfter } from '../../network/retry-after.ts';
import type { SessionClaims } from '../claims.ts';
import { audiencesOf, type SignInConfiguration } from '../configuration.ts';
import type { CodeExchange } from '../redirect/provider-return.ts';
import { clockOffset } from './provider-clock.ts';
import { ProviderError, reasonOf } from './provider-error.ts';
import { peekIssuedAt, readAccessToken, readIdToken, type TokenExpectation } from './token-checks.ts';

/** Shorter than tabs wait for each other, so that whoever hangs gives up first. */
const TIMEOUT_MS = 8000;

/** What a tab holds in memory. */
export interface Tokens {
  readonly accessToken: string;
  readonly claims: SessionClaims;
  /** By how many milliseconds the provider's clock is ahead of this browser's. */
  readonly clockOffsetMs: number;
}

/** A checked answer of the token endpoint. */
export interface TokenGrant {
  readonly tokens: Tokens;
  readonly refreshToken: string | undefined;
  /** The tokens whose signatures are still to be verified. */
  readonly signed: readonly string[];
}

/** The calls to the provider that are no redirects. */
export interface TokenClient {
  /** @throws {ProviderError} */
  exchange(request: CodeExchange, signal: AbortSignal): Promise<TokenGrant>;
  /**
   * @param refreshToken `undefined` where the cookie carries it
   * @param known claims of the id token so far: an answer to a refresh may come without one
   * @param salvage gets the refresh token of an answer that is unsound otherwise: the old one is used up
   * @throws {ProviderError}
   */
  refresh(
    refreshToken: string | undefined,
    known: SessionClaims | undefined,
    signal: AbortSignal,
    salvage: (refreshToken: string) => void,
  ): Promise<TokenGrant>;
  /** @throws {Error} */
  userProfile(accessToken: string): Promise<UserProfile>;
}

/** What a token is held against, at the provider's time. */
export function tokenExpectation(
  configuration: SignInConfiguration,
  now: number,
  clockOffsetMs: number,
): TokenExpectation {
  return {
    issuer: configuration.domain,
    clientId: configuration.client_id,
    audiences: audiencesOf(configuration),
    now: (now + clockOffsetMs) / 1000,
  };
}

export function createTokenClient(
  configuration: SignInConfiguration,
  environment: { fetch: typeof fetch; now: () => number },
): TokenClient {
  const { domain, client_id: clientId, useLocalStorage } = configuration;
  // Constant, so that signing in needs no trip for the provider's own description.
  const provider: oauth.AuthorizationServer = {
    issuer: domain,
    token_endpoint: `${domain}/oauth2/token`,
    authorization_response_iss_parameter_supported: configuration.requireIssuer,
  };
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: TOKEN_LEEWAY_S };
  const authentication = oauth.None();
  // In cookie mode a call outlives a reload, so that the browser gets the new cookie in any case.
  const mode: RequestInit = useLocalStorage
    ? { credentials: 'omit' }
    : { credentials: 'include', keepalive: true };

  const requestOptions = (signal: AbortSignal) => ({
    // Marked as deprecated only to stand out: a provider on this machine has no TLS.
    // oxlint-disable-next-line typescript/no-deprecated
    [oauth.allowInsecureRequests]: domain.startsWith('http:'),
    [oauth.customFetch]: (url: string, init: object) => environment.fetch(url, { ...init, ...mode }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });

  /** Sends a request and reads its answer by the provider's clock, so that a wrong one here does no harm. */
  async function ask(
    send: () => Promise<Response>,
    read: (response: Response, client: oauth.Client) => Promise<oauth.TokenEndpointResponse>,
    known?: SessionClaims,
    salvage?: (refreshToken: string) => void,
  ): Promise<TokenGrant> {
    let response: Response | undefined;
    let body: UncheckedBody;
    try {
      response = await send();
      body = await peekBody(response);
      const issuedAt = peekIssuedAt(body?.access_token);
      const clockOffsetMs = clockOffset(response.headers.get('date'), issuedAt, environment.now());
      const clientInTime = { ...client, [oauth.clockSkew]: Math.round(clockOffsetMs / 1000) };
      return check(await read(response, clientInTime), clockOffsetMs, known);
    } catch (cause) {
      const rotated = response?.ok ? body?.refresh_token : undefined;
      if (typeof rotated === 'string' && rotated !== '') salvage?.(rotated);
      const retryAfterSeconds = parseRetryAfter(
        response?.headers.get('retry-after') ?? null,
        environment.now(),
      );
      throw new ProviderError(reasonOf(cause, response), { cause, retryAfterSeconds });
    }
  }

  function check(
    body: oauth.TokenEndpointResponse,
    clockOffsetMs: number,
    known: SessionClaims | undefined,
  ): TokenGrant {
    const answer = v.parse(tokenAnswerSchema, body);
    const expected = tokenExpectation(configuration, environment.now(), clockOffsetMs);
    const access = readAccessToken(answer.access_token, expected);
    const id = answer.id_token === undefined ? known?.id : readIdToken(answer.id_token, expected);
    if (!id) throw new Error('The provider sent no id token');
    if (id.sub !== access.sub) throw new Error('The tokens are of different people');
    return {
      tokens: { accessToken: answer.access_token, claims: { access, id }, clockOffsetMs },
      refreshToken: answer.refresh_token,
      signed: [answer.access_token, answer.id_token].filter((token) => token !== undefined),
    };
  }

  return {
    exchange: ({ parameters, state, nonce, codeVerifier }, signal) =>
      ask(
        async () =>
          oauth.authorizationCodeGrantRequest(
            provider,
            client,
            authentication,
            oauth.validateAuthResponse(provider, client, parameters, state),
            configuration.redirect_uri,
            codeVerifier,
            requestOptions(signal),
          ),
        (response, clientInTime) =>
          oauth.processAuthorizationCodeResponse(provider, clientInTime, response, {
            expectedNonce: nonce,
            requireIdToken: true,
          }),
      ),

    refresh: (refreshToken, known, signal, salvage) =>
      ask(
        () =>
          oauth.genericTokenEndpointRequest(
            provider,
            client,
            authentication,
            'refresh_token',
            refreshToken === undefined ? {} : { refresh_token: refreshToken },
            requestOptions(signal),
          ),
        (response, clientInTime) => oauth.processRefreshTokenResponse(provider, clientInTime, response),
        known,
        salvage,
      ),

    async userProfile(accessToken) {
      const response = await environment.fetch(`${domain}/oauth2/v2/user_profile`, {
        headers: { authorization: `Bearer ${accessToken}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // Nobody but the provider gets the token.
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`The user profile answered with status ${response.status}`);
      return v.parse(userProfileSchema, await response.json());
    },
  };
}

/** What an answer says before anybody has checked it. */
type UncheckedBody = { readonly access_token?: unknown; readonly refresh_token?: unknown } | null | undefined;

async function peekBody(response: Response): Promise<UncheckedBody> {
  return response
    .clone()
    .json()
    .catch(() => undefined) as Promise<UncheckedBody>;
}
