import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Notification, Shipment } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import type { FixturePerson } from 'contract/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerDay } from '../api/caller-day.ts';
import { signInAs } from '../testing/owner.ts';
import { Instances, programs } from './instances.ts';
import { Listeners } from './listeners.ts';
import type { ReadPage } from './listeners.ts';
import { Phases } from './phases.ts';
import { tell } from './tell.ts';

/** One that is killed, and one that stays. */
const [A, B] = [0, 1] as const;
const IDLE_MS = 20_000;
const RATES_AT_ONCE = 2000;
const ORDERS_A_SECOND = 200;
const ORDERED_FOR_SECONDS = 60;
/** Orders that one person may have under way at both platforms, with room for the next ones. */
const ORDERS_AT_ONCE = 60;
const SOCKETS = 1000;
/** Sockets of the organisation that orders; the others belong to one that has nothing to hear. */
const HEARING_SOCKETS = 20;
/** How fast the machine is must not decide, so nobody gives up waiting. */
const PATIENCE_SECONDS = 600;

describe.skipIf(programs === undefined)('two platforms under load', () => {
  let instances: Instances;
  let orderer: string;
  let bystander: string;
  let phases: Phases;
  const opened: Listeners[] = [];

  beforeAll(async () => {
    // As on a server, where answers are not compared with their schema, and for somebody who orders much.
    instances = await Instances.make(2, {
      NODE_ENV: 'production',
      LOTSE_RATE_LIMIT_SCALE: '1000',
    });
    await Promise.all([instances.start(A), instances.start(B)]);
    orderer = await signIn(people.owner);
    bystander = await signIn(people.otherOwner);
    const list = `${instances.api(B)}/shipments`;
    phases = new Phases([
      { name: 'list of another organisation', url: list, headers: headers(await signIn(people.otherOwner)) },
      { name: 'list of a colleague', url: list, headers: headers(await signIn(people.member)) },
      { name: '/health/live', url: `${instances.api(B)}/health/live` },
    ]);
  });
  afterAll(async () => {
    for (const listeners of opened) listeners.close();
    await instances.close();
  });

  const signIn = (person: FixturePerson) =>
    signInAs(person, { identity: instances.balancer.url('identity'), app: instances.balancer.url('app') });
  const headers = (token: string) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'timezone-offset': '0',
  });
  const day = () => callerDay(new Date(), undefined);

  test('nothing is lost, and everybody is answered', async () => {
    await phases.measure('idle', () => pause(IDLE_MS));

    const asked = await phases.measure(`${RATES_AT_ONCE} rate requests at once`, askForRates);
    tell(`${RATES_AT_ONCE} rate requests at once: ${spellStatuses(asked.statuses)}`);
    // Whoever is not let in is told when to come back; nothing else happens to them.
    expect(asked.statuses.filter(([status]) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(asked.unanswered).toBe(0);

    const hearing = await listen(HEARING_SOCKETS, orderer, (page) => readNotifications(page, orderer));
    const others = await listen(SOCKETS - HEARING_SOCKETS, bystander, async () => []);
    const ordered = await phases.measure(`${ORDERS_A_SECOND} orders a second, one platform killed`, () =>
      order(hearing),
    );
    const { ids, seconds, statuses, idsOnceBack } = ordered;
    tell(
      `orders: ${ids.length} acknowledged in ${seconds.toFixed(0)} s, which is ${(ids.length / seconds).toFixed(0)} a second of ${ORDERS_A_SECOND} offered; ${spellStatuses(statuses)}`,
    );
    tell(`not handed on: ${JSON.stringify(Object.fromEntries(instances.balancer.failures))}`);
    expect(ids.length).toBeGreaterThan(0);
    // Only what was on its way to the killed one has no answer: 502 of the load balancer.
    expect(statuses.filter(([status]) => ![200, 429, 502, 503].includes(status))).toEqual([]);

    await expect
      .poll(() => instances.rows("select key from shipment_intents where state = 'open'"), {
        timeout: PATIENCE_SECONDS * 1000,
        interval: 1000,
      })
      .toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const books = await instances.rows<{ parcels: number }>(
      'select count(*)::int as parcels from simulated_orders where reference = any($1) group by reference',
      [ids],
    );
    expect(books).toHaveLength(ids.length);
    expect(books.filter(({ parcels }) => parcels !== 1)).toEqual([]);
    const [all] = await instances.rows<{ twice: number; lost: number }>(`select
      (select count(*)::int from (select reference from simulated_orders group by reference having count(*) > 1) x) as twice,
      (select count(*)::int from simulated_orders o where not exists (select 1 from shipments s where s.id = o.reference)) as lost`);
    expect(all).toEqual({ twice: 0, lost: 0 });

    // What the killed one had yet to say to the other nobody hears; the notification is there all the same.
    const [noted] = await instances.rows<{ count: number }>(
      "select count(distinct entity ->> 'id')::int as count from notifications where entity ->> 'id' = any($1)",
      [ids],
    );
    expect(noted?.count).toBe(ids.length);
    await expect
      .poll(() => hearing.missing(idsOnceBack), { timeout: PATIENCE_SECONDS * 1000, interval: 1000 })
      .toBe(0);
    expect(others.heard).toBe(0);
    tell(
      `sockets: ${SOCKETS} open, ${hearing.returns + others.returns} came back; of ${HEARING_SOCKETS} × ${ids.length} notifications ${hearing.missing(ids)} were never heard, 0 of the ${HEARING_SOCKETS} × ${idsOnceBack.length} after all were back; the others heard ${others.heard}`,
    );
    phases.tell();
    tell(`calls in this table without an answer of 200: ${JSON.stringify(phases.failures())}`);
  });

  async function listen(count: number, token: string, readPage: ReadPage): Promise<Listeners> {
    const listeners = await Listeners.open(count, { origin: instances.balancer.url('api'), token, readPage });
    opened.push(listeners);
    return listeners;
  }

  /** Asks again as long as it is told to come back. */
  async function readNotifications(page: number, token: string): Promise<readonly Notification[]> {
    for (;;) {
      const answer = await fetch(`${instances.api(B)}/notifications?perPage=100&page=${page}`, {
        headers: headers(token),
      });
      if (answer.ok) return ((await answer.json()) as { readonly items: readonly Notification[] }).items;
      expect([429, 503]).toContain(answer.status);
      await pause(1000);
    }
  }

  /** All of them on their way before the first is answered. */
  async function askForRates() {
    const { from, to, shipmentData } = domesticDraft;
    const result = await autocannon({
      url: instances.balancer.url('api', '/rates'),
      method: 'POST',
      headers: headers(orderer),
      body: JSON.stringify({
        from: from.address,
        to: to.address,
        shipmentData: { ...shipmentData, requestedDeliveryDate: day() },
        carriers: ['DHL'],
      }),
      connections: RATES_AT_ONCE,
      amount: RATES_AT_ONCE,
      timeout: PATIENCE_SECONDS,
    });
    return { statuses: statusesOf(result), unanswered: result.errors };
  }

  /** Orders without a pause, and kills one platform in the middle of it. */
  async function order(hearing: Listeners) {
    const body = JSON.stringify({
      ...domesticDraft,
      shipmentData: { ...domesticDraft.shipmentData, requestedDeliveryDate: day() },
    });
    const ids: string[] = [];
    const killed = pause(ORDERED_FOR_SECONDS * 500).then(async () => {
      const { child } = instances.at(A);
      child.kill('SIGKILL');
      await instances.at(A).ends();
      await expect.poll(() => hearing.areBack(), { timeout: PATIENCE_SECONDS * 1000 }).toBe(true);
      return ids.length;
    });
    const begun = performance.now();
    const result = await autocannon({
      url: instances.balancer.url('api', '/shipments'),
      connections: ORDERS_AT_ONCE,
      overallRate: ORDERS_A_SECOND,
      duration: ORDERED_FOR_SECONDS,
      timeout: PATIENCE_SECONDS,
      requests: [
        {
          method: 'POST',
          body,
          setupRequest: (request) => ({
            ...request,
            headers: { ...headers(orderer), 'idempotency-key': randomUUID() },
          }),
          onResponse: (status, answer) => {
            if (status === 200) ids.push((JSON.parse(answer) as Shipment).id);
          },
        },
      ],
    });
    const seconds = (performance.now() - begun) / 1000;
    return { ids, seconds, statuses: statusesOf(result), idsOnceBack: ids.slice(await killed) };
  }
});

/** How often there was which answer. */
function statusesOf({ statusCodeStats = {} }: autocannon.Result): [status: number, calls: number][] {
  return Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [Number(status), count]);
}

function spellStatuses(statuses: readonly [status: number, calls: number][]): string {
  return statuses.map(([status, calls]) => `${calls} × ${status}`).join(', ');
}
