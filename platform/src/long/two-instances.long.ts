import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { executionEvents } from 'contract';
import type { Notification, Shipment } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerDay } from '../api/caller-day.ts';
import { defaultRateLimits } from '../api/rate-limits.ts';
import { postOrder, signInAs } from '../testing/owner.ts';
import { Instances, programs } from './instances.ts';
import { tell } from './tell.ts';

/** Two platforms that stay, and one that comes to die. */
const [A, B, DOOMED] = [0, 1, 2] as const;
const MINUTE_MS = 60_000;

describe.skipIf(programs === undefined)('two platforms on one PostgreSQL behind a load balancer', () => {
  let instances: Instances;
  let owner: string;
  let startedAt: number;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    instances = await Instances.make(3);
    // At the same moment, as one command starts them: both find an empty database.
    await Promise.all([instances.start(A), instances.start(B)]);
    startedAt = Date.now();
    owner = await signIn(people.owner);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await instances.close();
  });

  const signIn = (person: Parameters<typeof signInAs>[0]) =>
    signInAs(person, { identity: instances.balancer.url('identity'), app: instances.balancer.url('app') });
  const call = (origin: string, path: string, token = owner, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'timezone-offset': '0',
      },
    });
  const post = (origin: string, path: string, token: string, body: object) =>
    call(origin, path, token, { method: 'POST', body: JSON.stringify(body) });
  const connected = async (origin: string, token: string) => {
    const socket = io(origin, { auth: { token }, transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  };
  const orderedWith = async (key: string) => {
    const [row] = await instances.rows<{ state: string; parcels: number }>(
      `select i.state, (select count(*)::int from simulated_orders o where o.reference = i.shipment_id) as parcels
        from shipment_intents i where i.key = $1`,
      [key],
    );
    return row;
  };

  test('one signs in with calls to both in turn, and each lets one in', async () => {
    expect(instances.balancer.ready).toBe(2);
    for (const index of [A, B]) {
      const answer = await call(instances.api(index), '/organizations/mine');
      expect(answer.status).toBe(200);
    }
  });

  test('what is ordered at either is heard once at both', async () => {
    const heard = new Map<string, string[]>();
    for (const [name, origin] of [
      ['a', instances.api(A)],
      ['b', instances.api(B)],
      ['balanced', instances.balancer.url('api')],
    ] as const) {
      heard.set(name, []);
      const socket = await connected(origin, owner);
      socket.on('notification', ({ entity }: Notification) => heard.get(name)?.push(entity.id ?? ''));
    }
    const ids: string[] = [];
    for (const index of [A, B, A, B]) {
      const answer = await postOrder(instances.api(index), owner);
      expect(answer.status).toBe(200);
      ids.push(((await answer.json()) as Shipment).id);
    }
    const sorted = ids.toSorted();
    const all = { a: sorted, b: sorted, balanced: sorted };
    const heardSorted = () => Object.fromEntries([...heard].map(([name, list]) => [name, list.toSorted()]));
    await expect.poll(heardSorted).toEqual(all);
    // One that is told twice would come by now.
    await pause(1000);
    expect(heardSorted()).toEqual(all);
  });

  test('a test that is begun at one is followed at the other, event by event', async () => {
    const staff = await signIn(people.backofficeUser);
    const heard = new Map<string, string[]>();
    for (const index of [A, B]) {
      const list: string[] = [];
      heard.set(String(index), list);
      const socket = await connected(instances.api(index), staff);
      for (const event of executionEvents)
        socket.on(event, ({ sequence }: { sequence?: number }) => list.push(`${sequence} ${event}`));
    }
    const [series] = await instances.rows<{ id: string }>('select id from test_samples limit 1');
    expect((await post(instances.api(A), `/test-samples/${series?.id}/execute`, staff, {})).status).toBe(200);
    const isOver = () =>
      [...heard.values()].every((list) => list.some((line) => line.endsWith('test-sample-executed')));
    await expect.poll(isOver).toBe(true);
    const byNumber = (list: string[] = []) =>
      list.toSorted((one, other) => Number.parseInt(one) - Number.parseInt(other));
    const [atA, atB] = [byNumber(heard.get('0')), byNumber(heard.get('1'))];
    expect(atA.map((line) => Number.parseInt(line))).toEqual(atA.map((_, index) => index + 1));
    expect(atB).toEqual(atA);
  });

  test('the same order twenty times at both at once is one order', async () => {
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const answers = await Promise.all(
      keys.flatMap((key) => [A, B].map((index) => postOrder(instances.api(index), owner, key))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Shipment).id));
    expect(new Set(ids).size).toBe(keys.length);
    for (const key of keys) expect(await orderedWith(key)).toEqual({ state: 'done', parcels: 1 });
  });

  test('a label is drawn once, and is the same at both', async () => {
    const { id } = (await (await postOrder(instances.api(A), owner)).json()) as Shipment;
    const label = async (index: number) => {
      const answer = await call(instances.api(index), `/shipments/${id}/shipping-label`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const first = await label(A);
    const asked = () => instances.rows("select id from carrier_calls where operation = 'label'");
    await expect.poll(async () => (await asked()).length).toBe(1);
    expect((await label(B)).equals(first)).toBe(true);
    // The call would be written down a moment later.
    await pause(1000);
    expect(await asked()).toHaveLength(1);
    expect(
      await instances.rows('select version from label_documents where shipment_id = $1', [id]),
    ).toHaveLength(1);
  });

  test('each lets in as many calls a minute as one alone, so two let in twice as many', async () => {
    const member = await signIn(people.member);
    const { perPerson } = defaultRateLimits.rates;
    const { from, to, shipmentData } = domesticDraft;
    const body = {
      from: from.address,
      to: to.address,
      shipmentData: { ...shipmentData, requestedDeliveryDate: callerDay(new Date(), undefined) },
      carriers: ['DHL'],
    };
    /** How many calls are let in before the first that is not. */
    const letIn = async (index: number) => {
      for (let done = 0; done < 5 * perPerson; done += 10) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => post(instances.api(index), '/rates', member, body)),
        );
        await Promise.all(answers.map((answer) => answer.arrayBuffer()));
        const refused = answers.filter(({ status }) => status === 429);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(10 - refused.length);
        if (refused.length === 0) continue;
        expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
        return done + 10 - refused.length;
      }
      return Infinity;
    };
    // A minute may end meanwhile, with which counting begins anew.
    const both = await Promise.all([letIn(A), letIn(B)]);
    for (const calls of both) {
      expect(calls).toBeGreaterThanOrEqual(perPerson);
      expect(calls).toBeLessThan(5 * perPerson);
    }
  });

  test('what one did that was killed the other finds out about, and nobody orders it again', async () => {
    const doomed = await instances.start(DOOMED, { LOTSE_CARRIER_FAULTS: 'DHL:late:7000' });
    const key = randomUUID();
    const cut = postOrder(instances.api(DOOMED), owner, key).catch(() => 'cut off');
    await expect.poll(() => orderedWith(key)).toMatchObject({ state: 'open' });
    doomed.child.kill('SIGKILL');
    expect(await cut).toBe('cut off');
    // While its lease lasts nobody else asks the carrier.
    const meanwhile = await postOrder(instances.api(B), owner, key);
    expect(meanwhile.status).toBe(409);
    await expect
      .poll(async () => (await orderedWith(key))?.state, { timeout: 4 * MINUTE_MS })
      .toMatch(/done|refused/);
    const settled = await orderedWith(key);
    expect(settled?.parcels).toBe(settled?.state === 'done' ? 1 : 0);
  });

  test('one after the other is replaced, and no call, no order and nothing that is told is lost', async () => {
    const origin = instances.balancer.url('api');
    const told = new Set<string>();
    const readAll = async () => {
      const answer = await call(origin, '/notifications?perPage=100');
      const { items } = (await answer.json()) as { readonly items: readonly Notification[] };
      for (const { entity } of items) told.add(entity.id ?? '');
    };
    const socket = io(origin, {
      auth: { token: owner },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 500,
    });
    sockets.push(socket);
    let connections = 0;
    socket.on('notification', ({ entity }: Notification) => told.add(entity.id ?? ''));
    // As the app does once it is back.
    socket.on('connect', () => {
      connections += 1;
      if (connections > 1) void readAll();
    });
    await expect.poll(() => connections).toBe(1);

    const over = new AbortController();
    const failed: string[] = [];
    const ordered: string[] = [];
    let reads = 0;
    const readOn = async () => {
      while (!over.signal.aborted) {
        const answer = await call(origin, '/shipments').catch(String);
        if (typeof answer === 'string' || answer.status !== 200)
          failed.push(`read: ${typeof answer === 'string' ? answer : answer.status}`);
        else await answer.arrayBuffer();
        reads += 1;
      }
    };
    const orderOn = async () => {
      while (!over.signal.aborted) {
        const key = randomUUID();
        const answer = await postOrder(origin, owner, key).catch(String);
        if (typeof answer === 'string' || answer.status !== 200)
          failed.push(`order: ${typeof answer === 'string' ? answer : await answer.text()}`);
        else ordered.push(((await answer.json()) as Shipment).id);
        await pause(120);
      }
    };
    const work = [readOn(), readOn(), readOn(), orderOn()];
    await pause(2000);
    const newOne = instances.start(DOOMED);
    for (const index of [A, B]) {
      await newOne;
      const old = instances.at(index);
      old.child.kill('SIGTERM');
      expect(await old.ends(60_000)).toBe(0);
      await instances.start(index);
    }
    await pause(2000);
    over.abort();
    await Promise.all(work);
    tell(
      `rolling deploy of two platforms: ${reads} reads and ${ordered.length} orders, ${failed.length} failed, ${connections} connections of one socket`,
    );
    expect(failed).toEqual([]);
    expect(reads).toBeGreaterThan(50);
    expect(ordered.length).toBeGreaterThan(20);
    expect(connections).toBeGreaterThan(1);
    await expect.poll(() => ordered.filter((id) => !told.has(id))).toEqual([]);
    const books = await instances.rows<{ reference: string; parcels: number }>(
      'select reference, count(*)::int as parcels from simulated_orders where reference = any($1) group by reference',
      [ordered],
    );
    expect(books).toHaveLength(ordered.length);
    expect(books.filter(({ parcels }) => parcels !== 1)).toEqual([]);
  });

  test('each job that was due has run once', async () => {
    await pause(Math.max(0, startedAt + 3 * MINUTE_MS - Date.now()));
    const jobs = await instances.rows<{ name: string; runs: number; again: number }>(`
      select name, count(*)::int as runs, sum(retry_count)::int as again from jobs.job
        where name not like '\\_\\_pgboss%' and data is null
        group by name, date_trunc('minute', created_on)`);
    expect(jobs.length).toBeGreaterThan(10);
    expect(jobs.filter(({ runs, again }) => runs !== 1 || again !== 0)).toEqual([]);
  });
});
