import { type TokenAnswer, tokenAnswerSchema, type UserProfile, userProfileSchema } from 'contract';
import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import type { SessionClaims } from './claims.ts';
import { audiencesOf, type SignInConfiguration } from './configuration.ts';
import { SessionError } from './session-error.ts';
import { readAccessToken, readIdToken, TOKEN_LEEWAY_S } from './token-checks.ts';

const TIMEOUT_MS = 10_000;

/** A checked answer of the token endpoint. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly claims: SessionClaims;
  /** By how many milliseconds the provider's clock is ahead of this browser's. */
  readonly clockOffsetMs: number;
}

export interface CodeExchange {
  /** What the provider put into the address on the way back. */
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The calls to the provider that are no redirects. */
export interface TokenEndpoint {
  /** @throws {Error} when the answer of the provider is not sound */
  exchange(request: CodeExchange): Promise<Tokens>;
  /**
   * @param refreshToken `undefined` where the cookie carries it
   * @param known claims of the id token so far: an answer to a refresh may come without one
   * @throws {SessionError} `ended` if the provider refused, else `unreachable`
   */
  refresh(
    refreshToken: string | undefined,
    known: SessionClaims | undefined,
    signal: AbortSignal,
  ): Promise<Tokens>;
  userProfile(accessToken: string): Promise<UserProfile>;
}

export function createTokenEndpoint(
  configuration: SignInConfiguration,
  world: { fetch: typeof fetch; now: () => number },
): TokenEndpoint {
  const { domain, client_id: clientId } = configuration;
  // Constant, so that signing in needs no trip for the provider's own description.
  const provider: oauth.AuthorizationServer = {
    issuer: domain,
    token_endpoint: `${domain}/oauth2/token`,
    authorization_endpoint: `${domain}/oauth2/auth`,
  };
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: TOKEN_LEEWAY_S };
  const authentication = oauth.None();
  const credentials: RequestCredentials = configuration.useLocalStorage ? 'omit' : 'include';

  const requestOptions = (signal?: AbortSignal) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    return {
      // Marked as deprecated only to stand out: a provider on this machine has no TLS.
      // oxlint-disable-next-line typescript/no-deprecated
      [oauth.allowInsecureRequests]: domain.startsWith('http:'),
      [oauth.customFetch]: (url: string, init: object) => world.fetch(url, { ...init, credentials }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
  };

  /** The client with the provider's clock, so that a browser whose clock is wrong can sign in. */
  function inProviderTime(response: Response): { client: oauth.Client; clockOffsetMs: number } {
    const date = Date.parse(response.headers.get('date') ?? '');
    const clockOffsetMs = Number.isNaN(date) ? 0 : date - world.now();
    return { client: { ...client, [oauth.clockSkew]: Math.round(clockOffsetMs / 1000) }, clockOffsetMs };
  }

  function check(body: oauth.TokenEndpointResponse, clockOffsetMs: number, known?: SessionClaims): Tokens {
    const answer: TokenAnswer = v.parse(tokenAnswerSchema, body);
    const expected = {
      issuer: domain,
      clientId,
      audiences: audiencesOf(configuration),
      now: (world.now() + clockOffsetMs) / 1000,
    };
    const access = readAccessToken(answer.access_token, expected);
    const id = answer.id_token === undefined ? known?.id : readIdToken(answer.id_token, expected);
    if (!id) throw new Error('The provider sent no id token');
    if (id.sub !== access.sub) throw new Error('The tokens are of different people');
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      claims: { access, id },
      clockOffsetMs,
    };
  }

  return {
    async exchange({ parameters, state, nonce, codeVerifier }) {
      const checked = oauth.validateAuthResponse(provider, client, parameters, state);
      const response = await oauth.authorizationCodeGrantRequest(
        provider,
        client,
        authentication,
        checked,
        configuration.redirect_uri,
        codeVerifier,
        requestOptions(),
      );
      const timed = inProviderTime(response);
      const body = await oauth.processAuthorizationCodeResponse(provider, timed.client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      return check(body, timed.clockOffsetMs);
    },

    async refresh(refreshToken, known, signal) {
      try {
        const response = await oauth.genericTokenEndpointRequest(
          provider,
          client,
          authentication,
          'refresh_token',
          refreshToken === undefined ? {} : { refresh_token: refreshToken },
          requestOptions(signal),
        );
        const timed = inProviderTime(response);
        const body = await oauth.processRefreshTokenResponse(provider, timed.client, response);
        return check(body, timed.clockOffsetMs, known);
      } catch (error) {
        throw new SessionError(isRefusal(error) ? 'ended' : 'unreachable', { cause: error });
      }
    },

    async userProfile(accessToken) {
      const response = await world.fetch(`${domain}/oauth2/v2/user_profile`, {
        headers: { authorization: `Bearer ${accessToken}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The user profile answered with status ${response.status}`);
      return v.parse(userProfileSchema, await response.json());
    },
  };
}

/** The provider has understood and said no; anything else may be better in a minute. */
function isRefusal(error: unknown): boolean {
  const isAnswer =
    error instanceof oauth.ResponseBodyError || error instanceof oauth.WWWAuthenticateChallengeError;
  return (
    isAnswer && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
  );
}
