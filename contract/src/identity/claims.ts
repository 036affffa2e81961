import * as v from 'valibot';

/** One feature flag: its type (`s` string, `i` integer, `b` boolean) and its value. */
export const featureFlagSchema = v.variant('t', [
  v.looseObject({ t: v.literal('s'), v: v.string() }),
  v.looseObject({ t: v.literal('i'), v: v.pipe(v.number(), v.integer()) }),
  v.looseObject({ t: v.literal('b'), v: v.boolean() }),
]);

export type FeatureFlag = v.InferOutput<typeof featureFlagSchema>;

/** Flags that the product reads from the token, each with what holds where a token lacks it: providers need send none. */
export const userFlagDefaults = {
  notifications_enabled: true,
  onboarded: true,
  org_setup_complete: false,
  pickups_enabled: true,
  edit_sender_contacts: false,
} as const;

export type UserFlag = keyof typeof userFlagDefaults;

/**
 * Clocks of the provider and of whoever reads its tokens may differ by this much, in seconds. A token counts until its
 * `exp` lies this far in the past, and only once its `iat` lies no further ahead than this.
 */
export const TOKEN_LEEWAY_S = 60;

const registeredClaims = {
  iss: v.string(),
  sub: v.string(),
  azp: v.string(),
  /** Seconds since 1970. */
  iat: v.number(),
  /** Seconds since 1970. */
  exp: v.number(),
};

/**
 * Payload of the access token (RS256). Only the claims that the product reads; further ones are
 * kept. `aud` must be an array: the product refuses a bare string here.
 */
export const accessTokenClaimsSchema = v.looseObject({
  ...registeredClaims,
  aud: v.array(v.string()),
  org_code: v.string(),
  org_name: v.optional(v.string(), ''),
  external_org_id: v.optional(v.nullable(v.string()), null),
  permissions: v.array(v.string()),
  roles: v.array(
    v.looseObject({ id: v.optional(v.string()), key: v.string(), name: v.optional(v.string()) }),
  ),
  feature_flags: v.optional(v.record(v.string(), featureFlagSchema), {}),
  user_properties: v.optional(v.record(v.string(), v.looseObject({ v: v.unknown() })), {}),
});

export type AccessTokenClaims = v.InferOutput<typeof accessTokenClaimsSchema>;

/** Whether a flag is on. Where the token lacks it, or has it as another type, its default holds. */
export function isFlagOn({ feature_flags: flags }: AccessTokenClaims, name: UserFlag): boolean {
  const value = flags[name]?.v;
  return typeof value === 'boolean' ? value : userFlagDefaults[name];
}

/** Payload of the id token. `aud` may be a string or an array here (OpenID Connect Core 2). */
export const idTokenClaimsSchema = v.looseObject({
  ...registeredClaims,
  aud: v.union([v.string(), v.array(v.string())]),
  nonce: v.optional(v.string()),
  org_codes: v.optional(v.array(v.string()), []),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  email: v.optional(v.string()),
  picture: v.optional(v.nullable(v.string())),
});

export type IdTokenClaims = v.InferOutput<typeof idTokenClaimsSchema>;

/** Answer of `POST {domain}/oauth2/token`; `refresh_token` is absent in cookie mode. */
export const tokenAnswerSchema = v.looseObject({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  id_token: v.optional(v.pipe(v.string(), v.nonEmpty())),
  refresh_token: v.optional(v.pipe(v.string(), v.nonEmpty())),
  token_type: v.pipe(v.string(), v.regex(/^bearer$/i)),
  /** Seconds. */
  expires_in: v.number(),
});

export type TokenAnswer = v.InferOutput<typeof tokenAnswerSchema>;

/** Answer of `GET {domain}/oauth2/v2/user_profile`. */
export const userProfileSchema = v.looseObject({
  sub: v.string(),
  given_name: v.optional(v.nullable(v.string()), null),
  family_name: v.optional(v.nullable(v.string()), null),
  email: v.optional(v.nullable(v.string()), null),
  picture: v.optional(v.nullable(v.string()), null),
});

export type UserProfile = v.InferOutput<typeof userProfileSchema>;

/** The signed-in person as the product holds them; `id` is the token's `sub`. */
export const signedInUserSchema = v.object({
  id: v.string(),
  given_name: v.nullable(v.string()),
  family_name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  picture: v.nullable(v.string()),
});

export type SignedInUser = v.InferOutput<typeof signedInUserSchema>;
