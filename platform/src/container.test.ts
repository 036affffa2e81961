import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema } from './config.ts';
import { readComposeFile } from './testing/compose-file.ts';
import { commands, compose, dockerfile, root, variables } from './testing/container-files.ts';
import { ownBackendSchema } from './web/own-backend.ts';

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

  test('has time to bring large tables up to date before it counts as failed', () => {
    expect(/^HEALTHCHECK .*--start-period=(\S+)/m.exec(dockerfile)?.[1]).toBe('10m');
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
