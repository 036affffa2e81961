import type { Carrier, TestRequest } from 'contract';
import { domesticDraft, testItem, testItems, testSamples } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { CarrierFaults, connectCarriers, createOrderBook } from '../carriers/index.ts';
import { askCarrier } from '../resources/test-samples/ask-carrier.ts';
import { tables } from '../store/index.ts';
import type { DatabaseSession } from '../store/index.ts';
import { shiftDay, shiftInstant } from './demo-time.ts';

/**
 * Writes a series of test cases, so that staff can execute one before they have written any. What is expected is what
 * the simulated carriers answer; of the last case nobody has said it yet.
 */
export async function seedDemoTests(db: DatabaseSession, now: Date): Promise<void> {
  const { customs } = testSamples;
  const { id: sampleId, name, tolerancePercent, ignoredFields, updatedBy } = customs;
  const at = shiftInstant(customs.updatedAt, now);
  await db.insert(tables.testSamples).values({
    id: sampleId,
    name,
    tolerancePercent,
    ignoredFields,
    createdAt: at,
    updatedAt: at,
    updatedById: updatedBy.id,
    updatedByName: updatedBy.full_name,
  });
  const carriers = connectCarriers({
    now: () => now,
    faults: new CarrierFaults(),
    latencyScale: 0,
    orderBook: createOrderBook(),
    seed: 'demo',
  });
  const [inland, , islands, express] = testItems;
  for (const [listed, to] of [
    [inland, domesticDraft.to],
    [islands, testItem.to],
    [express, domesticDraft.to],
  ] as const) {
    if (!listed) continue;
    const [row] = await db
      .insert(tables.testItems)
      .values({
        id: listed.id,
        sampleId,
        name: listed.name,
        operation: 'rates',
        carrier: listed.carrier as Carrier,
        productCode: listed.productCode,
        request: requestTo(to, now),
      })
      .returning();
    if (!row || listed === express) continue;
    const asked = await askCarrier({ carriers, now: () => now, reportFault: () => {} }, row, row.id);
    if (!asked.isAnswered) throw new Error(`No carrier answers the demo test ${row.id}`);
    await db
      .update(tables.testItems)
      .set({
        expected: asked.received,
        expectedAt: at,
        expectedById: updatedBy.id,
        expectedByName: updatedBy.full_name,
      })
      .where(eq(tables.testItems.id, row.id));
  }
}

function requestTo(to: TestRequest['to'], now: Date): TestRequest {
  const { from, shipmentData, dangerous, insured, declaredValue } = testItem;
  const requestedDeliveryDate = shiftDay(shipmentData.requestedDeliveryDate, now);
  return {
    from,
    to,
    shipmentData: { ...shipmentData, requestedDeliveryDate },
    dangerous,
    insured,
    declaredValue,
  };
}
