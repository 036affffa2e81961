import { threadId } from 'node:worker_threads';
import { limits } from 'contract';
import { expect, test } from 'vitest';
import { drawDocument, drawnByThreads } from './draw-document.ts';
import { shippingLabel } from './shipping-label.ts';
import { exampleLabel } from './testing/example-label.ts';

const drawLabel = (pieces: number) => drawDocument({ kind: 'label', label: exampleLabel(pieces) });

test('a label is drawn in another thread, and is the same', async () => {
  const before = drawnByThreads().documents;
  const bytes = await drawLabel(3);
  const { documents, threadIds } = drawnByThreads();
  expect(documents).toBe(before + 1);
  expect(threadIds).toHaveLength(1);
  expect(threadIds).not.toContain(threadId);
  expect(Buffer.from(bytes).equals(await shippingLabel(exampleLabel(3)))).toBe(true);
});

test('many at once are drawn one after the other, the largest among them', async () => {
  const labels = await Promise.all([limits.pieces, 1, 2].map(drawLabel));
  expect(labels.map((bytes) => Buffer.from(bytes).toString('latin1', 0, 5))).toEqual(
    Array.from({ length: 3 }, () => '%PDF-'),
  );
  expect(drawnByThreads().threadIds).toHaveLength(1);
});

test('what waits without end is turned away, and the others get theirs', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => drawLabel(1)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(50);
});
