import * as oauth from 'oauth4webapi';
import { audiencesOf, type SignInConfiguration } from '../configuration.ts';

/** The ways of signing in. */
export interface SignInVariant {
  /** `create` opens an account; `login` asks for one even where somebody is signed in. */
  readonly prompt?: 'create' | 'login';
  /** Signs in to this organisation. */
  readonly orgCode?: string;
  /** Opens an organisation together with the account. */
  readonly isCreateOrg?: boolean;
  readonly orgName?: string;
}

export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The provider's address that a person is sent to for signing in. */
export async function authorizeUrl(
  configuration: SignInConfiguration,
  { state, nonce, codeVerifier }: Secrets,
  { prompt, orgCode, isCreateOrg, orgName }: SignInVariant,
): Promise<string> {
  const url = new URL(`${configuration.domain}/oauth2/auth`);
  const query = url.searchParams;
  query.set('redirect_uri', configuration.redirect_uri);
  query.set('client_id', configuration.client_id);
  query.set('response_type', 'code');
  query.set('scope', configuration.scope);
  query.set('code_challenge', await oauth.calculatePKCECodeChallenge(codeVerifier));
  query.set('code_challenge_method', 'S256');
  query.set('state', state);
  query.set('nonce', nonce);
  const way = prompt ?? (isCreateOrg ? 'create' : undefined);
  if (way) query.set('prompt', way);
  if (orgCode) query.set('org_code', orgCode);
  if (isCreateOrg) {
    query.set('is_create_org', 'true');
    query.set('org_name', orgName ?? '');
  }
  for (const audience of audiencesOf(configuration)) query.append('audience', audience);
  return url.href;
}
