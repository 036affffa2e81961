import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import type { DataTableColumn } from '../components/DataTable/DataTable.tsx';
import { columnsFrom } from '../components/Table/columns-from.ts';
import { deskShipmentColumns } from './backoffice/AllShipments/AllShipments.tsx';
import { auditColumns } from './backoffice/AuditLogs/audit-columns.tsx';
import { hourColumns } from './backoffice/CarrierApi/LatencyChart.tsx';
import { carrierProductColumns } from './backoffice/CarrierProducts/carrier-product-columns.tsx';
import { pageColumns } from './backoffice/ContentPages/ContentPages.tsx';
import { countryColumns } from './backoffice/Countries/country-columns.tsx';
import { runItemColumns } from './backoffice/CronRun/run-item-columns.tsx';
import { offerColumns } from './backoffice/Offers/offer-columns.tsx';
import { organizationProductColumns } from './backoffice/OrganizationPage/OrganizationProducts.tsx';
import { organizationColumns } from './backoffice/Organizations/organization-columns.tsx';
import { runColumns } from './backoffice/Overview/Overview.tsx';
import { ruleColumns } from './backoffice/PackagingTypes/rule-columns.tsx';
import { testSampleColumns } from './backoffice/TestCenter/TestCenter.tsx';
import { pastResultColumns } from './backoffice/TestItem/ItemHistory.tsx';
import { itemColumns } from './backoffice/TestSample/item-columns.tsx';
import { executionColumns } from './backoffice/TestSample/TestHistory.tsx';
import { resultColumns } from './backoffice/TestSample/TestResults.tsx';
import { checkColumns } from './contacts/ContactImport/check-columns.tsx';
import { contactColumns } from './contacts/Contacts/contact-columns.tsx';
import { pickupColumns } from './pickups/Pickups/pickup-columns.tsx';
import { costColumns } from './settings/Billing/Costs.tsx';
import { carrierColumns as openOfCarrierColumns } from './settings/DayEndClosing/carrier-columns.tsx';
import { closingColumns } from './settings/DayEndClosing/ClosingHistory.tsx';
import { openShipmentColumns } from './settings/DayEndClosing/OpenShipments.tsx';
import { neutralSenderColumns } from './settings/NeutralSenders/neutral-sender-columns.tsx';
import { teamColumns } from './settings/Team/team-columns.tsx';
import { quoteColumns } from './shipments/Quotes/quote-columns.tsx';
import { allColumns, standardColumns, toColumns } from './shipments/Shipments/chosen-columns.ts';
import { LEAST_OF_RECIPIENT_EM } from './shipments/Shipments/columns-with-room.ts';
import { shipmentColumns } from './shipments/Shipments/shipment-columns.tsx';
import { carrierColumns, spanColumns } from './statistics/Statistics/Charts.tsx';

/** Stands for whatever columns are made of; what their cells show is not asked for. */
const anything: never = new Proxy(() => anything, { get: () => anything, apply: () => anything }) as never;

const now = new Date('2026-11-20T13:05:00.000Z');

/** Each with all that it may have: whoever may do less has more room. */
const tables = {
  audit: auditColumns(anything, '', true),
  carrierProducts: carrierProductColumns(anything, anything, now),
  carriers: carrierColumns,
  check: checkColumns(anything, anything),
  closings: closingColumns(anything, anything),
  contacts: contactColumns(anything),
  costs: costColumns(anything),
  countries: countryColumns(anything, anything),
  deskShipments: deskShipmentColumns(anything, anything, true),
  executions: executionColumns(anything, anything),
  hours: hourColumns,
  neutralSenders: neutralSenderColumns(anything),
  offers: offerColumns(anything, now),
  openOfCarriers: openOfCarrierColumns(anything),
  openShipments: openShipmentColumns(anything),
  organizationProducts: organizationProductColumns(anything),
  organizations: organizationColumns(anything),
  pages: pageColumns(anything, anything),
  pastResults: pastResultColumns(anything, anything),
  pickups: pickupColumns(anything),
  quotes: quoteColumns(anything, now),
  rules: ruleColumns(anything),
  runItems: runItemColumns(anything),
  runs: runColumns(anything, anything),
  shipments: shipmentColumns({
    hrefOf: anything,
    renderRowMenu: anything,
    now,
    chosen: standardColumns,
  }),
  spans: spanColumns('week'),
  team: teamColumns(anything, anything),
  testItems: itemColumns(anything),
  testResults: resultColumns,
  testSamples: testSampleColumns(anything, anything),
} satisfies Record<string, readonly DataTableColumn<never>[]>;

/** A window of 640 pixels, from which there are tables, without the rail beside it; in the type of a table. */
const NARROWEST_EM = (640 - 56) / 13;
/** Room for „Päckchen“ and „Impressum“. */
const LEAST_EM = 9;

/** What a control takes is said in tokens and not in em. */
const CONTROL_EM = 4.5;

const emOf = (width: string) => (width.endsWith('em') ? Number.parseFloat(width) : CONTROL_EM);

/** What the column that names the rows has of a table as wide as this. */
function roomAt(columns: readonly DataTableColumn<never>[], tableEm: number): number {
  const shown = columns.filter(
    ({ from }) => from === undefined || Number.parseFloat(columnsFrom[from]) <= tableEm,
  );
  const naming = shown.find(({ isRowHeader }) => isRowHeader);
  if (naming?.width !== undefined) return emOf(naming.width);
  const fixed = shown.flatMap(({ width }) => (width === undefined ? [] : [emOf(width)]));
  const left = tableEm - fixed.reduce((sum, width) => sum + width, 0);
  return Math.round((left / (shown.length - fixed.length)) * 10) / 10;
}

const steps = [NARROWEST_EM, ...Object.values(columnsFrom).map((width) => Number.parseFloat(width))];

test.each(Object.entries(tables))('%s leave the column that names the rows its room', (_table, columns) => {
  const tight = steps
    .map((step) => ({ step, room: roomAt(columns, step) }))
    .filter(({ room }) => room < LEAST_EM);
  expect(tight).toEqual([]);
});

test('recipients of all shipments have 220 pixels', () => {
  for (const step of steps) expect(roomAt(tables.deskShipments, step), `${step}em`).toBeGreaterThan(220 / 13);
});

test('recipients of the list keep their least room, whatever columns are chosen', () => {
  const options = { hrefOf: anything, renderRowMenu: anything, now };
  const chosen = [
    standardColumns,
    allColumns,
    ...allColumns.map((key) => [...standardColumns, key]),
    ...allColumns.map((key) => allColumns.filter((other) => other !== key)),
  ].map((keys) => toColumns(keys));
  for (const keys of chosen)
    for (const step of steps)
      expect(
        roomAt(shipmentColumns({ ...options, chosen: keys }), step),
        `${keys.join()} at ${step}em`,
      ).toBeGreaterThanOrEqual(LEAST_OF_RECIPIENT_EM);
});

test('no table is left out', () => {
  const own = readFileSync(import.meta.filename, 'utf8');
  const naming = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter(
    (file) =>
      !file.endsWith('.stories.tsx') &&
      readFileSync(join(import.meta.dirname, file), 'utf8').includes('isRowHeader: true'),
  );
  expect(naming.filter((file) => !own.includes(`'./${file.split(sep).join('/')}'`))).toEqual([]);
});
