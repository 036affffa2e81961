import type { FastifyInstance } from 'fastify';
import { createHandlers } from './api/handlers/index.ts';
import type { Services } from './api/handlers/services.ts';
import { missingFailure } from './api/handlers/shipment-intents.ts';
import { pruneIdempotencyRecords } from './api/idempotency.ts';
import { createApi } from './api/server.ts';
import { CarrierFaults, connectCarriers, openOrderBook } from './carriers/index.ts';
import type { CarrierEnvironment } from './carriers/index.ts';
import type { Environment, PlatformConfig } from './config.ts';
import { CallLog } from './control/call-log.ts';
import { startControlServer } from './control/server.ts';
import type { SessionSwitches, Switchboard } from './control/server.ts';
import { TokenRefusals } from './control/token-refusals.ts';
import type { Door } from './control/token-refusals.ts';
import { removeDemoInvitations, seedDemoInvitations } from './demo/demo-invitations.ts';
import { seedDemoData } from './demo/seed.ts';
import { requireFreePorts } from './free-ports.ts';
import { createTokenVerifier, ProviderFaults, startIdentityProvider } from './identity/index.ts';
import type { RunningIdentityProvider, TokenVerifier } from './identity/index.ts';
import { startJobs } from './jobs/jobs.ts';
import { findOutAllDue } from './shipments/find-out.ts';
import { pruneLabels } from './shipments/labels.ts';
import { openSocketServer } from './socket/server.ts';
import type { SocketServer } from './socket/server.ts';
import { openStore } from './store/index.ts';
import type { Database, Store } from './store/index.ts';
import { createWebServer } from './web/server.ts';
import { loadSite } from './web/site.ts';
import type { Site } from './web/site.ts';

export interface RunningPlatform {
  /** Ends every server and connection; once it is done the process has nothing left to do. */
  close(): Promise<void>;
}

/** How parts are ended, in the order in which they were started. */
type Closers = (() => Promise<unknown>)[];

/** What the control server watches and switches. */
interface Instruments {
  readonly calls: CallLog;
  readonly session: SessionSwitches | undefined;
}

/**
 * Starts everything that the app runs against: store, identity provider, API with socket, and the
 * web server. `GET /health` of the API answers 200 once all of it is up.
 *
 * @throws what keeps a part from starting; the others are ended again
 */
