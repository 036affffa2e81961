import { expect, test } from 'vitest';
import type { CarrierClosing } from '../../data/day-end-closings.ts';
import { ApiError } from '../../http/api-error.ts';
import { closedAmount, toOutcomes } from './to-outcomes.ts';

const closing = {
  id: 'dec_10042',
  number: 'TA-10042',
  carrier: 'GLS' as const,
  createdAt: '2026-11-20T13:02:00.000Z',
  createdBy: { id: 'usr_1', full_name: 'Jana Möller' },
  shipments: 4,
  packages: 7,
  weightKg: 52.1,
};

const silent = (code: string | undefined) => ({
  type: 'about:blank',
  status: 400,
  title: 'Fehler',
  detail: 'Keine Antwort.',
  ...(code !== undefined && { code }),
});

const failure = { shipmentId: 'shp_1', reason: 'Zu spät angemeldet.' };

const closings: readonly CarrierClosing[] = [
  { carrier: 'DHL', result: { closing, failures: [] } },
  { carrier: 'GLS', result: { closing, failures: [failure, failure] } },
  { carrier: 'UPS', result: { closing: null, failures: [failure] } },
  {
    carrier: 'MEX',
    error: new ApiError('server', 'Away', { problem: silent('CARRIER_REFUSED') }),
    isAfterAnother: false,
  },
  { carrier: 'ILO', error: new ApiError('offline', 'Away'), isAfterAnother: false },
  {
    carrier: 'DEKU',
    error: new ApiError('server', 'Away', { problem: silent('CARRIER_UNKNOWN') }),
    isAfterAnother: false,
  },
  {
    carrier: 'DHL',
    error: new ApiError('conflict', 'Wait', { problem: silent('IDEMPOTENCY_IN_PROGRESS') }),
    isAfterAnother: false,
  },
  {
    carrier: 'FedEx',
    error: new ApiError('invalid', 'No', { problem: silent(undefined) }),
    isAfterAnother: false,
  },
  // Nothing is open, perhaps because the attempt before it has closed it all.
  {
    carrier: 'UPS',
    error: new ApiError('invalid', 'No', { problem: silent(undefined) }),
    isAfterAnother: true,
  },
];

test('what went wrong is told, in the words of the platform where it has some', () => {
  expect(toOutcomes(closings)).toEqual([
    { kind: 'partly', carrier: 'GLS', closed: 4, failed: 2 },
    { kind: 'partly', carrier: 'UPS', closed: 0, failed: 1 },
    { kind: 'failed', carrier: 'MEX', reason: 'Keine Antwort.' },
    { kind: 'unknown', carrier: 'ILO', reason: 'Wir haben keine Antwort erhalten.' },
    { kind: 'unknown', carrier: 'DEKU', reason: 'Keine Antwort.' },
    { kind: 'unknown', carrier: 'DHL', reason: 'Keine Antwort.' },
    { kind: 'failed', carrier: 'FedEx', reason: 'Keine Antwort.' },
    { kind: 'unknown', carrier: 'UPS', reason: 'Keine Antwort.' },
  ]);
});

test('what was closed is counted over all carriers', () => {
  expect(closedAmount(closings)).toBe(8);
  expect(closedAmount([])).toBe(0);
});

test('of a carrier that was closed twice only what has failed last is told', () => {
  const twice = [[failure, failure], []].map(
    (failures) => ({ carrier: 'GLS', result: { closing, failures } }) as const,
  );
  expect(toOutcomes(twice)).toEqual([]);
  expect(closedAmount(twice)).toBe(8);
});
