import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres } from './store/testing/postgres-server.ts';
import type { PostgresServer } from './store/testing/postgres-server.ts';
import { PlatformSandbox, portSettings } from './testing/child-platform.ts';
import { commands, compose, root } from './testing/container-files.ts';

const programs = await findPostgres();

describe.skipIf(programs === undefined)('the commands of the containers', () => {
  let sandbox: PlatformSandbox;
  let server: PostgresServer;
  beforeAll(async () => {
    sandbox = await PlatformSandbox.make();
    server = await startPostgres(programs ?? '');
  });
  afterAll(async () => {
    await sandbox.clear();
    await server.stop();
  });

  /** As a container would run it, but for what only exists between containers. */
  const environmentOf = (service: 'app' | 'platform') => {
    const { LOTSE_CONTROL_PORT: _, ...ports } = portSettings(sandbox.ports);
    return {
      NODE_ENV: 'production',
      ...compose.services[service]?.environment,
      ...(service === 'platform' && { DATABASE_URL: server.databaseUrl }),
      ...ports,
    };
  };
  const isHealthy = async (...more: string[]) => {
    const [, file = ''] = commands.find((command) => command[1]?.includes('check-health')) ?? [];
    const child = spawn(process.execPath, [fileURLToPath(new URL(file, root)), ...more], {
      env: { LOTSE_API_PORT: String(sandbox.ports.api) },
    });
    const [code] = (await once(child, 'exit')) as [number];
    return code === 0;
  };

  test('start, are healthy, and end when they are asked to', async () => {
    expect(await isHealthy()).toBe(false);
    const [, start = ''] = commands.at(-1) ?? [];
    const platform = sandbox.run(environmentOf('platform'), fileURLToPath(new URL(start, root)));
    const [, serve = ''] = compose.services['app']?.command ?? [];
    const app = sandbox.run(environmentOf('app'), fileURLToPath(new URL(serve, root)));

    await platform.prints('Lotse is ready.');
    expect(await isHealthy()).toBe(true);
    expect(platform.output()).toContain('"identity":"https://login.example.org"');
    expect(platform.output()).not.toContain('password');

    await app.prints('The app is served');
    const address = `http://127.0.0.1:${sandbox.ports.app}/`;
    expect(await isHealthy(address)).toBe(true);
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(page.headers.get('content-security-policy')).toContain('https://login.example.org');
    expect(await page.text()).toContain('https://api.example.org');

    for (const program of [platform, app]) {
      program.child.kill('SIGTERM');
      expect(await program.ends()).toBe(0);
    }
  });
});
