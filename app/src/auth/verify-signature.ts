import { compactVerify, createRemoteJWKSet, customFetch, errors } from 'jose';

/** A key set is asked for once in this while, or when a token names a key that is not in it. */
export interface SignatureVerifier {
  /**
   * Whether the provider has signed the token, with RS256.
   *
   * @throws {Error} if its keys can't be had; that says nothing about the token
   */
  isGenuine(token: string): Promise<boolean>;
}

/** Loaded after the first data request: nothing before it waits for signatures. */
export function createSignatureVerifier(domain: string, fetch: typeof globalThis.fetch): SignatureVerifier {
  const keys = createRemoteJWKSet(new URL(`${domain}/.well-known/jwks`), { [customFetch]: fetch });
  return {
    async isGenuine(token) {
      try {
        await compactVerify(token, keys, { algorithms: ['RS256'] });
        return true;
      } catch (error) {
        if (isAboutToken(error)) return false;
        throw error;
      }
    },
  };
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
