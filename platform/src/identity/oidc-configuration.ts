import type { Account, Configuration, FindAccount, KoaContextWithOIDC } from 'oidc-provider';
import { organizationClaims, personClaims } from './claims.ts';
import { endpointPaths, interactionPath } from './endpoint-paths.ts';
import {
  apiResource,
  createGrant,
  currentGrant,
  isStillAsked,
  grantedOrganization,
  requestedMembership,
} from './grants.ts';
import { createInteractionPolicy } from './interaction-policy.ts';
import { signingAlgorithm } from './keys.ts';
import type { ProviderKeys } from './live-provider.ts';
import { InvalidTarget } from './oidc-provider.ts';
import { isSecure } from './options.ts';
import type { ResolvedOptions } from './options.ts';
import { renderProtocolError } from './pages/error-page.ts';
import { PayloadAdapter } from './payload-adapter.ts';
import { findMembership, findPerson } from './people.ts';
import type { Membership, Person } from './people.ts';

/** An account as oidc-provider carries it about, with our person and, in a token call, their organisation. */
interface SignedInAccount extends Account {
  readonly person: Person;
  readonly membership: Membership | undefined;
}

/** Sets oidc-provider up as the specification's provider (its sections 3 and 7). */
export function createOidcConfiguration(options: ResolvedOptions, keys: ProviderKeys): Configuration {
  const { db, clientId, audience, lifetimes, hooks } = options;
  const { authorization, token, revocation, jwks, userProfile } = endpointPaths;

  return {
    adapter: (model) => new PayloadAdapter(db, model),
    // oidc-provider signs with the first one that fits.
    jwks: { keys: [...keys.signing] },
    cookies: { keys: [...keys.cookies], names: cookieNames(isSecure(options)) },
    routes: { authorization, token, revocation, jwks },
    discovery: { userinfo_endpoint: `${options.issuer}${userProfile}` },
    clients: [
      {
        client_id: clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // The app may register its origin with or without the slash; both are one address.
        redirect_uris: options.appOrigins.flatMap((origin) => [origin, `${origin}/`]),
      },
    ],
    clientDefaults: { id_token_signed_response_alg: signingAlgorithm },
    clientBasedCORS: (_ctx, origin) => options.appOrigins.includes(origin),
    responseTypes: ['code'],
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    pkce: { required: () => true },

    scopes: ['openid', 'profile', 'email', 'offline'],
    claims: {
      openid: ['sub', 'azp', 'org_codes'],
      profile: ['given_name', 'family_name', 'picture'],
      email: ['email'],
    },
    // The scopes' claims belong into the id token too: the product reads them there.
    conformIdTokenClaims: false,
    extraParams: {
      org_code: null,
      org_name: null,
      is_create_org: null,
      audience: (_ctx, value) => {
        if (value !== undefined && value !== audience) throw new InvalidTarget('unknown audience');
      },
    },
    features: {
      devInteractions: { enabled: false },
      // Replaced by our own: it refuses tokens that are meant for an API.
      userinfo: { enabled: false },
      // Replaced by the specification's GET /logout?redirect=.
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== apiResource) throw new InvalidTarget('unknown resource');
          return {
            audience,
            scope: '',
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: signingAlgorithm } },
          };
        },
      },
    },
    formats: { customizers: { jwt: (ctx, _token, jwt) => shapeAccessToken(ctx, jwt, options) } },

    rotateRefreshToken: hooks.isRotating,
    issueRefreshToken: (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.scopes.has('offline'),
    // Signing out at the provider ends the refresh tokens of all tabs.
    expiresWithSession: () => true,
    ttl: {
      AccessToken: () => hooks.accessTokenLifetime() ?? lifetimes.accessToken,
      AuthorizationCode: 60,
      IdToken: lifetimes.accessToken,
      Interaction: lifetimes.interaction,
      Grant: lifetimes.refreshToken,
      Session: lifetimes.refreshToken,
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
    },

    findAccount: createFindAccount(options),
    loadExistingGrant: (ctx) => {
      if (isStillAsked(ctx)) return currentGrant(ctx);
      const person = personOf(ctx);
      const membership = person && requestedMembership(ctx, person);
      return membership && createGrant(db, ctx, membership, lifetimes.refreshToken);
    },
    interactions: {
      policy: createInteractionPolicy(),
      url: (_ctx, interaction) => interactionPath(interaction.uid),
    },
    renderError: (ctx, out, error) => renderProtocolError(ctx, out, options.appOrigins[0], error),
  };
}

/**
 * Named after us: cookies of localhost are shared by all of its ports. Over TLS the names make
 * browsers insist on how they were set; what belongs to one path only cannot have the strictest.
 */
function cookieNames(isOverTls: boolean) {
  const [ofHost, ofPath] = isOverTls ? ['__Host-', '__Secure-'] : ['', ''];
  return {
    session: `${ofHost}lotse-session`,
    interaction: `${ofPath}lotse-interaction`,
    resume: `${ofPath}lotse-resume`,
  };
}

/**
 * Looks an account up at every use of a session, code or token, so that whoever was removed, or has
 * left the organisation that a token is about, cannot renew it.
 */
function createFindAccount({ db, clientId, demoData }: ResolvedOptions): FindAccount {
  return async (_ctx, id, token) => {
    const person = await findPerson(db, id);
    if (!person || (person.isDemo && !demoData)) return undefined;

    let membership: Membership | undefined;
    if (token?.grantId !== undefined) {
      const orgCode = await grantedOrganization(db, token.grantId);
      membership = orgCode === undefined ? undefined : findMembership(person, orgCode);
      if (!membership) return undefined;
    }
    const account: SignedInAccount = {
      accountId: id,
      person,
      membership,
      claims: () => ({ ...personClaims(person), azp: clientId }),
    };
    return account;
  };
}

/** Replaces the payload of RFC 9068 by the claims that the product reads. */
function shapeAccessToken(
  ctx: KoaContextWithOIDC,
  jwt: { payload: Record<string, unknown> },
  { audience, clientId }: ResolvedOptions,
): void {
  const { person, membership } = ctx.oidc.account as SignedInAccount;
  if (!membership) throw new Error('An access token needs the organisation of its grant.');
  const { iss, sub, iat, exp, jti } = jwt.payload;
  jwt.payload = {
    iss,
    sub,
    iat,
    exp,
    jti,
    azp: clientId,
    aud: [audience],
    scp: ctx.oidc.grant?.getOIDCScope().split(' ') ?? [],
    ...organizationClaims(person, membership),
  };
}

function personOf(ctx: KoaContextWithOIDC): Person | undefined {
  return (ctx.oidc.account as SignedInAccount | undefined)?.person;
}
