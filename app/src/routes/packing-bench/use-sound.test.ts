import type { BenchStep } from 'design-system/screens/shipments/PackingBench/packing-bench-state.ts';
import { expect, test } from 'vitest';
import { createdShipment } from '../new-shipment/testing/created-shipment.ts';
import { toneOf } from './use-sound.ts';

const shipment = { ...createdShipment('shp_1'), orderedAt: null, completedBy: null };

test.each<[step: BenchStep, tone: ReturnType<typeof toneOf>]>([
  [{ kind: 'waiting', result: null }, null],
  [{ kind: 'searching', number: '4711' }, null],
  [{ kind: 'completing', number: '4711', shipment }, 'good'],
  [{ kind: 'several', number: '4711', shipments: [shipment], hasMore: false }, 'good'],
  [{ kind: 'label', shipment, isReprint: false }, 'good'],
  [{ kind: 'waiting', result: { kind: 'printed', shipment, isReprint: false } }, 'good'],
  [{ kind: 'none', number: '4711' }, 'bad'],
  [{ kind: 'ordered', shipment }, 'bad'],
  [{ kind: 'ordering', shipment }, 'bad'],
])('%o sounds %s', (step, tone) => {
  expect(toneOf(step)).toBe(tone);
});
