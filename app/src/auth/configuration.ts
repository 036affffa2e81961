import * as v from 'valibot';

const DEFAULT_CLIENT_ID = 'spa@live';
const DEFAULT_SCOPE = 'openid profile email offline';

const INVALID_REDIRECT_URI =
  'Please supply a valid redirect_uri for your users to be redirected after successful authentication';
const INVALID_DOMAIN =
  'Please supply a valid domain of your identity provider, for example https://login.example.com';

/** Addresses are compared with `iss` as text, so a slash at the end would make them differ. */
const origin = (message: string) =>
  v.pipe(
    v.string(message),
    v.url(message),
    v.regex(/^https?:/, message),
    v.transform((address) => address.replace(/\/+$/, '')),
  );

/** What signing in needs to know. The messages of the first two are the specification's. */
export const signInConfigurationSchema = v.object({
  /** Where the provider sends people back to. */
  redirect_uri: v.pipe(v.string(INVALID_REDIRECT_URI), v.url(INVALID_REDIRECT_URI)),
  /** Address of the identity provider; the tokens' `iss`. */
  domain: origin(INVALID_DOMAIN),
  client_id: v.optional(v.pipe(v.string(), v.nonEmpty()), DEFAULT_CLIENT_ID),
  /** Audiences of the access token, separated by blanks. */
  audience: v.optional(v.string('Please supply the audience as a string'), ''),
  scope: v.optional(v.string('Please supply the scope as a string'), DEFAULT_SCOPE),
  /** Keeps the refresh token in localStorage; without it the provider keeps it in a cookie. */
  useLocalStorage: v.optional(v.boolean('Please supply useLocalStorage as a boolean'), false),
  /** Origins other than ours that `redirectTo` may lead to. */
  externalRedirectOrigins: v.optional(v.array(v.string()), []),
});

export type SignInConfigurationInput = v.InferInput<typeof signInConfigurationSchema>;
export type SignInConfiguration = v.InferOutput<typeof signInConfigurationSchema>;

/** @throws {TypeError} with the English message of the first thing that is wrong */
export function checkSignInConfiguration(input: unknown): SignInConfiguration {
  const result = v.safeParse(signInConfigurationSchema, input);
  if (!result.success) throw new TypeError(result.issues[0].message);
  return result.output;
}

/** The audiences that an access token must name, all of them. */
export function audiencesOf({ audience }: Pick<SignInConfiguration, 'audience'>): string[] {
  return audience.split(/\s+/).filter((word) => word !== '');
}
