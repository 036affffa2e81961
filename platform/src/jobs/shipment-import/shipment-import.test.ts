import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findRun, listLines } from '../../resources/cron-runs/queries.ts';
import { tables } from '../../store/index.ts';
import { everyStore } from '../../store/testing/every-store.ts';
import { shipmentImport } from './shipment-import.ts';
import { importRuns, numbered, row } from './testing/import-runs.ts';

const { auditRecords, cronRunItems, cronRuns, shipments } = tables;
const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));

describe.each(everyStore)('the import of shipments on %s', (_name, open) => {
  const runs = importRuns(open);
  const { run, drop, begin, work, count, lying, failedPart, announce, reported } = runs;

  test('the examples of the guide become templates', async () => {
    for (const name of ['shipment-import.csv', 'shipment-import.json'])
      await copyFile(join(docs, name), join(runs.folder, name));
    expect((await run('run_1')).map(([label, outcome]) => [label, outcome])).toEqual([
      ['shipment-import.csv, Zeile 2', 'succeeded'],
      ['shipment-import.csv, Zeile 3', 'succeeded'],
      ['shipment-import.json, Eintrag 1', 'succeeded'],
    ]);
    const rows = await runs.db.select().from(shipments);
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
    expect(await runs.db.select().from(auditRecords)).toMatchObject(
      rows.map(() => ({ action: 'created', personId: null, objectKind: 'shipment' })),
    );
    expect(announce).toHaveBeenCalledTimes(3);
    const [item] = await runs.db
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
      `${orgCode};A;${description};${description && 'Werft'};Kai 1;24143;Kiel;DE;Empfang;Weg 2;${postalCode};Rostock;DE;box;1;40;30;25;${weight}`;
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
          /^description: Pflichtfeld; .*Höchstens 70\skg; from\.companyName: Geben Sie eine Firma oder einen Ansprechpartner an; und 1 weiterer Fehler$/,
        ),
      ],
      ['orders.csv, Zeile 4', 'failed', 'orgCode: Die Organisation „org_none“ gibt es nicht.'],
    ]);
    expect(await findRun(runs.db, 'run_1')).toMatchObject({ status: 'success', result: 1 });
    expect(await listLines(runs.db, 'run_1')).toContainEqual(
      expect.objectContaining({
        level: 'error',
        text: 'orders.csv: erledigt, liegt in „done“; 2 fehlerhafte Zeilen liegen in „failed“',
      }),
    );
    const part = await failedPart();
    expect(part.split('\r\n')[2]).toContain(';orgCode: Die Organisation „org_none“ gibt es nicht.');
    await rm(join(runs.folder, 'failed'), { recursive: true });
    await drop('again.csv', part.replace('org_none', 'org_tietze'));
    expect((await run('run_2')).map(([, outcome]) => outcome)).toEqual(['failed', 'succeeded']);
    expect(await count()).toBe(2);
  });

  test('an address is read as a table of contacts: long names go on at a word, and countries have any name', async () => {
    const companyName = 'Gesellschaft für angewandte Umwelttechnik und Messwesen mbH';
    const addressLine1 = 'An der langen Straße der Vereinten Nationen 123b';
    const to = (address: object) => ({
      ...row,
      to: { companyName, address: { ...row.to.address, addressLine1, ...address } },
    });
    await drop('list.json', [
      to({ countryCode: 'Deutschland' }),
      to({ addressLine2: 'Hof 2' }),
      { ...to({}), from: { ...row.from, companyName: 'x'.repeat(71) } },
      { ...to({}), to: { ...row.to, companyName: ['Labor'], address: 'Weg 2' } },
    ]);
    const heads =
      'orgCode;description;from.companyName;from.address.addressLine1;from.address.postalCode;from.address.city;from.address.countryCode;to.companyName;to.companyName2;to.address.addressLine1;to.address.postalCode;to.address.city;to.address.countryCode;shipmentData.packages.0.packaging;shipmentData.packages.0.amount;shipmentData.packages.0.lengthCm;shipmentData.packages.0.widthCm;shipmentData.packages.0.heightCm;shipmentData.packages.0.weightKg';
    const line = (name: string, name2: string) =>
      `org_tietze;Ware;Werft;Kai 1;24143;Kiel;D;${name};${name2};${addressLine1};A-1070;Wien;Austria;box;1;40;30;25;5,2`;
    await drop('table.csv', [heads, line(companyName, ''), line(companyName, 'Labor')].join('\n'));

    const items = await run('run_1');
    expect(items.map(([, , message]) => message)).toEqual([
      expect.stringMatching(/^Vorlage/),
      'to.address.addressLine1: Maximal 35 Zeichen',
      'from.companyName: Maximal 35 Zeichen',
      expect.stringMatching(/to\.(?:companyName|address)/),
      expect.stringMatching(/^Vorlage/),
      'to.companyName: Maximal 35 Zeichen',
    ]);
    const stored = await runs.db.select().from(shipments);
    const recipient = (countryCode: string) =>
      expect.objectContaining({
        companyName: 'Gesellschaft für angewandte',
        companyName2: 'Umwelttechnik und Messwesen mbH',
        address: expect.objectContaining({
          countryCode,
          addressLine1: 'An der langen Straße der Vereinten',
          addressLine2: 'Nationen 123b',
        }),
      });
    const parts = stored.map(({ draft }) => draft.to);
    expect(parts).toHaveLength(2);
    expect(parts).toEqual(expect.arrayContaining([recipient('DE'), recipient('AT')]));
  });

  test('a file that comes twice makes nothing twice, nor does one in which a row was mended', async () => {
    await drop('orders.json', numbered(3));
    await run('run_1');
    await runs.db.update(shipments).set({ status: 'cancelled' });
    await drop('orders.json', numbered(3));
    await drop('more.json', [...numbered(3), { ...row, referenceNumber: 'B-1' }]);
    const items = await run('run_2');
    expect(items.filter(([, outcome]) => outcome === 'skipped')).toHaveLength(6);
    expect(items[0]?.[2]).toMatch(/^Übersprungen: Schon importiert als LO-\d+\.$/);
    expect(await listLines(runs.db, 'run_2')).toContainEqual(
      expect.objectContaining({
        level: 'info',
        text: 'orders.json: erledigt, liegt in „done“; 3 schon importiert',
      }),
    );
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
    await runs.db.update(cronRuns).set({ leaseEndsAt: sql`now() - interval '1 second'` });
    expect(await work()).toBe(true);
    expect(await count()).toBe(6);
    expect(await runs.db.$count(auditRecords)).toBe(6);
    expect(await findRun(runs.db, 'run_1')).toMatchObject({ status: 'success', result: 0 });
    expect(await lying('working')).toEqual([]);
    expect(await lying('done')).toEqual(['orders.json']);
    dead.reject(new Error('killed'));
    await bodies;
    expect(await count()).toBe(6);
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
});
