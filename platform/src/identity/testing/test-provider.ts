import { setTimeout as pause } from 'node:timers/promises';
import { accessTokenClaimsSchema, tokenAnswerSchema } from 'contract';
import type { AccessTokenClaims, TokenAnswer } from 'contract';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import type { Database, Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { startIdentityProvider } from '../index.ts';
import type { IdentityProviderOptions, RunningIdentityProvider } from '../index.ts';
import type { Browser } from './browser.ts';
import { appOrigin, audience, authorizationRequest, chooseAndReturn, exchange, freePort } from './sign-in.ts';
import type { AuthorizationRequest } from './sign-in.ts';

/** A listening provider on a store of its own, which outlives restarts. */
export class TestProvider {
  readonly issuer: string;
  readonly #port: number;
  readonly #store: Store;
  #running: RunningIdentityProvider | undefined;

  private constructor(store: Store, port: number) {
    this.#store = store;
    this.#port = port;
    this.issuer = `http://localhost:${port}`;
  }

  /** Starts in cookie mode with demo data unless told otherwise. */
  static async start(options: Partial<IdentityProviderOptions> = {}): Promise<TestProvider> {
    const provider = new TestProvider(await openMemoryStore(), await freePort());
    await provider.restart(options);
    return provider;
  }

  get db(): Database {
    return this.#store.db;
  }

  get running(): RunningIdentityProvider {
    if (!this.#running) throw new Error('The provider is not running.');
    return this.#running;
  }

  async restart(options: Partial<IdentityProviderOptions> = {}): Promise<void> {
    await this.#running?.close();
    // Whoever held a connection has to learn of its end before they call again.
    await pause(20);
    this.#running = await this.#startOn(this.#port, options);
  }

  /** A second process of the same provider: the same store and public address, but a port of its own. */
  async startAnother(): Promise<{ readonly url: string; readonly running: RunningIdentityProvider }> {
    const port = await freePort();
    return { url: `http://localhost:${port}`, running: await this.#startOn(port) };
  }

  #startOn(port: number, options: Partial<IdentityProviderOptions> = {}): Promise<RunningIdentityProvider> {
    return startIdentityProvider({
      db: this.#store.db,
      issuer: this.issuer,
      port,
      appOrigins: [appOrigin],
      audience,
      refreshTokenMode: 'cookie',
      demoData: true,
      // Tests sign in faster than people.
      signInsPerMinute: 100_000,
      ...options,
    });
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    await this.#store.close();
  }

  /** Signs a person in through the page and gives the tokens. */
  async signIn(
    browser: Browser,
    accountId: string,
    parameters: Record<string, string> = {},
  ): Promise<TokenAnswer> {
    const request = authorizationRequest(this.issuer, parameters);
    const returned = await chooseAndReturn(browser, this.issuer, accountId, request);
    return this.tokens(browser, returned, request);
  }

  /** The tokens for the code of a return address. */
  async tokens(browser: Browser, returned: URL, request: AuthorizationRequest): Promise<TokenAnswer> {
    return tokensOf(await exchange(browser, this.issuer, returned, request));
  }
}

/** The tokens in an answer of the token endpoint. */
export async function tokensOf(answer: Response): Promise<TokenAnswer> {
  return v.parse(tokenAnswerSchema, await answer.json());
}

/** The claims of an access token, as the product parses them. */
export function claimsOf({ access_token: token }: TokenAnswer): AccessTokenClaims {
  return v.parse(accessTokenClaimsSchema, decodeJwt(token));
}
