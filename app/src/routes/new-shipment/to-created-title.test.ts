import type { Shipment } from 'contract';
import { expect, test } from 'vitest';
import { toCreatedTitle } from './to-created-title.ts';

const shipment = { id: 'shp_1' } as Shipment;

test('the page is named after what is certain', () => {
  const of = (more: Partial<Shipment>) => toCreatedTitle({ ...shipment, ordering: null, ...more });
  expect(toCreatedTitle(undefined)).toBe('Sendung beauftragt');
  expect(of({ status: 'ordered' })).toBe('Sendung beauftragt');
  expect(of({ status: 'avis' })).toBe('Vorlage gespeichert');
  expect(of({ status: 'avis', ordering: 'open' })).toBe('Sendung erstellen');
});
