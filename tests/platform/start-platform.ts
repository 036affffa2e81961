import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, ports, type Ports } from './addresses.ts';

const root = join(import.meta.dirname, '../..');
const readyWithinSeconds = 60;

export interface RunningPlatform {
  /** Ends the platform and deletes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the real platform (provider, API, socket, the built app) from scratch, with an empty data folder
 * and the demo persons, and waits until it says that it is ready. `settings` are further variables of its
 * environment.
 * @throws Error with the platform's own output when it ends or is not ready in time.
 */
export async function startPlatform(
  given: Ports = ports,
  settings: NodeJS.ProcessEnv = {},
): Promise<RunningPlatform> {
  const data = await mkdtemp(join(tmpdir(), 'lotse-'));
  const child = spawn(process.execPath, ['platform/src/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOTSE_APP_PORT: String(given.app),
      LOTSE_API_PORT: String(given.api),
      LOTSE_IDENTITY_PORT: String(given.identity),
      LOTSE_CONTROL_PORT: String(given.control),
      LOTSE_DATA_FOLDER: data,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const tooLate = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(tooLate);
    await rm(data, { recursive: true, force: true });
  }

  if (await isReady(addresses(given).health, () => child.exitCode === null)) return { stop };
  await stop();
  throw new Error(`The platform was not ready within ${readyWithinSeconds} s. It said:\n${output}`);
}

async function isReady(health: string, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + readyWithinSeconds * 1000;
  while (Date.now() < deadline && isAlive()) {
    const answer = await fetch(health, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