export async function startPlatform(config: PlatformConfig): Promise<RunningPlatform> {
  const { environment } = config;
  const closers: Closers = [];
  const close = async () => {
    for (const end of closers.toReversed()) await end();
  };
  const health = { isReady: false };
  try {
    // First, because it finds out at once whether the app was built.
    const site = environment.LOTSE_WEB
      ? await loadSite(environment.LOTSE_APP_FOLDER, appConfig(config))
      : undefined;
    await requireFreePorts(portsOf(environment), environment.LOTSE_HOST);
    const store = await openConfiguredStore(environment);
    closers.push(() => store.close());
    const instruments = createInstruments(environment);
    const identity = await startIdentity(config, store.db, instruments);
    closers.push(() => identity.close());
    if (environment.LOTSE_DEMO) {
      await seedDemoData(store.db, new Date());
      await seedDemoInvitations(store.db, new Date());
    } else {
      await removeDemoInvitations(store.db);
    }
    await startApi(config, store, { identity, instruments, health, closers });
    if (site) closers.push(await startWeb(config, site));
    health.isReady = true;
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

function portsOf(environment: Environment): number[] {
  const { LOTSE_WEB, LOTSE_APP_PORT, LOTSE_API_PORT, LOTSE_IDENTITY_PORT } = environment;
  return [LOTSE_IDENTITY_PORT, LOTSE_API_PORT, ...(LOTSE_WEB ? [LOTSE_APP_PORT] : [])];
}

function openConfiguredStore({ DATABASE_URL, LOTSE_DATA_FOLDER }: Environment): Promise<Store> {
  return openStore(
    DATABASE_URL === undefined ? { dataFolder: LOTSE_DATA_FOLDER } : { databaseUrl: DATABASE_URL },
  );
}

function createInstruments({ LOTSE_DEMO, LOTSE_CONTROL_PORT }: Environment): Instruments {
  const session = { provider: new ProviderFaults(), refusals: new TokenRefusals(), isSocketDeaf: false };
  const isSpoilable = LOTSE_DEMO && LOTSE_CONTROL_PORT !== undefined;
  return { calls: new CallLog(), session: isSpoilable ? session : undefined };
}

function startIdentity(
  { environment, origins }: PlatformConfig,
  db: Database,
  { calls, session }: Instruments,
) {
  const accessToken = environment.LOTSE_ACCESS_TOKEN_SECONDS;
  return startIdentityProvider({
    db,
    issuer: origins.identity,
    appOrigins: [origins.app],
    audience: origins.api,
    refreshTokenMode: environment.LOTSE_REFRESH_TOKEN_MODE,
    demoData: environment.LOTSE_DEMO,
    ...(accessToken !== undefined && { lifetimes: { accessToken } }),
    instruments: session && { faults: session.provider, countCall: (name) => calls.count(name) },
    port: environment.LOTSE_IDENTITY_PORT,
    host: environment.LOTSE_HOST,
  });
}

interface ApiSurroundings {
  readonly identity: RunningIdentityProvider;
  readonly instruments: Instruments;
  readonly health: { readonly isReady: boolean };
  readonly closers: Closers;
}

async function startApi(
  { environment, origins }: PlatformConfig,
  store: Store,
  { identity, instruments, health, closers }: ApiSurroundings,
): Promise<void> {
  const { db } = store;
  const now = () => new Date();
  const reportFault = (what: string, error: unknown) => console.error(what, error);
  const switchboard: Switchboard & CarrierEnvironment = {
    now,
    faults: CarrierFaults.parse(environment.LOTSE_CARRIER_FAULTS),
    latencyScale: environment.LOTSE_CARRIER_LATENCY,
    orderBook: openOrderBook(db),
    seed: 'platform',
  };
  const appOrigins = [origins.app];
  const { calls, session } = instruments;
  const verify = createTokenVerifier({
    issuer: origins.identity,
    keys: identity.getKey,
    audience: origins.api,
  });
  const verifierAt = (door: Door): TokenVerifier => session?.refusals.guard(door, verify) ?? verify;
  // The socket shares the API's port, so it can only be opened once the API stands.
  let socket: SocketServer | undefined;
  const services: Services = {
    db,
    carriers: connectCarriers(switchboard),
    announcer: { announce: (orgCode, notification) => socket?.announce(orgCode, notification) },
    now,
    reportFault,
  };
  const api = await createApi({
    db,
    verifyToken: verifierAt('api'),
    handlers: createHandlers(services),
    now,
    appOrigins,
    isReady: () => health.isReady,
    checkAnswers: process.env['NODE_ENV'] !== 'production',
  });
  const controlPort = environment.LOTSE_CONTROL_PORT;
  if (controlPort !== undefined) calls.watch(api);
  await listen(api, environment.LOTSE_API_PORT, environment);
  closers.push(() => api.close());
  const channel = openSocketServer({
    server: api.server,
    verifyToken: verifierAt('socket'),
    appOrigins,
    reportFault,
    isDeaf: () => session?.isSocketDeaf ?? false,
  });
  socket = channel;
  closers.push(() => channel.close());
  if (controlPort !== undefined) {
    const controls = { calls, carriers: switchboard, socket: channel, session };
    const control = await startControlServer(controls, controlPort);
    closers.push(() => control.close());
  }

  const jobs = await startJobs(
    store.jobs,
    [
      {
        name: 'settle-orders',
        cron: '* * * * *',
        run: async () => void (await findOutAllDue(services, missingFailure)),
      },
      { name: 'prune-idempotency-records', cron: '17 * * * *', run: () => pruneIdempotencyRecords(db) },
      { name: 'prune-labels', cron: '37 * * * *', run: () => pruneLabels(db, now()) },
    ],
    reportFault,
  );
  closers.push(() => jobs.close());
}

async function startWeb(
  { environment, origins }: PlatformConfig,
  site: Site,
): Promise<() => Promise<unknown>> {
  const reporting = environment.LOTSE_SENTRY_DSN;
  const web = createWebServer(site, {
    appOrigin: origins.app,
    apiOrigin: origins.api,
    socketOrigin: origins.api,
    identityOrigin: origins.identity,
    ...(reporting !== undefined && { reportingOrigin: new URL(reporting).origin }),
  });
  await listen(web, environment.LOTSE_APP_PORT, environment);
  return () => web.close();
}

function listen(server: FastifyInstance, port: number, { LOTSE_HOST: host }: Environment): Promise<string> {
  return server.listen({ port, host });
}

/** What the app is told by the page that it starts from. */
function appConfig({ environment, origins }: PlatformConfig) {
  return {
    environment: 'production',
    apiUrl: origins.api,
    socketUrl: origins.api,
    authDomain: origins.identity,
    audience: origins.api,
    useLocalStorage: environment.LOTSE_REFRESH_TOKEN_MODE === 'body',
    ...(environment.LOTSE_SENTRY_DSN !== undefined && { sentryDsn: environment.LOTSE_SENTRY_DSN }),
    requireIssuer: true,
  };
}
