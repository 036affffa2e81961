import { api as contract, permissionsOf, rightsFor } from 'contract';
import type { Endpoint, Permission, Shipment } from 'contract';
import { addresses, domesticDraft, organizations } from 'contract/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { permissions } from './permissions.ts';

/** What the owner of the first demo organisation asks for a row of the second one. */
interface Crossing {
  readonly request: `${'GET' | 'POST'} /${string}`;
  /** Lets in at home; at the border it counts for nothing. */
  readonly atHome: Permission;
  /** The only permission that leads over the border. */
  readonly across: Permission;
  /** Answers whoever is let in; lists have to hold the row besides. */
  readonly status?: number;
}

const reading = { atHome: 'read:org_shipments', across: 'read:all_shipments' } as const;
const readingContacts = { atHome: 'read:org_contacts', across: 'read:all_contacts' } as const;

/*
 * Like the tables of rights written down a second time on purpose. Every endpoint that takes
 * `organization` is here, `<shipment>` being an ordered one and `<contact>` an entry of its address book.
 */
const crossings: readonly Crossing[] = [
  { request: 'GET /shipments', ...reading },
  { request: 'GET /shipments/<shipment>', ...reading },
  { request: 'GET /shipments/<shipment>/track', ...reading },
  { request: 'GET /shipments/<shipment>/shipping-label', ...reading },
  { request: 'POST /shipments/<shipment>/printed', ...reading },
  // It is ordered already, which only those are told who may know of it.
  {
    request: 'POST /shipments/<shipment>/submit',
    atHome: 'update:org_shipments',
    across: 'update:all_shipments',
    status: 409,
  },
  { request: 'GET /contacts', ...readingContacts },
  { request: 'GET /contacts/<contact>', ...readingContacts },
];

/** What needs a right to rows and touches none: it asks carriers for prices. */
const touchNothing = ['POST /rates'];

/** Every call that can lead to rows: it takes `organization`, or its right reaches to those of all. */
const leadingToRows = Object.values(contract)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .filter(({ access, query }) => {
    const { entries = {} } = (query ?? {}) as { readonly entries?: object };
    return 'organization' in entries || rightsFor(access).some((right) => permissionsOf(right).all);
  })
  .map(({ method, path }) => `${method} /${path}`)
  .filter((request) => !touchNothing.includes(request));

const foreign = organizations.weserbergland.orgCode;

/** Who may see and change rows of another organisation, permission by permission. */
export function testTenantBorder(api: () => TestApi): void {
  let ids: Readonly<Record<'shipment' | 'contact', string>>;
  const ask = async ({ request }: Crossing, held: readonly Permission[], organization?: string) => {
    const [method, path = ''] = request.split(' ');
    const filled = path.replace('<shipment>', ids.shipment).replace('<contact>', ids.contact);
    const query = organization === undefined ? '' : `?organization=${organization}`;
    const headers = { authorization: `Bearer ${await api().tokenWith(held)}` };
    const answer = await api().call(undefined, `${method ?? ''} ${filled}${query}` as `GET /`, { headers });
    if (!answer.ok || path.includes('<')) {
      const status = answer.status;
      await answer.arrayBuffer();
      return status;
    }
    const { items } = await success<{ items: { id: string }[] }>(answer);
    return items.some(({ id }) => id === ids.shipment || id === ids.contact) ? 200 : 404;
  };

  describe('the border between organisations', () => {
    beforeAll(async () => {
      const draft = { ...domesticDraft, linkedSenderId: null, linkedRecipientId: null };
      const shipment = await success<Shipment>(
        await api().call('otherOwner', 'POST /shipments', { body: draft }),
      );
      const contact = await success<{ id: string }>(
        await api().call('otherOwner', 'POST /contacts', {
          body: { kind: 'recipient', shortName: '', block: addresses.bahia },
        }),
      );
      ids = { shipment: shipment.id, contact: contact.id };
    });

    test('is tried at every call that leads to rows', () => {
      const tried = crossings.map(({ request }) => request.replace(/<\w+>/, '{id}'));
      expect(tried.toSorted()).toEqual(leadingToRows.toSorted());
    });

    test.each(crossings.flatMap((crossing) => [foreign, 'all'].map((of) => ({ ...crossing, of }))))(
      '$request of $of takes $across',
      async ({ of, ...crossing }) => {
        const { atHome, across, status = 200 } = crossing;
        const statuses = await Promise.all(
          permissions.map(async (permission) => [permission, await ask(crossing, [atHome, permission], of)]),
        );
        expect(Object.fromEntries(statuses)).toEqual(
          Object.fromEntries(permissions.map((name) => [name, name === across ? status : 403])),
        );
        expect(await ask(crossing, [across], of)).toBe(status);
      },
    );

    test.each(crossings)('$request without a name stays at home', async (crossing) => {
      expect(await ask(crossing, [crossing.atHome, crossing.across])).toBe(404);
    });

    test('whoever is refused learns nothing of the row', async () => {
      const headers = { authorization: `Bearer ${await api().tokenWith(['read:org_shipments'])}` };
      const get = (id: string) =>
        api().call(undefined, `GET /shipments/${id}?organization=${foreign}`, { headers });
      const { requestId: _there, ...there } = { ...(await problem(await get(ids.shipment), 403)) };
      const { requestId: _nowhere, ...nowhere } = { ...(await problem(await get('nothing'), 403)) };
      expect({ ...there, instance: '' }).toEqual({ ...nowhere, instance: '' });
    });
  });
}
