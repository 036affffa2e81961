import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema } from './config.ts';
import { findPostgres, startPostgres } from './store/testing/postgres-server.ts';
import type { PostgresServer } from './store/testing/postgres-server.ts';
import { PlatformSandbox, portSettings } from './testing/child-platform.ts';
import { readComposeFile } from './testing/compose-file.ts';
import { ownBackendSchema } from './web/own-backend.ts';

const root = new URL('../../', import.meta.url);
const dockerfile = readFileSync(new URL('Dockerfile', root), 'utf8');
const variables = {
  APP_HOST: 'versand.example.org',
  API_HOST: 'api.example.org',
  LOTSE_AUTH_DOMAIN: 'https://login.example.org',
  POSTGRES_PASSWORD: 'secret',
};
const compose = readComposeFile(new URL('compose.yaml', root), variables);
/** What the image runs, as JSON lists in the Dockerfile. */
const commands = [...dockerfile.matchAll(/^ *CMD (\[.+\])$/gm)].map(
  ([, list = '']) => JSON.parse(list) as string[],
);

describe('the image', () => {
  test('passes the linter', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  test('has the Node that everything is tested with', () => {
    const { nodeVersion } = parse(readFileSync(new URL('pnpm-workspace.yaml', root), 'utf8')) as {
      nodeVersion: string;
    };
    const bases = [...dockerfile.matchAll(/^FROM node:(\S+)-slim/gm)].map(([, version]) => version);
    expect(new Set(bases)).toEqual(new Set([nodeVersion]));
  });

  test('has time to bring large tables up to date before it counts as failed, as the guide says', () => {
    expect(/^HEALTHCHECK .*--start-period=(\S+)/m.exec(dockerfile)?.[1]).toBe('10m');
    const guide = readFileSync(new URL('docs/operations.md', root), 'utf8');
    expect(guide).toContain('The health check gives the start ten minutes');
  });

  test('copies what is there, and runs it as nobody in particular', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, list = '']) =>
      list.split(' ').slice(0, -1),
    );
    for (const path of copied) expect(existsSync(new URL(path, root)), path).toBe(true);
    const manifests = ['app', 'contract', 'design-system', 'platform', 'tests'].map(
      (room) => `${room}/package.json`,
    );
    expect(copied).toEqual(expect.arrayContaining(manifests));
    for (const [program, file = ''] of commands) {
      expect(program).toBe('node');
      expect(existsSync(new URL(file, root)), file).toBe(true);
    }
    expect([...dockerfile.matchAll(/^USER (\w+)$/gm)].at(-1)?.[1]).toBe('node');
  });
});

describe('the compose file', () => {
  test.each([
    ['platform', environmentSchema.entries],
    ['app', ownBackendSchema.entries],
  ])('sets only what %s knows', (service, entries) => {
    const names = Object.keys(compose.services[service]?.environment ?? {});
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !(name in entries))).toEqual([]);
  });

  test('names versions, waits for health, and is sparing with rights', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      if (service.build === undefined) expect(service.image, name).toMatch(/:\d+\.\d+/);
      else expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(service.restart).toBe('unless-stopped');
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(Object.keys(compose.services)).toContain(needed);
        expect(condition).toBe('service_healthy');
      }
      for (const volume of service.volumes ?? []) {
        expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      }
      for (const { source } of service.configs ?? []) expect(Object.keys(compose.configs)).toContain(source);
    }
  });

  test('gives the platform more time to end than it takes', () => {
    const drain = Number(environmentSchema.entries.LOTSE_DRAIN_SECONDS.default);
    const grace = Number.parseInt(compose.services['platform']?.stop_grace_period ?? '', 10);
    // As run.ts has it: so long the parts may take to close.
    expect(grace).toBeGreaterThan(drain + 15);
  });

  test('wants its names and the password, and puts the provider where it belongs', () => {
    expect(() => readComposeFile(new URL('compose.yaml', root), {})).toThrow('is missing');
    const { LOTSE_AUTH_DOMAIN: _, ...others } = variables;
    const own = readComposeFile(new URL('compose.yaml', root), {
      ...others,
      LOGIN_HOST: 'login.example.org',
    });
    expect(own.services['platform']?.environment).toMatchObject({
      LOTSE_IDENTITY_URL: 'https://login.example.org',
      LOTSE_AUTH_DOMAIN: '',
    });
    expect(own.services['app']?.environment).toMatchObject({
      LOTSE_AUTH_DOMAIN: 'https://login.example.org',
    });
    expect(own.configs['proxy']?.content).toContain('login.example.org {\n  reverse_proxy platform:4400');
    expect(compose.services['platform']?.environment).toMatchObject({ LOTSE_IDENTITY_URL: '' });
  });
});

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
  }, 120_000);
});
