import type { Door } from './control/controls.ts';
import { seedDemoPeople } from './identity/demo-people.ts';
import { connectProvider } from './identity/external/index.ts';
import { createTokenVerifier, startIdentityProvider, whereMember } from './identity/index.ts';
import type { TokenVerifier } from './identity/index.ts';
import { createFaultReporter } from './logging/log.ts';
import { surroundings } from './platform-context.ts';
import type { PlatformContext } from './platform-context.ts';

const DAY_MS = 86_400_000;

/** Who signs people in, as the API and the socket see it. */
export interface Identity {
  readonly verifierAt: (door: Door) => TokenVerifier;
}

/** Starts the built-in provider, or connects to the one that the settings name. */
export function openIdentity(context: PlatformContext): Promise<Identity> {
  return context.config.provider.isBuiltIn ? startOwn(context) : connectToOther(context);
}

async function startOwn(context: PlatformContext): Promise<Identity> {
  const { config, store, log, teardown, controls } = context;
  const { environment, origins, provider, isDemo } = config;
  const { issuer, audience, clientId } = provider;
  if (!isDemo) {
    log.warn(
      'Nobody can sign in: the built-in provider knows demo persons only. LOTSE_AUTH_DOMAIN names a provider of your own; LOTSE_DEMO=on lets everybody in',
    );
  }
  const accessToken = environment.LOTSE_ACCESS_TOKEN_SECONDS;
  const running = await startIdentityProvider({
    ...surroundings(context),
    db: store.db,
    issuer,
    appOrigins: [origins.app],
    audience,
    clientId,
    refreshTokenMode: environment.LOTSE_REFRESH_TOKEN_MODE,
    demoData: isDemo,
    signInsPerMinute: environment.LOTSE_SIGN_INS_PER_MINUTE,
    ...(accessToken !== undefined && { lifetimes: { accessToken } }),
    rotation: { every: environment.LOTSE_KEY_ROTATION_DAYS * DAY_MS },
    hooks: controls?.providerHooks,
    port: environment.LOTSE_IDENTITY_PORT,
    host: environment.LOTSE_HOST,
  });
  teardown.addServer(running.drain);
  const verify = createTokenVerifier({
    issuer,
    keys: running.getKey,
    audience,
    clientId,
    // Where a test sets the provider's clock, the whole platform goes by it.
    now: controls?.providerHooks?.now ?? Date.now,
  });
  return {
    verifierAt: (door) => {
      const isOpenToInvited = door === 'api';
      const ofMembers = whereMember(verify, { db: store.db, isRoleOurs: true, isOpenToInvited });
      return controls?.guard(door, ofMembers) ?? ofMembers;
    },
  };
}

async function connectToOther({ config, store, log }: PlatformContext): Promise<Identity> {
  const { db } = store;
  const { issuer, audience, clientId } = config.provider;
  const reportFault = createFaultReporter(log);
  const provider = connectProvider({ db, issuer, audience, clientId, reportFault });
  await provider.check().catch((error: unknown) => {
    // It may come up after us; until then nobody is let in.
    log.warn({ err: error }, 'The provider that LOTSE_AUTH_DOMAIN names cannot be used yet');
  });
  if (config.isDemo) await seedDemoPeople(db);
  return {
    verifierAt: (door) =>
      whereMember(provider.verify, { db, isRoleOurs: false, isOpenToInvited: door === 'api' }),
  };
}
