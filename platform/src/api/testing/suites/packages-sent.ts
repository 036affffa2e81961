import {
  type Contact,
  defaultPackage,
  type Package,
  PACKAGES_SENT,
  type SentPackage,
  type Shipment,
} from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

/** What a contact was sent last. */
export function testPackagesSent(api: () => TestApi): void {
  const newContact = async (by: PersonName = 'owner') =>
    success<Contact>(
      await api().call(by, 'POST /contacts', {
        body: { kind: 'recipient', shortName: '', block: addresses.brueggemann },
      }),
    );
  const send = async (linkedRecipientId: string, packages: readonly Partial<Package>[], isAvis = false) => {
    const rows = packages.map((row) => ({ ...defaultPackage, ...row }));
    const shipmentData = { ...domesticDraft.shipmentData, packages: rows };
    const body = { ...domesticDraft, linkedSenderId: null, linkedRecipientId, shipmentData, isAvis };
    return success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
  };
  const sentTo = async (id: string, by: PersonName = 'packer') =>
    (
      await success<{ items: SentPackage[] }>(
        await api().call(by, `GET /shipments/packages-sent?recipientId=${id}`),
      )
    ).items;
  const orderedOn = (id: string, day: string) =>
    api()
      .store.db.update(tables.shipments)
      .set({ orderedAt: new Date(`${day}T10:00:00Z`) })
      .where(eq(tables.shipments.id, id));

  describe('the packages that a contact was sent', () => {
    test('are those of its last shipments, the newest first and each but once', async () => {
      const { id } = await newContact();
      const sent = [
        await send(id, [{ weightKg: 1 }, { weightKg: 2, lengthCm: 40 }]),
        await send(id, [{ weightKg: 3, amount: 2 }]),
        await send(id, [{ weightKg: 1 }]),
      ];
      for (const [index, { id: shipment }] of sent.entries()) await orderedOn(shipment, `2026-11-1${index}`);
      const { carrier, carrierProductCode } = domesticDraft;
      const product = { carrier, carrierProductCode };
      expect(await sentTo(id)).toEqual([
        { sentAt: '2026-11-12T10:00:00.000Z', ...product, package: { ...defaultPackage, weightKg: 1 } },
        {
          sentAt: '2026-11-11T10:00:00.000Z',
          ...product,
          package: { ...defaultPackage, weightKg: 3, amount: 2 },
        },
        {
          sentAt: '2026-11-10T10:00:00.000Z',
          ...product,
          package: { ...defaultPackage, weightKg: 2, lengthCm: 40 },
        },
      ]);
    });

    test('are as many as one looks through', async () => {
      const { id } = await newContact();
      await send(
        id,
        [1, 2, 3, 4, 5, 6].map((weightKg) => ({ weightKg })),
      );
      expect((await sentTo(id)).map(({ package: { weightKg } }) => weightKg)).toEqual([1, 2, 3, 4]);
      expect(PACKAGES_SENT).toBe(4);
    });

    test('are none of a template, of what was cancelled, and of somebody else', async () => {
      const [one, other] = [await newContact(), await newContact()];
      await send(one.id, [{ weightKg: 1 }], true);
      const { id, version } = await send(one.id, [{ weightKg: 2 }]);
      await send(other.id, [{ weightKg: 3 }]);
      expect((await sentTo(one.id)).map(({ package: { weightKg } }) => weightKg)).toEqual([2]);
      await success(
        await api().call('owner', `POST /shipments/${id}/cancel`, {
          headers: { 'if-match': `"${version}"` },
        }),
      );
      expect(await sentTo(one.id)).toEqual([]);
      expect(await sentTo('con_nobody')).toEqual([]);
    });

    test('are told to nobody of another organisation, staff neither', async () => {
      const { id } = await newContact();
      await send(id, [{}]);
      expect(await sentTo(id)).toHaveLength(1);
      expect(await sentTo(id, 'otherOwner')).toEqual([]);
      expect(await sentTo(id, 'backofficeUser')).toEqual([]);
    });
  });
}
