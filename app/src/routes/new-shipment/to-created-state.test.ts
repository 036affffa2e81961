import type { Shipment } from 'contract';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { toCreatedState } from './to-created-state.ts';

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
