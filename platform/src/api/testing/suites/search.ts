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
        quotes: [],
      });
    });

    test('reaches no further for staff, who look into other organisations in the backoffice', async () => {
      expect(await find('quitten', 'superAdmin')).toEqual({ shipments: [], contacts: [], quotes: [] });
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

    test('finds a tracking number with what a label prints and a scanner sends around it', async () => {
      const number = shipment.trackingNumber ?? '';
      for (const text of [`]C0${number}`, `(${number})`, `${number}\u001D`])
        expect(
          (await find(text)).shipments.map(({ id }) => id),
          text,
        ).toEqual([shipment.id]);
    });

    test.each([
      ['D’Angelo', ["D'Angelo", 'D’Angelo', 'dangelo', 'D Angelo', 'D`Angelo', 'Dʼangelo']],
      ["O'Brien-Søndergård", ['O’Brien Sondergard', 'obrien', 'OBrien Søndergård', 'brien-sonder']],
      ['Müller–Lüdenscheidt', ['Müller-Lüdenscheidt', 'muellerluedenscheidt', 'Muller Ludenscheidt']],
      ['Mc Donald', ['McDonald', 'mc-donald', 'Mc Donald']],
      ['Zurmuhlen', ['Zurmühlen', 'zurmuhlen', 'ZURMUHLEN']],
      ['Łukasz Þórsson', ['lukasz thorsson', 'Łukasz Þorsson']],
      ['O‘Hara & Söhne', ["O'Hara", 'OHara Sohne', 'o´hara soehne', 'O′Hara', 'ohara & söhne']],
      ['L’Œuvre d’Émile', ["L'oeuvre d'emile", 'LOEUVRE DEMILE', 'l oeuvre d emile']],
      ['Đorđević Šped', ['dordevic sped', 'DORĐEVIĆ', 'Dordevic']],
      ['Ağaoğlu İnşaat', ['agaoglu insaat', 'AĞAOĞLU İNŞAAT', 'AGAOGLU']],
      ['Saint-Gobain Glass', ['saintgobain', 'Saint Gobain', 'SAINT–GOBAIN']],
    ])('finds %s however its signs are typed', async (companyName, texts) => {
      const block = { ...addresses.meyer, companyName };
      const made = await success<Contact>(
        await api().call('otherOwner', 'POST /contacts', {
          body: { kind: 'recipient', shortName: '', block },
        }),
      );
      const sent = await create('otherOwner', block, 'Zeichenprobe');
      for (const text of texts) {
        const { contacts, shipments } = await find(text);
        expect(
          contacts.map(({ id }) => id),
          text,
        ).toContain(made.id);
        expect(
          shipments.map(({ id }) => id),
          text,
        ).toContain(sent.id);
      }
    });

    test('finds a postcode with its sign and without, and a name of eight letters', async () => {
      const block = {
        ...addresses.meyer,
        companyName: 'Elchtest AB',
        personName: 'Max Weber',
        address: { ...addresses.meyer.address, countryCode: 'SE', postalCode: '11455', city: 'Stockholm' },
      };
      const made = await success<Contact>(
        await api().call('otherOwner', 'POST /contacts', {
          body: { kind: 'recipient', shortName: '', block },
        }),
      );
      expect(made.block.address.postalCode).toBe('114 55');
      for (const text of ['11455', '114 55', '114-55', '11455 Stockholm', 'Max Weber', 'Weber'])
        expect(
          (await find(text)).contacts.map(({ id }) => id),
          text,
        ).toContain(made.id);
    });

    test.each([
      ['GR', '10431', 'Αθήνα', ['104 31', '10431', 'GR-10431', 'GR 104 31', 'ΑΘΗΝΑ', '10431 αθηνα']],
      ['PL', '00950', 'Warszawa', ['00-950', '00950', 'PL-00-950', 'PL 00950', '00 950 warszawa']],
      ['GB', 'n1c4ag', 'London', ['N1C 4AG', 'n1c4ag', 'GB-N1C 4AG', 'London N1C4AG', 'n1c-4ag']],
      ['NL', '1016ea', 'Amsterdam', ['1016 EA', '1016ea', 'NL-1016 EA', '1016EA amsterdam']],
      ['CH', 'CH-8001', 'Zürich', ['8001', 'CH-8001', 'CH–8001 Zürich', 'CH 8001 Zurich']],
      ['DE', '25980', 'Sylt', ['D-25980', 'DE-25980', 'D 25980 Sylt', '２５９８０', '25\u200B980']],
      ['PT', '1100053', 'Lisboa', ['1100-053', '1100053', 'P-1100-053', '1100 053 lisboa']],
      ['LV', '1010', 'Rīga', ['LV-1010', 'LV1010', '1010 Riga']],
      ['CZ', '70200', 'Ostrava', ['702 00', '70200', 'CZ-702 00', 'CZ-70200 Ostrava']],
    ])(
      'finds a postcode of %s, %s, with its sign and signs and without',
      async (countryCode, postalCode, city, texts) => {
        const block = {
          ...addresses.meyer,
          phone: '',
          address: { ...addresses.meyer.address, countryCode, postalCode, city },
        };
        const made = await success<Contact>(
          await api().call('otherOwner', 'POST /contacts', {
            body: { kind: 'recipient', shortName: '', block },
          }),
        );
        const missed: string[] = [];
        for (const text of texts)
          if (!(await find(text)).contacts.some(({ id }) => id === made.id)) missed.push(text);
        expect(missed).toEqual([]);
      },
    );

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
