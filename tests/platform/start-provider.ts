import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addresses, type Ports } from './addresses.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Starts a provider that is none of the platform's: a process of its own, with data of its own, on the
 * port on which the platform's would listen.
 *
 * @returns the way to end it
 */
export async function startProvider(ports: Ports): Promise<() => Promise<void>> {
  const { app, api } = addresses(ports);
  const child = spawn(process.execPath, ['platform/src/identity/testing/serve-provider.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PROVIDER_PORT: String(ports.identity),
      PROVIDER_APP: app,
      PROVIDER_AUDIENCE: api,
    },
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!output.includes('ready')) {
    const hasEnded = await Promise.race([
      ended.then(() => true),
      once(child.stdout, 'data').then(() => false),
    ]);
    if (hasEnded) throw new Error(`The provider has ended early: ${output}`);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
