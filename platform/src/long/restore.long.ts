import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Shipment } from 'contract';
import { eq, inArray, max, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore, tables } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { startPostgres } from '../store/testing/postgres-server.ts';
import { PlatformSandbox } from '../testing/child-platform.ts';
import { postOrder, signInAsOwner } from '../testing/owner.ts';
import { programs } from './instances.ts';
import { tell } from './tell.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../start.ts', import.meta.url));
const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/** How many orders are acknowledged before the backup begins, and how many after it has ended. */
const ORDERS = Number(process.env['RESTORE_ORDERS'] ?? 200);
const AT_ONCE = 4;
const SETTLES_WITHIN_MS = 5 * 60_000;
const { shipmentIntents, shipments, simulatedOrders } = tables;

/** One wish to order, as whoever had it saw it. */
interface Wish {
  readonly key: string;
  /** When they were told that it is ordered; undefined where nobody told them. */
  answeredAt?: number;
}

/** A platform, what it keeps its data in, and the way to open that while the platform does not run. */
interface Place {
  readonly sandbox: PlatformSandbox;
  readonly settings: Readonly<Record<string, string>>;
  open(): Promise<Store>;
}

/** Orders at a platform, several at once, and goes on when it is away. */
class Customer {
  readonly wishes: Wish[] = [];
  readonly #over = new AbortController();
  readonly #work: Promise<unknown>;

  constructor({ sandbox }: Place, token: string) {
    this.#work = Promise.all(Array.from({ length: AT_ONCE }, () => this.#orderOn(sandbox.url('api'), token)));
  }

  get acknowledged(): number {
    return this.wishes.filter(({ answeredAt }) => answeredAt !== undefined).length;
  }

  /** Settles when so many more orders have been acknowledged. */
  async hasOrdered(more: number): Promise<void> {
    const enough = this.acknowledged + more;
    while (this.acknowledged < enough) await pause(50);
  }

  stop(): Promise<unknown> {
    this.#over.abort();
    return this.#work;
  }

  async #orderOn(api: string, token: string): Promise<void> {
    while (!this.#over.signal.aborted) {
      const wish: Wish = { key: randomUUID() };
      this.wishes.push(wish);
      const answer = await postOrder(api, token, wish.key).catch(() => undefined);
      if (answer?.status === 200) wish.answeredAt = Date.now();
      // A person takes a moment, too.
      await pause(50);
    }
  }
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function postgresPlace(): Promise<Place & { readonly databaseUrl: string }> {
  const server = await startPostgres(programs ?? '');
  closers.push(() => server.stop());
  const { databaseUrl } = server;
  const sandbox = await sandboxToClear();
  return {
    sandbox,
    databaseUrl,
    settings: { DATABASE_URL: databaseUrl },
    open: () => openStore({ databaseUrl }),
  };
}

async function embeddedPlace(): Promise<Place & { readonly dataFolder: string }> {
  const sandbox = await sandboxToClear();
  const dataFolder = join(sandbox.folder, 'data');
  return { sandbox, dataFolder, settings: {}, open: () => openStore({ dataFolder }) };
}

async function sandboxToClear(): Promise<PlatformSandbox> {
  const sandbox = await PlatformSandbox.make();
  closers.push(() => sandbox.clear());
  return sandbox;
}

async function start({ sandbox, settings }: Place) {
  const platform = sandbox.run({ LOTSE_DEMO: 'on', LOTSE_CARRIER_LATENCY: '0.3', ...settings }, program);
  await platform.prints('Lotse is ready.');
  return platform;
}

const tokenAt = ({ sandbox }: Place) =>
  signInAsOwner({ identity: sandbox.url('identity'), app: sandbox.url('app') });

async function within<Answer>(place: Place, ask: (store: Store) => Promise<Answer>): Promise<Answer> {
  const store = await place.open();
  try {
    return await ask(store);
  } finally {
    await store.close();
  }
}

/** What the machine that is lost left behind at the carriers, who keep their books elsewhere. */
async function booksOf(place: Place, wishes: readonly Wish[]) {
  return within(place, async ({ db }) => {
    const keys = wishes.map(({ key }) => key);
    const intents = await db
      .select({ key: shipmentIntents.key, shipmentId: shipmentIntents.shipmentId })
      .from(shipmentIntents)
      .where(inArray(shipmentIntents.key, keys));
    const [last] = await db.select({ orderNumber: max(shipments.orderNumber) }).from(shipments);
    return {
      all: await db.select().from(simulatedOrders),
      keyOf: new Map(intents.map(({ key, shipmentId }) => [shipmentId, key])),
      lastOrderNumber: last?.orderNumber ?? 0,
    };
  });
}

