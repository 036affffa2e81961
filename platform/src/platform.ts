import type { FastifyInstance } from 'fastify';
import { defaultCallLimits } from './api/call-limits.ts';
import { scaledRateLimits } from './api/rate-limits.ts';
import { createApi } from './api/server.ts';
import { CarrierFaults, connectCarriers, observeCarriers, openOrderBook } from './carriers/index.ts';
import type { CarrierEnvironment } from './carriers/index.ts';
import type { PlatformConfig } from './config.ts';
import type { CarrierControls, OpenControls } from './control/controls.ts';
import { removeDemoInvitations, seedDemoInvitations } from './demo/demo-invitations.ts';
import { removeDemoPages, seedDemoPages } from './demo/demo-pages.ts';
import { seedDemoProducts } from './demo/demo-products.ts';
import { requireDemoStore } from './demo/foreign-store.ts';
import { seedDemoData } from './demo/seed.ts';
import { requireFreePorts } from './free-ports.ts';
import { ConnectionDrain } from './http/connection-drain.ts';
import type { RunningJobs } from './jobs/jobs.ts';
import { startPlatformJobs } from './jobs/platform-jobs.ts';
import { createFaultReporter } from './logging/log.ts';
import type { Log } from './logging/log.ts';
import { configuredMailer } from './mail/configured-mailer.ts';
import { createLetters } from './mail/letters.ts';
import { surroundings } from './platform-context.ts';
import type { PlatformContext } from './platform-context.ts';
import { beginFirstChecks } from './resources/carrier-connections/begin-first-checks.ts';
import { createCallLog } from './resources/carrier-connections/call-log.ts';
import { beginFirstSync } from './resources/carrier-products/begin-first-sync.ts';
import { findGeography } from './resources/countries/queries.ts';
import { createResources } from './resources/index.ts';
import { typesOfMissed } from './resources/notifications/missed.ts';
import { findPublishedPage } from './resources/pages/queries.ts';
import { hearExecution } from './resources/test-samples/hear-execution.ts';
import { createExecutionRunner } from './resources/test-samples/runner.ts';
import type { ApiServices, Services } from './services.ts';
import { openIdentity } from './sign-in.ts';
import type { Identity } from './sign-in.ts';
import { connectInstances } from './socket/instances.ts';
import { openSocketServer } from './socket/server.ts';
import type { SocketServer } from './socket/server.ts';
import { openConfiguredStore } from './store/open-configured-store.ts';
import { Teardown } from './teardown.ts';
import { toAppConfig } from './web/app-settings.ts';
import { createWebServer } from './web/server.ts';
import { loadSite } from './web/site.ts';
import type { Site } from './web/site.ts';

export interface RunningPlatform {
  /**
   * Ends every server and connection: no new ones from now on, and what is under way comes to its
   * end within the time for draining. Once it is done the process has nothing left to do.
   */
  close(): Promise<void>;
}

/**
 * Starts everything that the app runs against: store, identity provider, API with socket, and the
 * web server. `GET /health/ready` of the API answers 200 once all of it is up.
 *
 * @param openControls lets somebody who tests watch it and make it fail
 * @throws what keeps a part from starting; the others are ended again
 */
export async function startPlatform(
  config: PlatformConfig,
  log: Log,
  openControls?: OpenControls,
): Promise<RunningPlatform> {
  const { environment, isDemo } = config;
  const teardown = new Teardown(log);
  const endWithin = (seconds: number) => teardown.run(seconds * 1000);
  try {
    // First, because it finds out at once whether the app was built.
    const site = environment.LOTSE_WEB
      ? await loadSite(environment.LOTSE_APP_FOLDER, appConfig(config))
      : undefined;
    await requireFreePorts(portsOf(config), environment.LOTSE_HOST);
    const store = await openConfiguredStore(environment);
    teardown.add(() => store.close());
    const { db } = store;
    const context: PlatformContext = {
      config,
      log,
      store,
      teardown,
      controls: openControls?.(config),
      isReady: false,
    };

    if (isDemo) await requireDemoStore(db);
    const identity = await openIdentity(context);
    if (isDemo) {
      await seedDemoData(db, new Date());
      await seedDemoInvitations(db, new Date());
      await seedDemoPages(db);
      await seedDemoProducts(db, new Date());
    } else {
      await removeDemoInvitations(db);
      await removeDemoPages(db);
    }
    await startApi(context, identity);
    if (site) await startWeb(context, site);
    context.isReady = true;
    return {
      close: () => {
        context.isReady = false;
        return endWithin(environment.LOTSE_DRAIN_SECONDS);
      },
    };
  } catch (error) {
    await endWithin(0);
    throw error;
  }
}

function portsOf({ environment, provider }: PlatformConfig): number[] {
  const { LOTSE_WEB, LOTSE_APP_PORT, LOTSE_API_PORT, LOTSE_IDENTITY_PORT } = environment;
  return [
    ...(provider.isBuiltIn ? [LOTSE_IDENTITY_PORT] : []),
    LOTSE_API_PORT,
    ...(LOTSE_WEB ? [LOTSE_APP_PORT] : []),
  ];
}

