import type { Shipment } from 'contract';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { toCreatedState, toCreatedTitle } from './to-created-state.ts';

const shipment = { id: 'shp_1' } as Shipment;
const closed = { kind: 'closed' } as const;
const failure = new ApiError('server', '', { status: 503 });

test('what was created is there, loading, gone or not to be had', () => {
  expect(toCreatedState({ data: shipment }, closed)).toStrictEqual({
    kind: 'ready',
    shipment,
    label: closed,
  });
  expect(toCreatedState({}, closed)).toEqual({ kind: 'loading' });
  expect(toCreatedState({ error: failure }, closed)).toEqual({
    kind: 'failed',
    failure: { at: failure.time.toISOString(), status: 503 },
  });
  for (const kind of ['notFound', 'invalid'] as const) {
    expect(toCreatedState({ data: shipment, error: new ApiError(kind, '') }, closed)).toEqual({
      kind: 'notFound',
    });
  }
});

test('it stays when asking again has failed, as what is old', () => {
  expect(toCreatedState({ data: shipment, error: failure }, closed)).toEqual({
    kind: 'ready',
    shipment,
    label: closed,
    failure: { at: failure.time.toISOString(), status: 503 },
  });
});

test('the page is named after what is certain', () => {
  const of = (more: Partial<Shipment>) => toCreatedTitle({ ...shipment, ordering: null, ...more });
  expect(toCreatedTitle(undefined)).toBe('Sendung beauftragt');
  expect(of({ status: 'ordered' })).toBe('Sendung beauftragt');
  expect(of({ status: 'avis' })).toBe('Vorlage gespeichert');
  expect(of({ status: 'avis', ordering: 'open' })).toBe('Sendung erstellen');
});
