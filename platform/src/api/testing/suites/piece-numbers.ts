import type { SearchHits, Shipment } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** What carriers call the single pieces of a shipment. */
export function testPieceNumbers(api: () => TestApi): void {
  const order = async (amounts: readonly number[]) => {
    const [row] = domesticDraft.shipmentData.packages;
    const packages = amounts.map((amount) => ({ ...row, amount }));
    const body = {
      ...domesticDraft,
      linkedRecipientId: null,
      linkedSenderId: null,
      shipmentData: { ...domesticDraft.shipmentData, packages },
    };
    return success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
  };

  describe('the pieces of a shipment', () => {
    test('have a number each, the first of which is that of the shipment', async () => {
      const { id, trackingNumber, pieceNumbers } = await order([2, 1]);
      expect(pieceNumbers).toHaveLength(3);
      expect(new Set(pieceNumbers).size).toBe(3);
      expect(pieceNumbers[0]).toBe(trackingNumber);
      const read = await success<Shipment>(await api().call('packer', `GET /shipments/${id}`));
      expect(read.pieceNumbers).toEqual(pieceNumbers);
      expect((await order([1])).pieceNumbers).toHaveLength(1);
    });

    test('are found by theirs', async () => {
      const { id, pieceNumbers } = await order([3]);
      for (const number of pieceNumbers) {
        const { shipments } = await success<SearchHits>(
          await api().call('owner', `GET /search?q=${encodeURIComponent(number)}`),
        );
        expect(
          shipments.map((hit) => hit.id),
          number,
        ).toEqual([id]);
      }
    });

    test('have none as long as nothing is ordered', async () => {
      const body = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };
      const template = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
      expect(template.pieceNumbers).toEqual([]);
    });
  });
}
