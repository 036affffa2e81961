import type { Shipment, ShipmentDraft } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { beforeNextWrite } from '../before-next-write.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { shipments } = tables;

/** Enough to meet each other: 150 of them leave the same behind. */
const PAIRS = 24;

const template: ShipmentDraft = {
  ...domesticDraft,
  linkedRecipientId: null,
  linkedSenderId: null,
  isAvis: true,
};

/** Cancelling at the moment in which somebody else orders, or cancels, the same thing. */
export function testCancelRaces(api: () => TestApi): void {
  const create = async (draft: ShipmentDraft) =>
    (await success<Shipment>(await api().call('owner', 'POST /shipments', { body: draft }))).id;
  const cancel = (id: string) =>
    api().call('member', `POST /shipments/${id}/cancel`, { headers: { 'if-match': '"1"' } });
  const submit = (id: string) =>
    api().call('packer', `POST /shipments/${id}/submit`, { headers: { 'if-match': '"1"' } });
  const read = async (id: string) => success<Shipment>(await api().call('owner', `GET /shipments/${id}`));
  const isAtCarrier = async (id: string) => (await api().services.carriers.get('DHL')?.find?.(id)) !== null;

  describe('cancelling at the same moment', () => {
    test('a template that is ordered does one of the two, and says which', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: PAIRS }, async (_, pair) => {
          const id = await create(template);
          const pairOf = [cancel, submit];
          const calls = pair % 2 === 0 ? pairOf : pairOf.toReversed();
          const answers = await Promise.all(calls.map((call) => call(id)));
          const [cancelled, ordered] = pair % 2 === 0 ? answers : answers.toReversed();
          const { status, isAvis } = await read(id);
          return {
            isCancelled: cancelled?.ok,
            isOrdered: ordered?.ok,
            status,
            isAvis,
            isAtCarrier: await isAtCarrier(id),
          };
        }),
      );
      const discarded = { isCancelled: true, isOrdered: false, status: 'cancelled', isAvis: true };
      const taken = { isCancelled: false, isOrdered: true, status: 'ordered', isAvis: false };
      for (const outcome of outcomes) {
        expect(outcome).toEqual(
          outcome.isOrdered ? { ...taken, isAtCarrier: true } : { ...discarded, isAtCarrier: false },
        );
      }
    });

    test('a template that begins to be ordered between looking and discarding is kept', async () => {
      const id = await create(template);
      const { db } = api().services;
      const end = beforeNextWrite(db, () =>
        db.update(shipments).set({ ordering: 'open' }).where(eq(shipments.id, id)),
      );
      const { detail } = await problem(await cancel(id), 409).finally(end);
      expect(detail).toBe('Diese Sendung wird gerade beauftragt.');
      expect(await read(id)).toMatchObject({ status: 'avis', ordering: 'open' });
    });

    test(
      'what is ordered, by two people, is cancelled at its carrier too',
      { timeout: 120_000 },
      async () => {
        const outcomes = await Promise.all(
          Array.from({ length: PAIRS / 3 }, async () => {
            const id = await create({ ...template, isAvis: false });
            const answers = await Promise.all([cancel(id), cancel(id)]);
            const { status } = await read(id);
            return [...answers.map((answer) => answer.status), status, await isAtCarrier(id)];
          }),
        );
        for (const outcome of outcomes) expect(outcome).toEqual([200, 200, 'cancelled', false]);
      },
    );
  });
}
