import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Notification } from 'contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { beginRun } from '../../../resources/cron-runs/queries.ts';
import { nobodyElse } from '../../../services.ts';
import { tables } from '../../../store/index.ts';
import type { Store } from '../../../store/index.ts';
import { forgetAuditRecords } from '../../../store/testing/forget-audit-records.ts';
import { workRun } from '../../runs/work-run.ts';
import { shipmentImport } from '../shipment-import.ts';

const { cronRunItems, cronRuns, notifications, organizations, shipments } = tables;

/** When the runs of these tests take place. */
export const now = () => new Date('2026-11-20T13:05:00Z');

/** A shipment of a list that is right in all. */
export const row = {
  orgCode: 'org_tietze',
  referenceNumber: 'A-1',
  description: 'Ware',
  from: {
    companyName: 'Werft',
    address: { addressLine1: 'Kai 1', postalCode: '24143', city: 'Kiel', countryCode: 'DE' },
  },
  to: {
    companyName: 'Empfang',
    address: { addressLine1: 'Weg 2', postalCode: '18055', city: 'Rostock', countryCode: 'DE' },
  },
  shipmentData: {
    packages: [{ packaging: 'box', amount: 1, lengthCm: 40, widthCm: 30, heightCm: 25, weightKg: 5.2 }],
  },
};
/** So many of them, each with a number of its own. */
export const numbered = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...row, referenceNumber: `A-${index + 1}` }));

/** Runs of the import on a store of their own, each test with an empty folder and nothing stored. */
export function importRuns(
  open: () => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>,
) {
  let store: Store;
  let close: () => Promise<void>;
  const announce = vi.fn<(orgCode: string, notification: Notification) => void>();
  const reported: string[] = [];
  const begin = (id: string) => beginRun(runs.db, { id, kind: 'shipment-import', by: null, now: now() });
  const work = (kind = shipmentImport) =>
    workRun(
      {
        db: runs.db,
        carriers: new Map(),
        ...nobodyElse,
        announcer: { announce },
        importFolder: { path: runs.folder, isNamed: runs.isNamed },
        now,
        reportFault: (what) => void reported.push(what),
      },
      kind,
      new AbortController().signal,
    );
  const told = async (id: string) => {
    const items = await runs.db
      .select()
      .from(cronRunItems)
      .where(eq(cronRunItems.runId, id))
      .orderBy(asc(cronRunItems.label));
    return items.map(({ label, outcome, message }) => [label, outcome, message]);
  };
  const runs = {
    get db() {
      return store.db;
    },
    folder: '',
    isNamed: false,
    announce,
    /** Faults that nobody gets an answer for. */
    reported,
    begin,
    work,
    told,
    /** @returns what became of each item: label, outcome, message */
    run: async (id: string) => {
      await begin(id);
      await work();
      return told(id);
    },
    drop: (name: string, content: unknown) =>
      writeFile(join(runs.folder, name), typeof content === 'string' ? content : JSON.stringify(content)),
    count: () => runs.db.$count(shipments),
    /** Names of what lies in a folder, without what was put before them. */
    lying: async (...names: readonly string[]) => {
      const files = await readdir(join(runs.folder, ...names)).catch(() => []);
      return files.map((name) => name.replace(/^\d{8}T\d{6}-[\da-f]{8}_/, '')).toSorted();
    },
    failedPart: async () => {
      const [name = ''] = await readdir(join(runs.folder, 'failed'));
      return readFile(join(runs.folder, 'failed', name), 'utf8');
    },
  };
  beforeAll(async () => {
    ({ store, close } = await open());
    await store.db.insert(organizations).values({ orgCode: 'org_tietze', orgName: 'Tietze' });
  });
  afterAll(() => close());
  beforeEach(async () => {
    runs.folder = await mkdtemp(join(tmpdir(), 'lotse-import-'));
    runs.isNamed = false;
    announce.mockClear();
    reported.length = 0;
    await forgetAuditRecords(store.db);
    for (const table of [cronRuns, notifications, shipments]) await store.db.delete(table);
  });
  afterEach(() => rm(runs.folder, { recursive: true }));
  return runs;
}