/** Where the guide says so, order numbers go on well above those given out after the backup; and carriers have their own books. */
async function afterRestoring(place: Place, books: Awaited<ReturnType<typeof booksOf>>): Promise<void> {
  const statement = /select setval\([^"]+/.exec(guide)?.[0] ?? '';
  await within(place, async ({ db }) => {
    if ('databaseUrl' in place) await db.execute(sql.raw(statement));
    await db.delete(simulatedOrders);
    for (const order of books.all) await db.insert(simulatedOrders).values(order);
  });
}

/** Counts at the restored place what there was before the backup began, and what came after it. */
async function check(
  name: string,
  target: Place,
  wishes: readonly Wish[],
  backupBegan: number,
  books: Awaited<ReturnType<typeof booksOf>>,
): Promise<void> {
  await afterRestoring(target, books);
  const platform = await start(target);
  const next = await postOrder(target.sandbox.url('api'), await tokenAt(target));
  expect(next.status).toBe(200);
  const { id: nextId } = (await next.json()) as Shipment;
  const openAt = () =>
    within(target, ({ db }) =>
      db.$count(shipmentIntents, sql`${shipmentIntents.state} in ('open', 'unclear')`),
    );
  // What was under way while the dump was made settles by itself. The embedded database nobody else can look into,
  // and nothing was under way when it was copied.
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  if ('databaseUrl' in target) while ((await openAt()) > 0 && Date.now() < deadline) await pause(2000);
  platform.child.kill('SIGTERM');
  expect(await platform.ends(60_000)).toBe(0);
  expect(await openAt()).toBe(0);

  const [numbered] = await within(target, ({ db }) =>
    db.select({ orderNumber: shipments.orderNumber }).from(shipments).where(eq(shipments.id, nextId)),
  );
  if ('databaseUrl' in target) expect(numbered?.orderNumber).toBeGreaterThan(books.lastOrderNumber);
  const found = await within(target, ({ db }) =>
    db
      .select({
        key: shipmentIntents.key,
        state: shipmentIntents.state,
        shipmentId: shipmentIntents.shipmentId,
        trackingNumber: shipments.trackingNumber,
      })
      .from(shipmentIntents)
      .leftJoin(shipments, sql`${shipments.id} = ${shipmentIntents.shipmentId}`)
      .where(
        inArray(
          shipmentIntents.key,
          wishes.map(({ key }) => key),
        ),
      ),
  );
  const numberInBooks = new Map(
    books.all.map(({ reference, confirmation }) => [reference, confirmation.trackingNumber]),
  );
  // Each order that is there is in its carrier's book, under the same number.
  const ordered = found.filter(({ state }) => state === 'done');
  expect(ordered.filter((row) => row.trackingNumber !== numberInBooks.get(row.shipmentId ?? ''))).toEqual([]);
  // Each that was acknowledged before the backup is there.
  const before = wishes.filter(({ answeredAt = Infinity }) => answeredAt < backupBegan);
  const keysThere = new Set(ordered.map(({ key }) => key));
  expect(before.filter(({ key }) => !keysThere.has(key))).toEqual([]);
  expect(before.length).toBeGreaterThanOrEqual(ORDERS);
  // What carriers have and we have not was ordered after it, and is all that a person has to compare.
  const onlyInBooks = books.all
    .map(({ reference }) => books.keyOf.get(reference))
    .filter((key): key is string => key !== undefined && !keysThere.has(key));
  const knownBefore = new Set(before.map(({ key }) => key));
  expect(onlyInBooks.filter((key) => knownBefore.has(key))).toEqual([]);
  expect(onlyInBooks.length).toBeGreaterThan(ORDERS / 2);
  tell(
    `${name}: ${before.length} orders acknowledged before the backup, all there once; ${ordered.length - before.length} more that it caught, ${onlyInBooks.length} later ones in carriers' books alone; none open`,
  );
}

test('the embedded database is copied between two runs, and restored elsewhere it has every order of before', async () => {
  const source = await embeddedPlace();
  const target = await embeddedPlace();
  const first = await start(source);
  const customer = new Customer(source, await tokenAt(source));
  await customer.hasOrdered(ORDERS);
  first.child.kill('SIGTERM');
  expect(await first.ends(60_000)).toBe(0);
  const backupBegan = Date.now();
  await cp(source.dataFolder, target.dataFolder, { recursive: true });
  const second = await start(source);
  await customer.hasOrdered(ORDERS);
  second.child.kill('SIGKILL');
  await second.ends();
  await customer.stop();
  await check(
    'embedded database',
    target,
    customer.wishes,
    backupBegan,
    await booksOf(source, customer.wishes),
  );
});

describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  test('a dump is made while orders run, and restored elsewhere it has every order of before', async () => {
    const source = await postgresPlace();
    const target = await postgresPlace();
    const platform = await start(source);
    const customer = new Customer(source, await tokenAt(source));
    await customer.hasOrdered(ORDERS);
    const dump = join(source.sandbox.folder, 'lotse.dump');
    const backupBegan = Date.now();
    await run(join(programs ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, source.databaseUrl]);
    await customer.hasOrdered(ORDERS);
    platform.child.kill('SIGKILL');
    await platform.ends();
    await customer.stop();
    const restore = ['--exit-on-error', '--no-owner', `--dbname=${target.databaseUrl}`, dump];
    await run(join(programs ?? '', 'pg_restore'), restore);
    await check('PostgreSQL', target, customer.wishes, backupBegan, await booksOf(source, customer.wishes));
  });
});
