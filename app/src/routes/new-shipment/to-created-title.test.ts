import type { Shipment } from 'contract';
import { expect, test } from 'vitest';
import { toCreatedTitle } from './to-created-title.ts';

const shipment = { id: 'shp_1' } as Shipment;
const failure = { at: '2026-11-20T08:14:00.000Z' };
const person = { name: '', role: '', organizationName: '' };

test('the page is named after what is certain', () => {
  const of = (more: Partial<Shipment>) =>
    toCreatedTitle({
      kind: 'ready',
      value: { ...shipment, ordering: null, ...more },
      isRefreshing: false,
    });
  expect(of({ status: 'ordered' })).toBe('Sendung beauftragt');
  expect(of({ status: 'avis' })).toBe('Vorlage gespeichert');
  expect(of({ status: 'avis', ordering: 'open' })).toBe('Sendung erstellen');
});

test('no title says that something was ordered where the page does not', () => {
  expect(toCreatedTitle({ kind: 'loading', isSlow: false })).toBe('Sendung erstellen');
  expect(toCreatedTitle({ kind: 'failed', failure, isRetrying: false })).toBe('Sendung erstellen');
  expect(toCreatedTitle({ kind: 'notFound' })).toBe('Seite nicht gefunden');
  expect(toCreatedTitle({ kind: 'forbidden', refusal: { person, helper: 'owner' } })).toBe(
    'Fehlende Berechtigung',
  );
});
