import { type AddressBlock, type Contact, type Recipient, RECIPIENTS, type Shipment } from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

/** Who was sent something, whether or not they are in the address book. */
export function testRecipients(api: () => TestApi): void {
  const blockOf = (companyName: string): AddressBlock => ({ ...addresses.brueggemann, companyName });
  const send = async (to: AddressBlock, day: string, more: Partial<typeof domesticDraft> = {}) => {
    const body = { ...domesticDraft, linkedSenderId: null, linkedRecipientId: null, to, ...more };
    const shipment = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
    if (!more.isAvis)
      await api()
        .store.db.update(tables.shipments)
        .set({ orderedAt: new Date(`${day}T10:00:00Z`) })
        .where(eq(tables.shipments.id, shipment.id));
    return shipment;
  };
  const find = async (search: string, by: PersonName = 'owner') =>
    (
      await success<{ items: Recipient[] }>(
        await api().call(by, `GET /shipments/recipients?search=${encodeURIComponent(search)}`),
      )
    ).items;
  const names = (items: readonly Recipient[]) => items.map(({ block }) => block.companyName);

  describe('recipients', () => {
    test('are found though they are in no address book, each but once, the last first', async () => {
      await send(blockOf('Quittenhof Ärmel'), '2026-11-10');
      await send(blockOf('Quittenhof Ärmel'), '2026-11-12');
      await send(blockOf('Quittenhof Öse'), '2026-11-11');
      expect(await find('quittenhof')).toMatchObject([
        { contactId: null, shipments: 2, sentAt: '2026-11-12T10:00:00.000Z' },
        { contactId: null, shipments: 1, sentAt: '2026-11-11T10:00:00.000Z' },
      ]);
      expect(names(await find('quittenhof aermel'))).toEqual(['Quittenhof Ärmel']);
    });

    test('are found by what they are called, and not by a reference', async () => {
      await send(blockOf('Dattelkontor'), '2026-11-10', { referenceNumber: 'Feigenblatt' });
      expect(names(await find('dattelkontor'))).toEqual(['Dattelkontor']);
      expect(await find('feigenblatt')).toEqual([]);
    });

    test('of the address book are what they are there today, for whoever may read it', async () => {
      const draft = { kind: 'recipient', shortName: '', block: blockOf('Mirabellen alt') };
      const contact = await success<Contact>(await api().call('owner', 'POST /contacts', { body: draft }));
      await send(draft.block, '2026-11-10', { linkedRecipientId: contact.id });
      await success(
        await api().call('owner', `PATCH /contacts/${contact.id}`, {
          headers: { 'if-match': `"${contact.version}"` },
          body: { ...draft, block: blockOf('Mirabellen neu') },
        }),
      );
      const [found] = await find('mirabellen');
      expect(found).toMatchObject({
        contactId: contact.id,
        block: { companyName: 'Mirabellen neu' },
      });
      const [told] = await find('mirabellen', 'packer');
      expect(told).toMatchObject({ contactId: null, block: { companyName: 'Mirabellen alt' } });
    });

    test('are none of a template, and none of what was cancelled', async () => {
      await send(blockOf('Schlehengrund'), '2026-11-10', { isAvis: true });
      // What was ordered long ago is on its way.
      const { id, version } = await send(blockOf('Schlehengrund'), '2029-01-01');
      expect(await find('schlehengrund')).toMatchObject([{ shipments: 1 }]);
      await success(
        await api().call('owner', `POST /shipments/${id}/cancel`, {
          headers: { 'if-match': `"${version}"` },
        }),
      );
      expect(await find('schlehengrund')).toEqual([]);
    });

    test('without a search are the last, then those who are sent the most', async () => {
      for (const day of ['2030-01-01', '2030-01-02', '2030-01-03']) await send(blockOf('Immer wieder'), day);
      for (const index of [4, 5, 6, 7]) await send(blockOf(`Zuletzt ${index}`), `2030-01-0${index}`);
      const found = await find('');
      expect(names(found.slice(0, 4))).toEqual(['Zuletzt 7', 'Zuletzt 6', 'Zuletzt 5', 'Zuletzt 4']);
      const often = found.slice(4);
      expect(names(often)).toContain('Immer wieder');
      const amounts = often.map(({ shipments }) => shipments);
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      // Others were sent something since, once.
      expect(Math.max(...amounts)).toBeGreaterThan(1);
      expect(found.length).toBeLessThanOrEqual(RECIPIENTS);
    });

    test('are told to nobody of another organisation, staff neither', async () => {
      await send(blockOf('Holunderweg'), '2026-11-10');
      expect(await find('holunderweg')).toHaveLength(1);
      expect(await find('holunderweg', 'otherOwner')).toEqual([]);
      expect(await find('holunderweg', 'backofficeUser')).toEqual([]);
    });
  });
}
