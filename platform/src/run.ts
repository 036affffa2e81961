import { inspect } from 'node:util';
import { people } from 'contract/fixtures';
import { readConfig } from './config.ts';
import type { PlatformConfig } from './config.ts';
import type { OpenControls } from './control/controls.ts';
import { ForeignStore } from './demo/foreign-store.ts';
import { createLog } from './logging/log.ts';
import { startPlatform } from './platform.ts';
import { DataFolderTaken } from './store/index.ts';

/** What the parts themselves may take to close, once everything under way has come to its end. */
const CLOSING_MS = 15_000;

/**
 * Runs the platform in this process until a signal ends it.
 *
 * @param openControls for tests, see `start-for-tests.ts`
 */
export async function run(openControls?: OpenControls): Promise<void> {
  try {
    const config = readConfig(process.env, process.argv.slice(2));
    const { environment, isLocal } = config;
    const log = createLog(environment.LOTSE_LOG_LEVEL ?? (isLocal ? 'warn' : 'info'));
    // Node itself would print the error with all that its message repeats.
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        log.fatal({ err: error }, 'A fault that nobody has expected ends the platform');
        process.exit(1);
      });
    }
    if (isLocal) console.log('Lotse is starting …');
    const platform = await startPlatform(config, log, openControls);
    if (isLocal) console.log(welcome(config));
    else log.info({ addresses: addressesOf(config) }, 'Lotse is ready.');
    if (config.isDemo && !isLocal) log.warn(openDoors(config));

    let isEnding = false;
    const end = () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      log.info({ seconds: environment.LOTSE_DRAIN_SECONDS }, 'Ending: what is under way may take so long');
      const isStuck = setTimeout(
        () => {
          log.error('A part of the platform did not close in time');
          process.exit(1);
        },
        environment.LOTSE_DRAIN_SECONDS * 1000 + CLOSING_MS,
      );
      platform.close().then(
        () => {
          clearTimeout(isStuck);
          log.info('Lotse has ended.');
          process.exit(0);
        },
        (error: unknown) => {
          log.error({ err: error }, 'A part of the platform could not be closed');
          process.exit(1);
        },
      );
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function addressesOf({ environment, origins, provider }: PlatformConfig) {
  return {
    ...(environment.LOTSE_WEB && { app: origins.app }),
    api: origins.api,
    identity: provider.issuer,
  };
}

function openDoors({ origins }: PlatformConfig): string {
  return `LOTSE_DEMO=on: everybody who reaches ${origins.app} can sign in as any person, staff included, without a password. Never with data of your own`;
}

function welcome({ environment, origins, provider, isDemo }: PlatformConfig): string {
  const persons = Object.values(people).map(({ email, role }) => `    ${email.padEnd(26)} ${role}`);
  return [
    '',
    environment.LOTSE_WEB
      ? `  App                ${origins.app}`
      : `  App                served by somebody else at ${origins.app}`,
    `  API and socket     ${origins.api}`,
    `  Identity provider  ${provider.issuer}`,
    '  Carriers           simulated, all seven (prices, labels and tracking are made up)',
    `  Data               ${environment.LOTSE_DATA_FOLDER}`,
    ...(isDemo ? ['', '  Demo persons (no password):', ...persons] : []),
    '',
    'Lotse is ready. Ctrl+C ends it.',
  ].join('\n');
}

/** What a person at the console can do about it. */
function explain(error: unknown): string {
  if (error instanceof DataFolderTaken) {
    return `Another Lotse works in the data folder ${error.folder}. End it first, or name another folder with LOTSE_DATA_FOLDER: two in one folder would lose each other's data.`;
  }
  if (error instanceof ForeignStore) {
    return 'The database holds data of your own, and demo persons sign in without a password. Set LOTSE_DEMO=off, or choose an empty database.';
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken, most likely by a Lotse that runs already. End what listens there. A second Lotse needs ports (LOTSE_APP_PORT, LOTSE_API_PORT, LOTSE_IDENTITY_PORT) and a data folder (LOTSE_DATA_FOLDER) of its own.`;
  }
  return `Lotse could not start.\n${error instanceof Error ? (error.stack ?? error.message) : inspect(error)}`;
}
