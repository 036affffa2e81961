import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const start = fileURLToPath(new URL('start.ts', import.meta.url));
const running: ChildProcess[] = [];

let folder: string;
let ports: Record<'app' | 'api' | 'identity' | 'control', number>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><meta name="lotse:config" content="">');
  const [app = 0, api = 0, identity = 0, control = 0] = await freePorts(4);
  ports = { app, api, identity, control };
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('starts everything, says so, and ends within a second and a half', async () => {
  const platform = run();
  await platform.prints('Lotse is ready.');
  expect(platform.output()).toContain(`http://localhost:${ports.app}`);
  expect(platform.output()).toContain('packplatz@lotse.example');
  expect(platform.output()).not.toMatch(/warning/i);

  const at = (port: number, path: string) => fetch(`http://localhost:${port}${path}`);
  expect((await at(ports.api, '/health')).status).toBe(200);
  expect((await at(ports.identity, '/.well-known/openid-configuration')).status).toBe(200);
  const page = await fetch(`http://localhost:${ports.app}/sendungen`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain(`http://localhost:${ports.api}`);

  const control = (method: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${ports.control}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  expect((await control('PUT', '/carrier-faults', { faults: 'GLS:fail,UPS:late:4000' })).status).toBe(204);
  expect((await control('PUT', '/carrier-faults', { faults: 'Post:fail' })).ok).toBe(false);
  expect((await control('PUT', '/carrier-latency', { scale: 0 })).status).toBe(204);
  expect(await (await control('GET', '/calls')).json()).toEqual({ 'GET /health 200': 1 });

  const taken = run();
  expect(await taken.ends()).toBe(1);
  expect(taken.output()).toMatch(/Port \d+ is taken\./);

  const began = Date.now();
  platform.child.kill('SIGTERM');
  expect(await platform.ends()).toBe(0);
  expect(Date.now() - began).toBeLessThan(1500);
}, 60_000);

test('says that the app was not built', async () => {
  const platform = run({ LOTSE_APP_FOLDER: join(folder, 'nowhere') });
  expect(await platform.ends()).toBe(1);
  expect(platform.output()).toContain('There is no built app');
});

function run(more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [start], {
    env: {
      PATH: process.env['PATH'],
      LOTSE_APP_PORT: String(ports.app),
      LOTSE_API_PORT: String(ports.api),
      LOTSE_IDENTITY_PORT: String(ports.identity),
      LOTSE_CONTROL_PORT: String(ports.control),
      LOTSE_DATA_FOLDER: join(folder, 'data'),
      LOTSE_APP_FOLDER: join(folder, 'dist'),
      ...more,
    },
  });
  running.push(child);
  const ended = once(child, 'exit') as Promise<[number]>;
  let output = '';
  const collect = (piece: Buffer) => {
    output += piece.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return {
    child,
    output: () => output,
    ends: async () => (await ended)[0],
    prints: async (text: string) => {
      const isOver = ended.then(() => true);
      while (!output.includes(text)) {
        const hasEnded = await Promise.race([isOver, once(child.stdout, 'data').then(() => false)]);
        if (hasEnded) throw new Error(`Ended early:\n${output}`);
      }
    },
  };
}

/** Ports that nobody listens on, all different. */
async function freePorts(amount: number): Promise<number[]> {
  const servers = Array.from({ length: amount }, () => createServer());
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const found = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return found;
}
