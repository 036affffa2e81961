import type { ReportFault } from '../../logging/log.ts';
import type { Database } from '../../store/index.ts';
import { createTokenVerifier } from '../token-verifier.ts';
import type { TokenVerifier } from '../token-verifier.ts';
import { createWelcome } from './newcomers.ts';
import { findProvider } from './remote-keys.ts';
import { createSignInLog } from './sign-ins.ts';

export interface ExternalProviderOptions {
  readonly db: Database;
  /** Its address without a slash at its end. */
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly reportFault: ReportFault;
}

/** A provider that somebody else runs, as the API and the socket need it. */
export interface ExternalProvider {
  readonly verify: TokenVerifier;
  /** @throws when it does not answer, or is not the one that the settings name */
  check(): Promise<void>;
}

/** Believes the tokens of a provider of others, and makes its people known to the store. */
export function connectProvider(options: ExternalProviderOptions): ExternalProvider {
  const { db, issuer, audience, clientId, reportFault } = options;
  const provider = findProvider(issuer);
  const verify = createTokenVerifier({
    // Some write a slash at the end of their name.
    issuer: [issuer, `${issuer}/`],
    keys: provider.getKey,
    audience,
    clientId,
  });
  const welcome = createWelcome({
    db,
    userInfo: async () => (await provider.metadata()).userinfo_endpoint,
    reportFault,
    now: () => Date.now(),
  });
  const noteSignIn = createSignInLog(db, reportFault);
  return {
    verify: async (authorization, admit) => {
      const claims = await verify(authorization, admit);
      await welcome(claims, authorization ?? '');
      await noteSignIn(claims);
      return claims;
    },
    check: async () => void (await provider.metadata()),
  };
}
