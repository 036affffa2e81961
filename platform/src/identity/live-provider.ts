import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, errors } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { loadCookieSecrets, loadSigningKeys, publicKey } from './keys.ts';
import type { SigningKeys } from './keys.ts';
import type { Provider } from './oidc-provider.ts';
import type { ResolvedOptions } from './options.ts';

/** All keys of one moment. */
export interface ProviderKeys {
  readonly signing: SigningKeys;
  /** The first signs cookies; all of them verify. */
  readonly cookies: readonly string[];
}

/** Makes a provider with these keys; `getKey` finds a token's key among those that count whenever it is asked. */
export type BuildProvider = (keys: ProviderKeys, getKey: JWTVerifyGetKey) => Provider;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A token with an unknown key makes us look for new ones no more often than this. */
const COOLDOWN_MS = 10_000;

/**
 * oidc-provider with the keys that count now. It takes its keys once, so when they change another
 * one takes its place; all that they remember is in the store, and nobody notices.
 */
export class LiveProvider {
  readonly #options: ResolvedOptions;
  readonly #build: BuildProvider;
  #provider: Provider;
  #handle: Handle;
  #keys: ProviderKeys;
  #findKey: JWTVerifyGetKey;
  #lookedAt = 0;

  private constructor(options: ResolvedOptions, keys: ProviderKeys, build: BuildProvider) {
    this.#options = options;
    this.#build = build;
    this.#keys = keys;
    this.#provider = build(keys, this.getKey);
    this.#handle = this.#provider.callback();
    this.#findKey = createLocalJWKSet({ keys: keys.signing.map(publicKey) });
  }

  static async start(options: ResolvedOptions, build: BuildProvider): Promise<LiveProvider> {
    return new LiveProvider(options, await loadKeys(options), build);
  }

  get current(): Provider {
    return this.#provider;
  }

  handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.#handle(request, response);
  }

  /** Finds the public key of a token, for a verifier in the same process. */
  readonly getKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await this.#findKey(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || Date.now() - this.#lookedAt < COOLDOWN_MS) throw error;
      // Another process may have been told to sign with a new key at once.
      await this.refresh();
      return this.#findKey(header, token);
    }
  };

  /** Looks which keys count now, and makes new ones that are due. */
  async refresh(): Promise<void> {
    this.#lookedAt = Date.now();
    const keys = await loadKeys(this.#options);
    if (sameKeys(keys, this.#keys)) return;
    const provider = this.#build(keys, this.getKey);
    this.#provider = provider;
    this.#handle = provider.callback();
    this.#keys = keys;
    this.#findKey = createLocalJWKSet({ keys: keys.signing.map(publicKey) });
    this.#options.log.info(
      { key: keys.signing[0].kid },
      'The keys have changed; tokens are signed with this one',
    );
  }
}

async function loadKeys({ db, rotation, lifetimes }: ResolvedOptions): Promise<ProviderKeys> {
  const ofToken = lifetimes.accessToken * 1000;
  const ofSession = lifetimes.refreshToken * 1000;
  return {
    signing: await loadSigningKeys(db, rotation, ofToken),
    cookies: await loadCookieSecrets(db, rotation, ofSession),
  };
}

function sameKeys(one: ProviderKeys, other: ProviderKeys): boolean {
  const names = ({ signing, cookies }: ProviderKeys) =>
    [...signing.map(({ kid }) => kid), ...cookies].join(' ');
  return names(one) === names(other);
}
