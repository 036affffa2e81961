import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, type Ports } from './addresses.ts';

const root = join(import.meta.dirname, '../..');
const readyWithinSeconds = 120;

/** The variable by which the workers of a run learn of its template. */
export const TEMPLATE = 'LOTSE_TEST_TEMPLATE';

export interface RunningPlatform {
  /** Ends the platform and deletes its data. */
  stop: () => Promise<void>;
}

interface Options {
  /** Further variables of its environment. */
  settings?: NodeJS.ProcessEnv;
  /** A data folder to begin with a copy of; without one the data begin empty, which takes longer. */
  template?: string | undefined;
}

/**
 * Starts the real platform (provider, API, socket, the built app) with the demo persons, and waits
 * until it says that it is ready.
 *
 * @throws Error with the platform's own output when it ends or is not ready in time.
 */
export async function startPlatform(
  ports: Ports,
  { settings, template }: Options = {},
): Promise<RunningPlatform> {
  const data = await newDataFolder();
  if (template !== undefined) await cp(template, data, { recursive: true });
  const end = await startOn(data, ports, settings);
  return {
    async stop() {
      await end();
      await removeData(data);
    },
  };
}

/**
 * Makes a data folder as a platform leaves it that was started once, with the demo's data in it.
 *
 * @returns the folder, and the way to delete it
 */
export async function makeTemplate(ports: Ports): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await newDataFolder();
  const end = await startOn(folder, ports, { LOTSE_WEB: 'off' });
  await end();
  return { folder, remove: () => removeData(folder) };
}

const newDataFolder = () => mkdtemp(join(tmpdir(), 'lotse-'));
const removeData = async (folder: string) => {
  // Letters lie beside the data.
  for (const one of [folder, `${folder}-mail`]) await rm(one, { recursive: true, force: true });
};

/** @returns the way to end it */
async function startOn(
  data: string,
  ports: Ports,
  settings?: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const { identity, ...others } = ports;
  // Where somebody else's provider signs people in, it answers there already.
  const isElsewhere = settings?.['LOTSE_AUTH_DOMAIN'] !== undefined;
  for (const port of [...Object.values(others), ...(isElsewhere ? [] : [identity])]) await refuseTaken(port);
  const child = spawn(process.execPath, ['platform/src/start-for-tests.ts'], {
    cwd: root,
    // By the last one it learns that its worker has died, and ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      LOTSE_APP_PORT: String(ports.app),
      LOTSE_API_PORT: String(ports.api),
      LOTSE_IDENTITY_PORT: String(ports.identity),
      LOTSE_CONTROL_PORT: String(ports.control),
      LOTSE_DATA_FOLDER: data,
      // Tests sign in faster than people.
      LOTSE_SIGN_INS_PER_MINUTE: '100000',
      // A test that is over waits for no answer.
      LOTSE_DRAIN_SECONDS: '0',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  async function end(): Promise<void> {
    child.kill('SIGTERM');
    const tooLate = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(tooLate);
  }

  if (await isReady(addresses(ports).health, () => child.exitCode === null)) return end;
  const what =
    child.exitCode === null ? `was not ready within ${readyWithinSeconds} s` : 'ended before it was ready';
  await end();
  await removeData(data);
  throw new Error(`The platform ${what}. It said:\n${output}`);
}

/** What already answers on a port would be tested in place of the platform that finds it taken. */
function refuseTaken(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = connect({ port, host: 'localhost' });
    attempt.once('error', () => resolve());
    attempt.once('connect', () => {
      attempt.destroy();
      reject(new Error(`Port ${port} is taken: another run of the tests, or what one has left behind.`));
    });
  });
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
