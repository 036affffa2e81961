import { compactVerify, createRemoteJWKSet, customFetch, errors } from 'jose';

const algorithms = ['RS256'];

/** A key set is asked for once in this while, or when a token names a key that is not in it. */
export interface SignatureVerifier {
  /**
   * Whether the provider has signed the token, with RS256.
   *
   * @throws {Error} if its keys can't be had; that says nothing about the token
   */
  isGenuine(token: string): Promise<boolean>;
}

/** Asks for no keys before the first token. */
export function createSignatureVerifier(domain: string, fetch: typeof globalThis.fetch): SignatureVerifier {
  const keys = createRemoteJWKSet(new URL(`${domain}/.well-known/jwks`), {
    // A key that the provider has just begun to use is in no cache yet.
    [customFetch]: (url, init) => fetch(url, { ...init, cache: 'no-cache' }),
    cooldownDuration: 0,
  });
  return {
    async isGenuine(token) {
      try {
        await compactVerify(token, keys, { algorithms });
        return true;
      } catch (error) {
        if (error instanceof errors.JWKSMultipleMatchingKeys) return isSignedByOne(token, error);
        if (isAboutToken(error)) return false;
        throw error;
      }
    },
  };
}

/** A token need not name its key where the provider has several. */
async function isSignedByOne(token: string, keys: errors.JWKSMultipleMatchingKeys): Promise<boolean> {
  for await (const key of keys) {
    try {
      await compactVerify(token, key, { algorithms });
      return true;
    } catch (error) {
      if (!isAboutToken(error)) throw error;
    }
  }
  return false;
}

function isAboutToken(error: unknown): boolean {
  return [
    errors.JWSSignatureVerificationFailed,
    errors.JWSInvalid,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
  ].some((kind) => error instanceof kind);
}
