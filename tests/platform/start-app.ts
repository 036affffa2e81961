import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { addresses, type Ports } from './addresses.ts';

const root = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 20_000;

/**
 * Serves a built app for a platform that runs without one, by the program that organisations use (`serve-app.ts`).
 *
 * @param folder Vite's output
 * @returns the way to end it
 */
export async function startApp(
  ports: Ports,
  folder: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const { app, api, identity } = addresses(ports);
  const child = spawn(process.execPath, ['platform/src/serve-app.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      LOTSE_APP_URL: app,
      LOTSE_API_URL: api,
      LOTSE_AUTH_DOMAIN: identity,
      LOTSE_AUDIENCE: api,
      LOTSE_APP_PORT: String(ports.app),
      LOTSE_APP_FOLDER: folder,
      LOTSE_DRAIN_SECONDS: '0',
      LOTSE_LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${app}/favicon.svg`).catch(() => undefined);
    // Another one that is still there would answer in its place, and this one end.
    if (answer?.ok && child.exitCode === null) return end;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await end();
  throw new Error(`The app in ${folder} was not served in time`);
}
