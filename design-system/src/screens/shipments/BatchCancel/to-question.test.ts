import { shipments } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { toQuestion } from './to-question.ts';

const [base] = shipments;
if (!base) throw new Error('The fixtures hold no shipment');
const open = { ...base, ordering: null, closedAt: null };

test('what can be cancelled is counted, templates among it, and the rest by its reason', () => {
  const mixed = [
    { ...open, id: '1', status: 'ordered' as const },
    { ...open, id: '2', status: 'avis' as const },
    { ...open, id: '3', status: 'transit' as const },
    { ...open, id: '4', status: 'delivered' as const },
    { ...open, id: '5', status: 'in_delivery' as const },
    { ...open, id: '6', status: 'ordered' as const, closedAt: '2026-11-20T16:00:00.000Z' },
  ];
  const { cancellable, ...question } = toQuestion(mixed);
  expect(cancellable.map(({ id }) => id)).toEqual(['1', '2']);
  expect(question).toEqual({
    total: 2,
    templates: 1,
    // Nobody agrees to something that cannot be undone before they have seen with which parcels.
    named: [
      { id: '1', number: base.orderNumber, recipient: base.to.companyName },
      { id: '2', number: base.orderNumber, recipient: base.to.companyName },
    ],
    kept: [
      { reason: 'Der Dienstleister hat die Sendung bereits übernommen.', amount: 2 },
      { reason: 'Schon zugestellt.', amount: 1 },
      { reason: 'Schon in einem Tagesabschluss.', amount: 1 },
    ],
  });
});
