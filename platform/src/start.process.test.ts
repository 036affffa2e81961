import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts, PlatformSandbox, portSettings } from './testing/child-platform.ts';

let sandbox: PlatformSandbox;
beforeAll(async () => {
  sandbox = await PlatformSandbox.make();
});
afterAll(() => sandbox.clear());

test('starts everything, says so, and ends within a second when nobody wants anything', async () => {
  const platform = sandbox.run();
  await platform.prints('Lotse is ready.');
  expect(platform.output()).toContain(sandbox.url('app'));
  expect(platform.output()).toContain('packplatz@lotse.example');
  expect(platform.output()).not.toMatch(/warning/i);

  expect((await fetch(sandbox.url('api', '/health/live'))).status).toBe(200);
  expect((await fetch(sandbox.url('api', '/health/ready'))).status).toBe(200);
  const metadata = sandbox.url('identity', '/.well-known/openid-configuration');
  expect((await fetch(metadata)).status).toBe(200);
  const page = await fetch(sandbox.url('app', '/sendungen'), { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain(sandbox.url('api'));

  const control = sandbox.control.bind(sandbox);
  expect((await control('PUT', '/carrier-faults', { faults: 'GLS:fail,UPS:late:4000' })).status).toBe(204);
  expect((await control('PUT', '/carrier-faults', { faults: 'Post:fail' })).ok).toBe(false);
  expect((await control('PUT', '/carrier-latency', { scale: 0 })).status).toBe(204);
  expect(await (await control('GET', '/calls')).json()).toEqual({
    'begun: GET /health/live': 1,
    'begun: GET /health/ready': 1,
    'GET /health/live 200': 1,
    'GET /health/ready 200': 1,
  });

  const taken = sandbox.run();
  const elsewhere = sandbox.run(portSettings(await freePorts()));
  expect(await taken.ends()).toBe(1);
  expect(taken.output()).toMatch(/Port \d+ is taken/);
  expect(taken.output()).toContain('and a data folder (LOTSE_DATA_FOLDER) of its own');
  expect(await elsewhere.ends()).toBe(1);
  expect(elsewhere.output()).toContain(
    `Another Lotse works in the data folder ${join(sandbox.folder, 'data')}`,
  );

  platform.child.kill('SIGTERM');
  expect(await platform.ends()).toBe(0);
});

test('says that the app was not built', async () => {
  const platform = sandbox.run({ LOTSE_APP_FOLDER: join(sandbox.folder, 'nowhere') });
  expect(await platform.ends()).toBe(1);
  expect(platform.output()).toContain('There is no built app');
});
