import { contactTableColumns } from 'contract';
import type { Contact, ContactDraft, Shipment, ShipmentDraft } from 'contract';
import { addresses, domesticDraft, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const recipient: ContactDraft = { kind: 'recipient', shortName: '', block: addresses.sahin };
const sender: ContactDraft = { kind: 'sender', shortName: 'Lager', block: addresses.tietze };

interface ContactsPage {
  readonly items: Contact[];
  readonly totalItems: number;
  readonly kindCounts?: Record<string, number>;
}

/** What is done with contacts that are there, and how their list is narrowed down and sorted. */
export function testContactChanges(api: () => TestApi): void {
  const create = async (draft: ContactDraft = recipient, by: PersonName = 'owner') =>
    success<Contact>(await api().call(by, 'POST /contacts', { body: draft }));
  const read = async (id: string) => success<Contact>(await api().call('owner', `GET /contacts/${id}`));
  const change = (
    { id, version }: Pick<Contact, 'id' | 'version'>,
    draft: ContactDraft,
    by: PersonName = 'member',
  ) => api().call(by, `PATCH /contacts/${id}`, { body: draft, headers: { 'if-match': `"${version}"` } });
  const remove = (id: string, by: PersonName = 'owner') =>
    api().call(by, `DELETE /contacts/${id}`, { headers: { 'if-match': '"1"' } });
  const makeDefault = (id: string, by: PersonName = 'owner') =>
    api().call(by, `POST /contacts/${id}/default-sender`);
  const recordsOf = async (id: string) =>
    api()
      .store.db.select()
      .from(tables.auditRecords)
      .where(and(eq(tables.auditRecords.objectKind, 'contact'), eq(tables.auditRecords.objectId, id)))
      .orderBy(tables.auditRecords.at);

  describe('a contact that is changed', () => {
    test('says by whom and when, is found by its new words, and is written down', async () => {
      const contact = await create();
      expect(contact).toMatchObject({
        version: 1,
        updatedAt: null,
        updatedBy: '',
        createdById: people.owner.id,
      });
      const block = { ...addresses.sahin, companyName: 'Zwölfender Labor', personName: '' };
      const answer = await change(contact, { kind: 'recipient', shortName: 'Zwölf', block });
      expect(answer.headers.get('etag')).toBe('"2"');
      expect(await success<Contact>(answer)).toMatchObject({
        id: contact.id,
        version: 2,
        shortName: 'Zwölf',
        updatedBy: 'Aylin Özdemir',
        updatedAt: api().now.toISOString(),
        createdById: people.owner.id,
      });
      const found = await api().call('owner', 'GET /contacts?search=zwoelfender');
      expect((await success<ContactsPage>(found)).items.map(({ id }) => id)).toEqual([contact.id]);
      const [, record] = await recordsOf(contact.id);
      expect(record).toMatchObject({ action: 'changed', personName: 'Aylin Özdemir' });
      expect(record?.changes).toContainEqual({ field: 'shortName', before: '', after: 'Zwölf' });
    });

    test('by two people at once is changed by one, and the other is told', async () => {
      const contact = await create();
      const answers = await Promise.all(
        ['eins', 'zwei'].map((shortName) => change(contact, { ...recipient, shortName })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
      const late = answers.find(({ status }) => status === 412);
      expect(late && (await problem(late, 412))).toMatchObject({
        code: 'VERSION_STALE',
        title: 'Dieser Kontakt wurde inzwischen geändert.',
      });
      expect(await read(contact.id)).toMatchObject({ version: 2 });
    });

    test('twice in the same way is changed once: the answer to the first may be lost', async () => {
      const contact = await create();
      const draft = { ...recipient, shortName: 'Wieder' };
      const first = await success<Contact>(await change(contact, draft));
      expect(await success(await change(contact, draft))).toEqual(first);
      expect(await recordsOf(contact.id)).toHaveLength(2);
    });

    test('needs its version, and sound words', async () => {
      const contact = await create();
      const path = `PATCH /contacts/${contact.id}` as const;
      await problem(await api().call('owner', path, { body: recipient }), 428);
      const block = { ...addresses.sahin, email: 'labor' };
      expect((await problem(await change(contact, { ...recipient, block }), 422)).errors).toEqual([
        { pointer: '/block/email', detail: 'E-Mail muss ein "@"-Symbol enthalten' },
      ]);
    });
  });

  describe('sender addresses', () => {
    const words = 'Nur Inhaber können Absenderadressen ändern.';

    test('are for those to change who have the flag for it', async () => {
      const own = await create(sender);
      const body = sender;
      const attempts = [
        await api().call('member', 'POST /contacts', { body }),
        await api().call('member', 'POST /contacts', { body: { ...body, kind: 'neutral_sender' } }),
        await change(own, { ...sender, shortName: 'Anders' }),
        await change(own, { ...sender, kind: 'recipient' }),
        await change(await create(), sender),
        await makeDefault(own.id, 'member'),
      ];
      for (const attempt of attempts) expect((await problem(attempt, 403)).detail).toBe(words);
      expect(await read(own.id)).toEqual(own);
      await success(await change(own, { ...sender, shortName: 'Anders' }, 'owner'));
    });

    test('are the default one at a time, and none once they are something else', async () => {
      const [one, other] = [await create(sender), await create(sender)];
      await Promise.all([makeDefault(one.id), makeDefault(other.id)]);
      expect(await success<Contact>(await makeDefault(one.id))).toMatchObject({
        isDefaultSender: true,
        version: 1,
      });
      const senders = await api().call('member', 'GET /contacts?kind=sender&perPage=100');
      const defaults = (await success<ContactsPage>(senders)).items.filter(
        ({ isDefaultSender }) => isDefaultSender,
      );
      expect(defaults.map(({ id }) => id)).toEqual([one.id]);
      // What is the default already stays it, and nothing is written down.
      const before = await recordsOf(one.id);
      await success(await makeDefault(one.id));
      expect(await recordsOf(one.id)).toHaveLength(before.length);
      expect(await success(await change(one, { ...sender, kind: 'recipient' }, 'owner'))).toMatchObject({
        isDefaultSender: false,
      });
      // The log says so of each, also of the one that somebody else has taken it from.
      for (const { id } of [one, other])
        expect((await recordsOf(id)).flatMap(({ changes }) => changes)).toContainEqual({
          field: 'isDefaultSender',
          before: true,
          after: false,
        });
    });

    test('are senders: another contact is none by default', async () => {
      expect(await problem(await makeDefault((await create()).id), 409)).toMatchObject({
        title: 'Dieser Kontakt ist keine Absenderadresse.',
      });
    });
  });

  describe('a contact that is deleted', () => {
    test('is gone, and written down with what it held', async () => {
      const contact = await create();
      expect((await remove(contact.id)).status).toBe(204);
      await problem(await api().call('owner', `GET /contacts/${contact.id}`), 404);
      await problem(await remove(contact.id), 404);
      await problem(await change(contact, { ...recipient, shortName: 'spät' }), 404);
      const record = (await recordsOf(contact.id)).at(-1);
      expect(record?.action).toBe('deleted');
      expect(record?.changes).toContainEqual(
        expect.objectContaining({ before: addresses.sahin.companyName, after: null }),
      );
    });

    test('has to be their own, for those who may delete no other', async () => {
      const colleagues = await create();
      const own = await create(recipient, 'member');
      await problem(await remove(colleagues.id, 'member'), 403);
      expect((await remove(own.id, 'member')).status).toBe(204);
      await read(colleagues.id);
    });

    test('leaves templates as they are, which then name nobody', async () => {
      const contact = await create();
      const draft: ShipmentDraft = {
        ...domesticDraft,
        isAvis: true,
        to: contact.block,
        linkedSenderId: null,
        linkedRecipientId: contact.id,
      };
      const template = await success<Shipment>(await api().call('owner', 'POST /shipments', { body: draft }));
      await remove(contact.id);
      const left = await success<Shipment>(await api().call('owner', `GET /shipments/${template.id}`));
      expect(left).toEqual({ ...template, linkedRecipientId: null });
      const ordered = await api().call('packer', `POST /shipments/${template.id}/submit`);
      expect(await success<Shipment>(ordered)).toMatchObject({ to: template.to });
    });
  });

  describe('the list', () => {
    const named = (companyName: string, countryCode = 'DE', kind: ContactDraft['kind'] = 'recipient') => {
      const { address } = countryCode === 'AT' ? addresses.oetztal : addresses.sahin;
      return create({ kind, shortName: '', block: { ...addresses.sahin, companyName, phone: '', address } });
    };
    const list = async (query: string) =>
      success<ContactsPage>(await api().call('member', `GET /contacts?search=sortiert&${query}`));
    const namesOf = ({ items }: ContactsPage) => items.map(({ block }) => block.companyName);

    test('is sorted as names are, chosen by country, and counted by kind', async () => {
      await named('Sortiert Öl GmbH');
      await named('Sortiert Zoll GmbH', 'AT');
      await named('sortiert ober GmbH', 'DE', 'sender');
      await named('Sortiert Ärzte');
      const byName = ['Sortiert Ärzte', 'sortiert ober GmbH', 'Sortiert Öl GmbH', 'Sortiert Zoll GmbH'];
      const all = await list('sort=name&counts=true');
      expect(namesOf(all)).toEqual(byName);
      expect(all.kindCounts).toEqual({ recipient: 3, sender: 1 });
      expect(namesOf(await list('sort=-name'))).toEqual(byName.toReversed());
      expect(namesOf(await list('sort=name&country=AT'))).toEqual(['Sortiert Zoll GmbH']);
      expect(namesOf(await list('sort=name&country=AT,DE&perPage=2&page=2'))).toEqual(byName.slice(2));
      const senders = await list('kind=sender&counts=true');
      expect(namesOf(senders)).toEqual(['sortiert ober GmbH']);
      expect(senders.kindCounts).toEqual({ recipient: 3, sender: 1 });
      expect((await list('')).kindCounts).toBeUndefined();
    });

    test('is exported with heads that an import knows, and calculates nothing', async () => {
      const block = {
        ...addresses.sahin,
        companyName: '=Tabelliert("A")',
        personName: '@Ayşe; Büro',
        phone: '+49 221 5550133',
      };
      await create({ kind: 'recipient', shortName: '-1', block });
      const answer = await api().call('member', 'GET /contacts/export?search=tabelliert&sort=name');
      expect(answer.headers.get('content-disposition')).toContain('Kontakte-2026-11-20.csv');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
      const [heads, row, ...rest] = new TextDecoder().decode(bytes).split('\r\n');
      expect(heads).toBe(contactTableColumns.map(({ header }) => header).join(';'));
      const { address, email, phone } = block;
      expect(row).toBe(
        [
          `"'=Tabelliert(""A"")"`,
          '',
          `"'@Ayşe; Büro"`,
          address.addressLine1,
          '',
          '',
          'DE',
          address.postalCode,
          address.city,
          '',
          email,
          `'${phone}`,
          `'-1`,
          'Empfänger',
        ].join(';'),
      );
      expect(rest).toEqual(['']);
    });
  });
}
