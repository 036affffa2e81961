import type { AuditRecord } from 'contract';
import { shipments } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { protocolEntries } from './protocol-entries.ts';

const [shipment] = shipments;
const by = { id: 'usr_1', full_name: 'Jana Möller' };

function record(action: AuditRecord['action'], more: Partial<AuditRecord> = {}): AuditRecord {
  return {
    id: action,
    at: '2026-11-20T09:00:00.000Z',
    action,
    by,
    changedFields: [],
    requestId: null,
    ...more,
  };
}

function told(...records: AuditRecord[]): string[] {
  if (!shipment) throw new Error('No shipment');
  return protocolEntries(records, shipment).map(({ title, detail }) => `${title}: ${detail}`);
}

test('an order is told once where its end is known', () => {
  const requestId = 'req_1';
  expect(told(record('ordered', { requestId }), record('order-begun', { requestId }))).toEqual([
    'Beauftragt: Jana Möller',
  ]);
});

test('an order that has begun is told while its end is not known', () => {
  expect(told(record('order-begun', { requestId: 'req_1' }))).toEqual(['Beauftragung begonnen: Jana Möller']);
});

test('a change tells its parts, each once', () => {
  const changedFields = [
    'shipmentData.packages.0.weightKg',
    'to.address.city',
    'to.phone',
    'referenceNumber2',
  ];
  expect(told(record('changed', { changedFields }))).toEqual([
    'Vorlage geändert: Jana Möller · Packstücke, Empfänger, Referenz\u00A02',
  ]);
});

test('fields of no part are not told', () => {
  expect(told(record('changed', { changedFields: ['version', 'referenceNumberOfNobody'] }))).toEqual([
    'Vorlage geändert: Jana Möller',
  ]);
});

test('what a job has done is nobody’s', () => {
  expect(told(record('not-ordered', { by: null }))).toEqual(['Nicht beauftragt: Automatisch']);
});
