import type { BrowserEnvironment } from '../browser-environment.ts';
import { createSignatureVerifier, type SignatureVerifier } from './verify-signature.ts';

/** Verifies signatures beside everything else. */
export interface SignatureWatch {
  /** Takes tokens up for verification. */
  watch(tokens: readonly string[]): void;
  /** The first request for data has its token: from now on there is time. */
  begin(): void;
}

/** @param onForged called when a token was not signed by the provider */
export function createSignatureWatch(
  domain: string,
  environment: BrowserEnvironment,
  onForged: () => void,
): SignatureWatch {
  const begun = Promise.withResolvers<void>();
  let verifier: Promise<SignatureVerifier> | undefined;

  /** Nothing before the first data waits for the provider's keys. */
  async function make(): Promise<SignatureVerifier> {
    await begun.promise;
    await environment.whenIdle();
    return createSignatureVerifier(domain, environment.fetch);
  }

  async function verify(tokens: readonly string[]): Promise<void> {
    try {
      verifier ??= make();
      const signatures = await verifier;
      const verdicts = await Promise.all(tokens.map((token) => signatures.isGenuine(token)));
      if (verdicts.every(Boolean)) return;
      console.error('A token was not signed by the provider');
      onForged();
    } catch {
      // The keys can't be had: the next tokens try again.
      verifier = undefined;
      console.warn('Signatures could not be verified');
    }
  }

  return { watch: (tokens) => void verify(tokens), begin: () => begun.resolve() };
}
