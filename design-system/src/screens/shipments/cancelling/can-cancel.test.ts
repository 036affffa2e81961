import { shipmentStatuses } from 'contract';
import { expect, test } from 'vitest';
import { cancellable, whyNotCancellable } from './can-cancel.ts';

const open = { ordering: null, closedAt: null, isTakenOver: false };

test.each(shipmentStatuses)('what is %s', (status) => {
  const answers = {
    avis: 'yes',
    ordered: 'yes',
    exception: 'yes',
    transit: { reason: 'Der Dienstleister hat die Sendung bereits übernommen.' },
    in_delivery: { reason: 'Der Dienstleister hat die Sendung bereits übernommen.' },
    delivered: 'no',
    returned: 'no',
    cancelled: 'no',
  };
  expect(cancellable({ ...open, status })).toEqual(answers[status]);
});

test('what is being ordered, closed, or of an unknown status', () => {
  expect(cancellable({ ...open, status: 'avis', ordering: 'open' })).toBe('no');
  expect(cancellable({ ...open, status: 'ordered', closedAt: '2026-11-20T16:00:00.000Z' })).toEqual({
    reason: 'Schon in einem Tagesabschluss.',
  });
  expect(cancellable({ ...open, status: 'unknown' })).toBe('no');
});

test('everything that cannot be cancelled has a reason that can be told of many', () => {
  const reasons = shipmentStatuses.map((status) => [status, whyNotCancellable({ ...open, status })]);
  expect(Object.fromEntries(reasons)).toEqual({
    avis: undefined,
    ordered: undefined,
    exception: undefined,
    transit: 'Der Dienstleister hat die Sendung bereits übernommen.',
    in_delivery: 'Der Dienstleister hat die Sendung bereits übernommen.',
    delivered: 'Schon zugestellt.',
    returned: 'Auf dem Rückweg oder schon zurück.',
    cancelled: 'Schon storniert oder verworfen.',
  });
  expect(whyNotCancellable({ ...open, status: 'avis', ordering: 'unclear' })).toBe('Wird gerade beauftragt.');
  expect(whyNotCancellable({ ...open, status: 'unknown' })).toBe('Der Status ist unbekannt.');
});

test('what its carrier has taken over stays, whatever its status is called now', () => {
  const reason = 'Der Dienstleister hat die Sendung bereits übernommen.';
  for (const status of ['ordered', 'exception'] as const) {
    const taken = { ...open, status, isTakenOver: true };
    expect(cancellable(taken)).toEqual({ reason });
    expect(whyNotCancellable(taken)).toBe(reason);
  }
});