async function startApi(context: PlatformContext, { verifierAt }: Identity): Promise<void> {
  const { config, store, log, teardown, controls } = context;
  const { db, pool } = store;
  const { environment, origins } = config;
  const now = () => new Date();
  const reportFault = createFaultReporter(log);
  const carrierControls: CarrierControls & CarrierEnvironment = {
    now,
    faults: CarrierFaults.parse(environment.LOTSE_CARRIER_FAULTS),
    latencyScale: environment.LOTSE_CARRIER_LATENCY,
    orderBook: openOrderBook(db),
    seed: 'platform',
  };
  const appOrigins = [origins.app];
  const isSecure = origins.api.startsWith('https:');
  const carrierCalls = createCallLog(db, reportFault);
  teardown.add(carrierCalls.settled);
  // The socket shares the API's port, so it can only be opened once the API stands.
  let socket: SocketServer | undefined;
  // They start at the end, when they have everything that they work with.
  let jobs: RunningJobs | undefined;
  const shared: Services = {
    db,
    carriers: observeCarriers(connectCarriers(carrierControls), carrierCalls.note, now),
    announcer: { announce: (orgCode, notification) => socket?.announce(orgCode, notification) },
    connections: {
      tellSettingsChanged: (orgCode) => socket?.tellSettingsChanged(orgCode),
      dismiss: (orgCode, personId) => socket?.dismiss(orgCode, personId),
      tellOfExecution: (...told) => socket?.tellOfExecution(...told),
    },
    letters: createLetters(configuredMailer(environment), origins.app),
    importFolder: {
      path: environment.LOTSE_IMPORT_FOLDER ?? `${environment.LOTSE_DATA_FOLDER}-import`,
      isNamed: environment.LOTSE_IMPORT_FOLDER !== undefined,
    },
    now,
    reportFault,
  };
  const executions = createExecutionRunner(shared);
  teardown.add(() => executions.close());
  const services: ApiServices = {
    ...shared,
    executions,
    carrierCalls,
    apiOrigin: origins.api,
    jobs: {
      // Where it cannot be woken, the clock comes to it within a minute.
      wake: (kind) => void jobs?.wake(kind).catch((error: unknown) => reportFault(`Waking ${kind}`, error)),
    },
  };
  const api = await createApi({
    ...surroundings(context),
    db,
    verifyToken: verifierAt('api'),
    resources: createResources(services),
    findGeography: () => findGeography(db),
    now,
    appOrigins,
    isSecure,
    isReady: () => context.isReady,
    checkAnswers: process.env['NODE_ENV'] !== 'production',
    rateLimits: scaledRateLimits(environment.LOTSE_RATE_LIMIT_SCALE),
    callLimits: {
      ...defaultCallLimits,
      work: {
        inAll: environment.LOTSE_CALLS_AT_WORK,
        perCaller: environment.LOTSE_CALLS_AT_WORK_PER_CALLER,
      },
    },
  });
  controls?.watch(api);
  await open(api, environment.LOTSE_API_PORT, context);
  const adapter = pool && connectInstances(pool, reportFault);
  const channel = openSocketServer({
    server: api.server,
    verifyToken: verifierAt('socket'),
    findMissed: (...question) => typesOfMissed(db, ...question),
    execute: (...asked) => hearExecution(services, ...asked),
    appOrigins,
    isSecure,
    reportFault,
    adapter,
    isDeaf: () => controls?.isSocketDeaf() ?? false,
  });
  socket = channel;
  teardown.onShutdown(() => channel.close());
  const control = await controls?.open({ carriers: carrierControls, socket: channel });
  if (control) teardown.add(() => control.close());
  const running = await startPlatformJobs(store.jobs, services, executions);
  jobs = running;
  teardown.add(() => running.close());
  await beginFirstSync(services);
  const checks = beginFirstChecks(services);
  teardown.add(checks.close);
}

async function startWeb(context: PlatformContext, site: Site): Promise<void> {
  const { environment, origins, provider } = context.config;
  const web = createWebServer(
    site,
    {
      appOrigin: origins.app,
      apiOrigin: origins.api,
      socketOrigin: origins.api,
      identityOrigin: new URL(provider.issuer).origin,
    },
    {
      ...surroundings(context),
      sentryDsn: environment.LOTSE_SENTRY_DSN,
      consent: toAppConfig(environment).consent,
      findContentPage: (asked) => findPublishedPage(context.store.db, asked),
    },
  );
  await open(web, environment.LOTSE_APP_PORT, context);
}

/** Lets a server listen, and be drained at the end. */
async function open(
  server: FastifyInstance,
  port: number,
  { config, teardown }: PlatformContext,
): Promise<void> {
  const drain = new ConnectionDrain(server);
  await server.listen({ port, host: config.environment.LOTSE_HOST });
  teardown.addServer(drain);
}

/** What the app is told by the page that it starts from. */
function appConfig({ environment, origins, provider }: PlatformConfig) {
  return {
    ...toAppConfig(environment),
    apiUrl: origins.api,
    socketUrl: origins.api,
    authDomain: provider.issuer,
    clientId: provider.clientId,
    audience: provider.audience,
    useLocalStorage: environment.LOTSE_REFRESH_TOKEN_MODE === 'body',
    // Ours names itself in each return; of others we do not know.
    ...(provider.isBuiltIn && { requireIssuer: true }),
  };
}
