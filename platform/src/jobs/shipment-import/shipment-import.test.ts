import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Notification } from 'contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginRun, findRun, listLines } from '../../resources/cron-runs/queries.ts';
import { nobodyElse } from '../../services.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { everyStore } from '../../store/testing/every-store.ts';
import { forgetAuditRecords } from '../../store/testing/forget-audit-records.ts';
import { workRun } from '../runs/work-run.ts';
import { pruneImportedFiles } from './import-folder.ts';
import { shipmentImport } from './shipment-import.ts';

const { auditRecords, cronRunItems, cronRuns, notifications, organizations, shipments } = tables;
const now = () => new Date('2026-11-20T13:05:00Z');
const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));

const row = {
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
const numbered = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...row, referenceNumber: `A-${index + 1}` }));

describe.each(everyStore)('the import of shipments on %s', (_name, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let folder: string;
  let isNamed: boolean;
  beforeAll(async () => {
    ({ store, close } = await open());
    await store.db.insert(organizations).values({ orgCode: 'org_tietze', orgName: 'Tietze' });
  });
  afterAll(() => close());

  const announce = vi.fn<(orgCode: string, notification: Notification) => void>();
  const reported: string[] = [];
  const services = (): Services => ({
    db: store.db,
    carriers: new Map(),
    ...nobodyElse,
    announcer: { announce },
    importFolder: { path: folder, isNamed },
    now,
    reportFault: (what) => void reported.push(what),
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lotse-import-'));
    isNamed = false;
    announce.mockClear();
    reported.length = 0;
    await forgetAuditRecords(store.db);
    for (const table of [cronRuns, notifications, shipments]) await store.db.delete(table);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const drop = (name: string, content: unknown) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  const begin = (id: string) => beginRun(store.db, { id, kind: 'shipment-import', by: null, now: now() });
  const work = (kind = shipmentImport) => workRun(services(), kind, new AbortController().signal);
  const run = async (id: string) => {
    await begin(id);
    await work();
    return told(id);
  };
  const told = async (id: string) => {
    const items = await store.db
      .select()
      .from(cronRunItems)
      .where(eq(cronRunItems.runId, id))
      .orderBy(asc(cronRunItems.label));
    return items.map(({ label, outcome, message }) => [label, outcome, message]);
  };
  const count = () => store.db.$count(shipments);
  /** Names of what lies in a folder, without what was put before them. */
  const lying = async (...names: readonly string[]) => {
    const files = await readdir(join(folder, ...names)).catch(() => []);
    return files.map((name) => name.replace(/^\d{8}T\d{6}-[\da-f]{8}_/, '')).toSorted();
  };
  const failedPart = async () => {
    const [name = ''] = await readdir(join(folder, 'failed'));
    return readFile(join(folder, 'failed', name), 'utf8');
  };

  test('the examples of the guide become templates', async () => {
    for (const name of ['shipment-import.csv', 'shipment-import.json'])
      await copyFile(join(docs, name), join(folder, name));
    expect((await run('run_1')).map(([label, outcome]) => [label, outcome])).toEqual([
      ['shipment-import.csv, Zeile 2', 'succeeded'],
      ['shipment-import.csv, Zeile 3', 'succeeded'],
      ['shipment-import.json, Eintrag 1', 'succeeded'],
    ]);
    const rows = await store.db.select().from(shipments);
    const insured = rows.find(({ draft }) => draft.referenceNumber === 'PO-88002');
    expect(insured).toMatchObject({
      orgCode: 'org_tietze',
      status: 'avis',
      createdByName: 'Sendungsimport',
      carrier: '',
      draft: {
        isAvis: true,
        insured: true,
        declaredValue: 1480,
        to: { personName: 'Wiebke Öhlers' },
        shipmentData: {
          type: 'package',
          requestedDeliveryDate: '2026-11-20',
          packages: [{ packaging: 'box', amount: 1, weightKg: 11.75 }],
        },
      },
    });
    expect(await store.db.select().from(auditRecords)).toMatchObject(
      rows.map(() => ({ action: 'created', personId: null, objectKind: 'shipment' })),
    );
    expect(announce).toHaveBeenCalledTimes(3);
    const [item] = await store.db
      .select()
      .from(cronRunItems)
      .where(eq(cronRunItems.shipmentId, insured?.id ?? ''));
    expect(item).toMatchObject({
      orgCode: 'org_tietze',
      message: `Vorlage LO-${insured?.orderNumber} angelegt`,
    });
    expect(await lying('done')).toEqual(['shipment-import.csv', 'shipment-import.json']);
    expect(await lying('failed')).toEqual([]);
    expect(await lying()).toEqual(['done', 'failed', 'working']);
  });

  test('what fails stops nothing else, and lies there to be mended and dropped again', async () => {
    const head =
      'orgCode;referenceNumber;description;from.companyName;from.address.addressLine1;from.address.postalCode;from.address.city;from.address.countryCode;to.companyName;to.address.addressLine1;to.address.postalCode;to.address.city;to.address.countryCode;shipmentData.packages.0.packaging;shipmentData.packages.0.amount;shipmentData.packages.0.lengthCm;shipmentData.packages.0.widthCm;shipmentData.packages.0.heightCm;shipmentData.packages.0.weightKg';
    const line = (orgCode: string, description: string, postalCode: string, weight: string) =>
      `${orgCode};A;${description};Werft;Kai 1;24143;Kiel;DE;Empfang;Weg 2;${postalCode};Rostock;DE;box;1;40;30;25;${weight}`;
    await drop(
      'orders.csv',
      [
        head,
        line('org_tietze', 'gut', '18055', '5,2'),
        line('org_tietze', '', '1805', '71'),
        line('org_none', 'fremd', '18055', '5,2'),
      ].join('\n'),
    );
    expect(await run('run_1')).toEqual([
      ['orders.csv, Zeile 2', 'succeeded', expect.stringMatching(/^Vorlage LO-\d+ angelegt$/)],
      [
        'orders.csv, Zeile 3',
        'failed',
        expect.stringMatching(
          /^description: Pflichtfeld; .*shipmentData\.packages\.0\.weightKg: Höchstens 70/,
        ),
      ],
      ['orders.csv, Zeile 4', 'failed', 'orgCode: Die Organisation „org_none“ gibt es nicht.'],
    ]);
    expect(await findRun(store.db, 'run_1')).toMatchObject({ status: 'success', result: 1 });
    expect((await listLines(store.db, 'run_1')).map(({ text }) => text)).toContain(
      'orders.csv: erledigt, liegt in „done“; 2 fehlerhafte Zeilen liegen in „failed“',
    );
    const part = await failedPart();
    expect(part.split('\r\n')[2]).toContain(';orgCode: Die Organisation „org_none“ gibt es nicht.');
    await rm(join(folder, 'failed'), { recursive: true });
    await drop('again.csv', part.replace('org_none', 'org_tietze'));
    expect((await run('run_2')).map(([, outcome]) => outcome)).toEqual(['failed', 'succeeded']);
    expect(await count()).toBe(2);
  });

  test('a file that comes twice makes nothing twice, nor does one in which a row was mended', async () => {
    await drop('orders.json', numbered(3));
    await run('run_1');
    await store.db.update(shipments).set({ status: 'cancelled' });
    await drop('orders.json', numbered(3));
    await drop('more.json', [...numbered(3), { ...row, referenceNumber: 'B-1' }]);
    const items = await run('run_2');
    expect(items.filter(([, outcome]) => outcome === 'skipped')).toHaveLength(6);
    expect(items[0]?.[2]).toMatch(/^Übersprungen: Schon importiert als LO-\d+\.$/);
    expect(await count()).toBe(4);
    expect(await lying('done')).toEqual(expect.arrayContaining(['orders.json', 'orders.json', 'more.json']));
  });

  test.each([
    ['before', 'it is written down', 0],
    ['after', 'it is stored', 1],
  ] as const)('a process that dies %s %s is gone on with', async (when, _what, stored) => {
    await drop('orders.json', numbered(6));
    await begin('run_1');
    const dead = Promise.withResolvers<never>();
    const bodies = work({
      ...shipmentImport,
      work: async (...call) => {
        if (when === 'after') await shipmentImport.work(...call);
        return dead.promise;
      },
    });
    await expect.poll(count).toBe(4 * stored);
    await expect.poll(() => lying('working')).toEqual(['orders.json']);
    await store.db.update(cronRuns).set({ leaseEndsAt: sql`now() - interval '1 second'` });
    expect(await work()).toBe(true);
    expect(await count()).toBe(6);
    expect(await store.db.$count(auditRecords)).toBe(6);
    expect(await findRun(store.db, 'run_1')).toMatchObject({ status: 'success', result: 0 });
    expect(await lying('working')).toEqual([]);
    expect(await lying('done')).toEqual(['orders.json']);
    dead.reject(new Error('killed'));
    await bodies;
    expect(await count()).toBe(6);
  });

  test('a file that a run has left is taken up by the next one', async () => {
    await mkdir(join(folder, 'working'));
    await drop('20261119T043000-0a1b2c3d_orders.json', [row]);
    const name = '20261119T043000-0a1b2c3d_orders.json';
    await rename(join(folder, name), join(folder, 'working', name));
    expect(await run('run_1')).toMatchObject([['orders.json, Eintrag 1', 'succeeded', expect.any(String)]]);
    expect(await readdir(join(folder, 'done'))).toEqual([name]);
  });

  test('two runs that look at once never take the same file', async () => {
    for (let number = 0; number < 10; number += 1)
      await drop(`${number}.json`, [{ ...row, referenceNumber: `C-${number}` }]);
    await begin('run_1');
    await Promise.all([work(), work(), work()]);
    const items = await told('run_1');
    expect(items).toHaveLength(10);
    expect(await count()).toBe(10);
    expect(await lying('done')).toHaveLength(10);
  });

  test('files of which nothing can be read are put aside, and the others are read', async () => {
    await drop('a.csv', 'Ort;PLZ\nKiel;24143');
    await drop('b.json', '['.repeat(200_000));
    await drop('c.json', [row]);
    await drop('d.csv', 'x'.repeat(10 * 1024 * 1024 + 1));
    await drop('e.json', `[${'['.repeat(9000)}${']'.repeat(9000)}]`);
    await drop('still-written.csv.part', 'orgCode');
    expect(await run('run_1')).toMatchObject([
      ['a.csv', 'failed', 'Die Spalte orgCode fehlt.'],
      ['b.json', 'failed', 'Die Datei ist kein gültiges JSON.'],
      ['c.json, Eintrag 1', 'succeeded', expect.any(String)],
      ['d.csv', 'failed', 'Die Datei ist größer als 10\u00A0MB.'],
      ['e.json', 'failed', 'Die Datei ist zu tief verschachtelt.'],
    ]);
    expect(await lying('failed')).toEqual(expect.arrayContaining(['a.csv', 'b.json', 'd.csv', 'e.json']));
    expect(await lying()).toContain('still-written.csv.part');
    expect(await findRun(store.db, 'run_1')).toMatchObject({ result: 1 });
  });

  test('a file that somebody may still be writing is left alone until a minute has passed', async () => {
    await drop('orders.json', [row]);
    await utimes(join(folder, 'orders.json'), now(), new Date(now().getTime() - 59_000));
    expect(await run('run_1')).toEqual([
      ['orders.json', 'skipped', 'Wartet auf den nächsten Lauf: Die Datei wurde eben erst geschrieben.'],
    ]);
    await utimes(join(folder, 'orders.json'), now(), new Date(now().getTime() - 60_000));
    expect(await run('run_2')).toMatchObject([['orders.json, Eintrag 1', 'succeeded', expect.any(String)]]);
  });

  test('a file that cannot be had by its name is told of', async () => {
    // As programs of Windows name files that know no UTF-8.
    await writeFile(
      Buffer.concat([Buffer.from(`${folder}/Auftr`), Buffer.from([0xe4]), Buffer.from('ge.csv')]),
      '',
    );
    expect(await run('run_1')).toMatchObject([
      [expect.stringMatching(/ge\.csv$/), 'failed', expect.stringMatching(/Benennen Sie sie um/)],
    ]);
  });

  test('poison in a record is its own failure', async () => {
    const poison = [
      { ...row, description: 'a\u0000b\uD800' },
      { ...row, orgCode: 'org\u0000' },
      { ...row, shipmentData: 'x' },
      { ...row, from: null },
      { ...row, shipmentData: { packages: Array.from({ length: 2100 }, () => ({})) } },
      { ...row, linkedRecipientId: 'con_foreign' },
      JSON.parse('{"orgCode":"org_tietze","__proto__":{"description":"x"}}') as object,
    ];
    await drop('poison.json', poison);
    const outcomes = (await run('run_1')).map(([, outcome]) => outcome);
    expect(outcomes.slice(1)).toEqual(poison.slice(1).map(() => 'failed'));
    expect(reported).toEqual([]);
  });

  test('without a folder there is nothing to do, and the run says so', async () => {
    const there = folder;
    folder = join(there, 'missing');
    expect(await run('run_1')).toEqual([]);
    expect((await listLines(store.db, 'run_1')).map(({ text }) => text)).toContain(
      `Den Ordner für Importe gibt es nicht: ${folder}`,
    );
    expect(await findRun(store.db, 'run_1')).toMatchObject({ status: 'success' });
    isNamed = true;
    await run('run_3');
    expect(await findRun(store.db, 'run_3')).toMatchObject({ status: 'failed' });
    folder = join(there, 'file');
    await writeFile(folder, '');
    await run('run_2');
    expect(await findRun(store.db, 'run_2')).toMatchObject({ status: 'failed' });
    folder = there;
  });

  test('what is over is deleted with the record of its run', async () => {
    await drop('orders.json', [row]);
    await run('run_1');
    await writeFile(join(folder, 'done', 'mine.json'), '');
    await pruneImportedFiles(folder, new Date(now().getTime() + 90 * 86_400_000));
    expect(await lying('done')).toEqual(['mine.json', 'orders.json']);
    await pruneImportedFiles(folder, new Date(now().getTime() + 92 * 86_400_000));
    expect(await lying('done')).toEqual(['mine.json']);
  });
});
