import { shipments } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { toClosingQuestion } from './to-closing-question.ts';

const [base] = shipments;
if (!base) throw new Error('The fixtures hold no shipment');
const open = {
  ...base,
  status: 'ordered',
  ordering: null,
  closedAt: null,
  trackingNumber: '1',
  carrier: 'DHL',
} as const;

test('what is open is counted by carrier, and the rest by its reason', () => {
  const { closable, ...question } = toClosingQuestion([
    { ...open, id: '1', carrier: 'UPS' },
    { ...open, id: '2' },
    { ...open, id: '3' },
    { ...open, id: '4', status: 'avis' },
    { ...open, id: '5', status: 'transit' },
    { ...open, id: '6', status: 'exception' },
    { ...open, id: '7', closedAt: '2026-11-20T16:00:00.000Z' },
    { ...open, id: '8', trackingNumber: null },
  ]);
  expect(closable.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(question).toEqual({
    total: 3,
    carriers: [
      { carrier: 'DHL', amount: 2 },
      { carrier: 'UPS', amount: 1 },
    ],
    kept: [
      { reason: 'Noch nicht beauftragt.', amount: 1 },
      { reason: 'Der Dienstleister hat die Sendung bereits übernommen.', amount: 1 },
      { reason: 'Nicht mehr offen.', amount: 2 },
      { reason: 'Schon abgeschlossen.', amount: 1 },
    ],
  });
});
