import type { Contact, ContactDraft, Place, Shipment, ShipmentDraft } from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../documents/testing/read-pdf.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

interface Contacts {
  readonly items: Contact[];
}

interface Places {
  readonly items: Place[];
}

export function testContacts(api: () => TestApi): void {
  const create = async (draft: Partial<ContactDraft>) =>
    api().call('owner', 'POST /contacts', {
      body: { kind: 'recipient', shortName: '', block: addresses.sahin, ...draft },
    });
  const names = async (query: string): Promise<string[]> =>
    (await success<Contacts>(await api().call('member', `GET /contacts?${query}`))).items.map(
      (contact) => contact.block.companyName,
    );

  describe('contacts', () => {
    let neutral: Contact;

    beforeAll(async () => {
      await success(await create({ shortName: 'Löwenstein', block: addresses.loewenstein }));
      await success(await create({ block: addresses.brueggemann }));
      await success(await create({ block: addresses.meyer }));
      neutral = await success<Contact>(
        await create({ kind: 'neutral_sender', block: addresses.neutralKiel }),
      );
    });

    test('are new when they are stored', async () => {
      expect(await success(await create({ block: addresses.rosenkranz }))).toMatchObject({
        kind: 'recipient',
        lastUsedAt: null,
        isDefaultSender: false,
      });
    });

    test('are found by folded text, names before places', async () => {
      expect(await names('search=bruggemann')).toEqual([addresses.brueggemann.companyName]);
      expect(await names('search=L%C3%BCdenscheid')).toEqual([addresses.meyer.companyName]);
      // „Löwenstein“ begins the short name of one; the other has it nowhere.
      expect((await names('search=loew'))[0]).toBe(addresses.loewenstein.companyName);
      expect(await names('kind=neutral_sender')).toEqual([addresses.neutralKiel.companyName]);
    });

    test('are refused with the words of the form', async () => {
      const block = { ...addresses.sahin, email: 'labor', companyName: '' };
      const refused = await problem(await create({ block }), 422);
      expect(refused.errors).toEqual([
        { pointer: '/block/email', detail: 'E-Mail muss ein "@"-Symbol enthalten' },
        { pointer: '/block/companyName', detail: 'Geben Sie eine Firma oder einen Ansprechpartner an.' },
      ]);
      expect(refused.title).toBe('2 Angaben fehlen oder sind ungültig.');
    });

    test('move to the top once a shipment names them, and a neutral sender stands on its papers', async () => {
      const draft: ShipmentDraft = {
        ...domesticDraft,
        linkedRecipientId: null,
        linkedSenderId: null,
        neutralShipment: true,
        linkedNeutralSenderId: neutral.id,
      };
      const { id } = await success<Shipment>(await api().call('owner', 'POST /shipments', { body: draft }));
      expect((await names(''))[0]).toBe(addresses.neutralKiel.companyName);
      for (const paper of ['shipping-label', 'consignment-note']) {
        const answer = await api().call('owner', `GET /shipments/${id}/${paper}`);
        const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
        const text = pages.map((page) => page.text).join(' ');
        expect(text).toContain(addresses.neutralKiel.companyName);
        // Whose parcel it is stands nowhere.
        expect(text).not.toContain(domesticDraft.from.companyName);
      }
      const [row] = await api().store.db.query.shipments.findMany({
        where: ({ id: column }, { eq }) => eq(column, id),
      });
      expect(row?.neutralSender).toEqual(addresses.neutralKiel);
    });
  });

  describe('places', () => {
    test('come by postcode or name', async () => {
      const { items } = await success<Places>(await api().call('packer', 'GET /search/places?search=24143'));
      expect(items).toEqual([{ postalCode: '24143', city: 'Kiel', countryCode: 'DE', state: '' }]);
      const austria = await success<Places>(
        await api().call('packer', 'GET /search/places?search=wien&countryCode=at'),
      );
      expect(austria.items).toHaveLength(10);
      expect((await api().call('packer', 'GET /search/places?search=a')).status).toBe(400);
    });
  });
}
