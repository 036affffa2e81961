import { SEARCH_HITS } from 'contract';
import type { Contact, Organization, SearchHits, Shipment } from 'contract';
import { addresses, domesticDraft, organizations } from 'contract/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

/** What one text finds, and what organisations somebody may look into. */
export function testSearch(api: () => TestApi): void {
  const find = async (text: string, person: PersonName = 'otherOwner') =>
    success<SearchHits>(await api().call(person, `GET /search?q=${encodeURIComponent(text)}`));
  const create = async (
    person: PersonName,
    to: (typeof addresses)[keyof typeof addresses],
    reference: string,
  ) =>
    success<Shipment>(
      await api().call(person, 'POST /shipments', {
        body: {
          ...domesticDraft,
          linkedRecipientId: null,
          linkedSenderId: null,
          referenceNumber: reference,
          to,
        },
      }),
    );

  describe('one search over everything', () => {
    let shipment: Shipment;
    let contact: Contact;

    beforeAll(async () => {
      shipment = await create('otherOwner', addresses.sahin, 'Quittenglas');
      await create('owner', addresses.sahin, 'Quittenglas');
      contact = await success<Contact>(
        await api().call('otherOwner', 'POST /contacts', {
          body: { kind: 'recipient', shortName: 'Quittenbauer', block: addresses.meyer },
        }),
      );
    });

    test('finds shipments and contacts of the own organisation alone', async () => {
      expect(await find('quitten')).toEqual({
        shipments: [
          {
            id: shipment.id,
            orderNumber: shipment.orderNumber,
            trackingNumber: shipment.trackingNumber,
            status: shipment.status,
            recipient: addresses.sahin.companyName,
            city: addresses.sahin.address.city,
          },
        ],
        contacts: [
          {
            id: contact.id,
            kind: 'recipient',
            name: addresses.meyer.companyName,
            postalCode: addresses.meyer.address.postalCode,
            city: addresses.meyer.address.city,
          },
        ],
      });
    });

    test('reaches no further for staff, who look into other organisations in the backoffice', async () => {
      expect(await find('quitten', 'superAdmin')).toEqual({ shipments: [], contacts: [] });
    });

    test('shows nobody what they may not read', async () => {
      const { shipments, contacts } = await find(addresses.loewenstein.companyName, 'owner');
      expect([shipments.length > 0, contacts.length > 0]).toEqual([true, true]);
      const packer = await find(addresses.loewenstein.companyName, 'packer');
      expect(packer.shipments.map(({ id }) => id)).toEqual(shipments.map(({ id }) => id));
      expect(packer.contacts).toEqual([]);
    });

    test('finds a tracking number with blanks in it', async () => {
      const number = shipment.trackingNumber ?? '';
      const { shipments } = await find(number.replace(/(.{4})/g, '$1 '));
      expect(shipments.map(({ id }) => id)).toEqual([shipment.id]);
    });

    test('tells a few hits, the newest first', async () => {
      const made: string[] = [];
      for (let count = 0; count <= SEARCH_HITS; count += 1)
        made.push((await create('otherOwner', addresses.meyer, 'Mirabellen')).id);
      const { shipments } = await find('mirabellen');
      expect(shipments.map(({ id }) => id)).toEqual(made.toReversed().slice(0, SEARCH_HITS));
    });

    test('asks for two characters', async () => {
      expect((await api().call('owner', 'GET /search?q=%20q%20')).status).toBe(400);
    });
  });

  describe('the organisations of a person', () => {
    test('are named in the order of joining, and no others', async () => {
      const mine = async (person: PersonName) =>
        (await success<{ items: Organization[] }>(await api().call(person, 'GET /organizations/mine'))).items;
      expect(await mine('memberOfTwo')).toEqual([organizations.weserbergland, organizations.tietze]);
      expect(await mine('owner')).toEqual([organizations.tietze]);
    });
  });
}
