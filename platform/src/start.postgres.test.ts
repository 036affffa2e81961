import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres, startPostgres } from './store/testing/postgres-server.ts';
import type { PostgresServer } from './store/testing/postgres-server.ts';
import { PlatformSandbox } from './testing/child-platform.ts';
import type { ChildPlatform } from './testing/child-platform.ts';
import { postOrder, signInAsOwner } from './testing/owner.ts';

const programs = await findPostgres();

describe.skipIf(programs === undefined)('started on a database server', () => {
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

  const query = async <Row>(text: string): Promise<Row[]> => {
    const client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  const run = (settings: Record<string, string> = {}) =>
    sandbox.run({ DATABASE_URL: server.databaseUrl, ...settings });
  const end = async (platform: ChildPlatform) => {
    platform.child.kill('SIGTERM');
    expect(await platform.ends()).toBe(0);
  };
  const entriesOf = (platform: ChildPlatform) =>
    platform
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string; msg: string; addresses?: object });

  test('nobody is there unasked, and each line that it prints is one of the log', async () => {
    const platform = run();
    await platform.prints('Lotse is ready.');
    expect((await fetch(sandbox.url('api', '/health/ready'))).status).toBe(200);
    await end(platform);
    const entries = entriesOf(platform);
    expect(entries).toContainEqual(expect.objectContaining({ level: 'info', msg: 'Lotse is ready.' }));
    expect(entries).toContainEqual(
      expect.objectContaining({ level: 'warn', msg: expect.stringContaining('Nobody can sign in') }),
    );
    expect(await query('select * from accounts')).toEqual([]);
    expect(await query('select * from shipments')).toEqual([]);
  });

  test('demo persons and data come when they are asked for, with a warning that says what they mean', async () => {
    const platform = run({ LOTSE_DEMO: 'on' });
    await platform.prints('without a password');
    await end(platform);
    expect(entriesOf(platform).at(-1)?.msg).toBe('Lotse has ended.');
    const [{ amount } = { amount: 0 }] = await query<{ amount: number }>(
      'select count(*)::int as amount from shipments',
    );
    expect(amount).toBeGreaterThan(50);
  });

  test('what was being ordered at the end is known after the next start, and nobody orders it again', async () => {
    const settings = { LOTSE_DEMO: 'on', LOTSE_CARRIER_LATENCY: '0', LOTSE_DRAIN_SECONDS: '0.2' };
    const first = run(settings);
    await first.prints('without a password');
    const token = await signInAsOwner({ identity: sandbox.url('identity'), app: sandbox.url('app') });
    const failing = (faults: string) => sandbox.control('PUT', '/carrier-faults', { faults });
    const api = sandbox.url('api');
    const lookUp = (key: string) =>
      fetch(`${api}/shipments?idempotencyKey=${key}`, { headers: { authorization: `Bearer ${token}` } });
    const states = () =>
      query<{ key: string; state: string }>('select key, state from shipment_intents order by key');

    await failing('DHL:lost-answer');
    expect((await postOrder(api, token, 'the-answer-was-lost')).status).toBe(502);
    await failing('DHL:late:9000');
    const cut = postOrder(api, token, 'the-process-was-ended').catch((error: Error) => error.message);
    await expect.poll(states).toHaveLength(2);
    await end(first);
    expect(await cut).toBe('fetch failed');
    const open = { state: 'open' };
    expect(await states()).toMatchObject([open, open]);

    const second = run(settings);
    await second.prints('without a password');
    // As if it were half an hour later: the carrier is not asked before its time.
    await query(`update shipment_intents set lease_ends_at = lease_ends_at - interval '30 min',
      next_try_at = next_try_at - interval '30 min',
      missing_is_final_from = missing_is_final_from - interval '30 min'`);
    const status = async (key: string) => (await lookUp(key)).status;
    await expect.poll(() => status('the-answer-was-lost')).toBe(200);
    expect(await (await lookUp('the-answer-was-lost')).json()).toMatchObject({
      items: [{ status: 'ordered', trackingNumber: expect.any(String) }],
    });
    await expect.poll(() => status('the-process-was-ended')).toBe(503);
    expect(await (await lookUp('the-process-was-ended')).json()).toMatchObject({ code: 'CARRIER_REFUSED' });
    await end(second);
  });

  test('among data of somebody else they never come', async () => {
    await query('truncate organizations, accounts cascade');
    await query("insert into organizations (org_code, org_name) values ('org_real', 'Echt')");
    const platform = run({ LOTSE_DEMO: 'on' });
    expect(await platform.ends()).toBe(1);
    expect(platform.output()).toContain('LOTSE_DEMO=off');
    expect(await query('select org_code from organizations')).toEqual([{ org_code: 'org_real' }]);
    expect(await query('select * from accounts')).toEqual([]);
  });
});
