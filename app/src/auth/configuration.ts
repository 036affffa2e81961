const DEFAULT_CLIENT_ID = 'spa@live';
const DEFAULT_SCOPE = 'openid profile email offline';

/** What signing in needs to know, as it is supplied. */
export interface SignInConfigurationInput {
  /** Where the provider sends people back to. */
  readonly redirect_uri: string;
  /** Address of the identity provider; the tokens' `iss`. */
  readonly domain: string;
  /** `spa@live` if not given. */
  readonly client_id?: string | undefined;
  /** Audiences of the access token, separated by blanks. */
  readonly audience?: string | undefined;
  readonly scope?: string | undefined;
  /** Keeps the refresh token in localStorage; without it the provider keeps it in a cookie. */
  readonly useLocalStorage?: boolean | undefined;
  /**
   * Whether the provider says in each return who it is (`iss`, RFC 9207). An `iss` that is there must
   * be right in any case.
   */
  readonly requireIssuer?: boolean | undefined;
  /** Origins other than ours that `redirectTo` may lead to. */
  readonly externalRedirectOrigins?: readonly string[] | undefined;
}

/** The same, checked and complete; `domain` has no slash at its end. */
export type SignInConfiguration = {
  readonly [Key in keyof SignInConfigurationInput]-?: NonNullable<SignInConfigurationInput[Key]>;
};

/**
 * Checks and completes the configuration. By hand, because this stands in the first script of every
 * page and a validation library would outweigh it.
 *
 * @throws {TypeError} with the English message of the first thing that is wrong; those of the first
 *   two are the specification's
 */
export function checkSignInConfiguration(
  input: SignInConfigurationInput,
  ownOrigin: string,
): SignInConfiguration {
  const { redirect_uri, domain, client_id, audience, scope } = input;
  const { useLocalStorage = false, requireIssuer = false, externalRedirectOrigins = [] } = input;
  // A page can only take up what comes back to its own origin.
  if (!isWebAddress(redirect_uri) || new URL(redirect_uri).origin !== ownOrigin) {
    throw new TypeError(
      'Please supply a valid redirect_uri for your users to be redirected after successful authentication',
    );
  }
  if (!isWebAddress(domain)) {
    throw new TypeError(
      'Please supply a valid domain of your identity provider, e.g. https://login.example.com',
    );
  }
  if (!isTextOrAbsent(client_id)) throw new TypeError('Please supply client_id as a string');
  if (!isTextOrAbsent(audience)) throw new TypeError('Please supply audience as a string');
  if (!isTextOrAbsent(scope)) throw new TypeError('Please supply scope as a string');
  if (typeof useLocalStorage !== 'boolean') throw new TypeError('Please supply useLocalStorage as a boolean');
  if (typeof requireIssuer !== 'boolean') throw new TypeError('Please supply requireIssuer as a boolean');
  return {
    redirect_uri,
    // Compared with `iss` as text, so a slash at the end would make a difference.
    domain: domain.replace(/(?<!\/)\/+$/, ''),
    client_id: client_id || DEFAULT_CLIENT_ID,
    audience: audience ?? '',
    scope: scope ?? DEFAULT_SCOPE,
    useLocalStorage,
    requireIssuer,
    externalRedirectOrigins,
  };
}

/** The audiences that an access token must name, all of them. */
export function audiencesOf({ audience }: Pick<SignInConfiguration, 'audience'>): string[] {
  return audience.split(/\s+/).filter((word) => word !== '');
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
