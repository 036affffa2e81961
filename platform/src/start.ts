import { people } from 'contract/fixtures';
import { readConfig } from './config.ts';
import type { PlatformConfig } from './config.ts';
import { startPlatform } from './platform.ts';

/** Connections that do not end in this time are left behind. */
const PATIENCE_MS = 900;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  console.log('Lotse is starting …');
  const platform = await startPlatform(config);
  console.log(welcome(config));

  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
    void platform.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function welcome({ environment, origins }: PlatformConfig): string {
  const persons = Object.values(people).map(({ email, role }) => `    ${email.padEnd(26)} ${role}`);
  return [
    '',
    environment.LOTSE_WEB
      ? `  App                ${origins.app}`
      : `  App                served by somebody else at ${origins.app}`,
    `  API and socket     ${origins.api}`,
    `  Identity provider  ${origins.identity}`,
    '  Carriers           simulated, all seven (prices, labels and tracking are made up)',
    `  Data               ${environment.DATABASE_URL === undefined ? environment.LOTSE_DATA_FOLDER : 'PostgreSQL'}`,
    ...(environment.LOTSE_DEMO ? ['', '  Demo persons (no password):', ...persons] : []),
    '',
    'Lotse is ready. Ctrl+C ends it.',
  ].join('\n');
}

/** What a person at the console can do about it. */
function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. End what listens there, or choose other ports with LOTSE_APP_PORT, LOTSE_API_PORT and LOTSE_IDENTITY_PORT.`;
  }
  return `Lotse could not start.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
