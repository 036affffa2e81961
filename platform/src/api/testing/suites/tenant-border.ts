import { api as contract, permissionsOf, rightsFor } from 'contract';
import type { Endpoint, Permission, Shipment } from 'contract';
import { addresses, domesticDraft, organizations, people } from 'contract/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { attachFile } from '../attach-file.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { permissions } from './permissions.ts';

/** What the owner of the first demo organisation asks for a row of the second one. */
interface Crossing {
  readonly request: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;
  /** Lets in at home; at the border it counts for nothing. */
  readonly atHome: Permission;
  /** The only permission that leads over the border. */
  readonly across: Permission;
  /** Answers whoever is let in. */
  readonly status?: number;
  /** What tells of the other organisation's row where the answer is about many. */
  readonly told?: (row: ForeignRow) => string;
  /** What is sent along. */
  readonly body?: (row: ForeignRow) => unknown;
}

/** The row of the second organisation, and who has made it. */
interface ForeignRow {
  readonly shipment: string;
  readonly trackingNumber: string;
  readonly contact: string;
  /** A file that is attached to the shipment. */
  readonly asset: string;
  readonly attachment: string;
  readonly quote: string;
  readonly creator: string;
}

const reading = { atHome: 'read:org_shipments', across: 'read:all_shipments' } as const;
const updating = { atHome: 'update:org_shipments', across: 'update:all_shipments' } as const;
const readingContacts = { atHome: 'read:org_contacts', across: 'read:all_contacts' } as const;

/*
 * Like the tables of rights written down a second time on purpose. Every endpoint that takes
 * `organization` is here, `<shipment>` being an ordered one, `<contact>` an entry of its address book and `<quote>` one it has asked for.
 */
const crossings: readonly Crossing[] = [
  { request: 'GET /shipments', ...reading, told: ({ shipment }) => shipment },
  { request: 'GET /shipments/filter-choices', ...reading, told: ({ creator }) => creator },
  { request: 'GET /shipments/export', ...reading, told: ({ trackingNumber }) => trackingNumber },
  {
    request: 'GET /shipments/by-number?number=<trackingNumber>',
    ...reading,
    told: ({ trackingNumber }) => trackingNumber,
  },
  { request: 'GET /shipments/<shipment>', ...reading },
  { request: 'GET /shipments/<shipment>/track', ...reading },
  { request: 'GET /shipments/<shipment>/audit-logs', ...reading },
  { request: 'GET /shipments/<shipment>/attachments', ...reading },
  {
    request: 'POST /shipments/<shipment>/attachments',
    ...updating,
    body: ({ asset }) => ({ assetId: asset }),
  },
  { request: 'GET /file-assets/<asset>/url', ...reading },
  { request: 'POST /file-assets/<asset>/confirm', ...updating },
  // Nothing replaces what is confirmed, which only those are told who may know of it.
  { request: 'PUT /file-assets/<asset>/upload', ...updating, status: 409 },
  { request: 'GET /shipments/<shipment>/shipping-label', ...reading },
  { request: 'POST /shipments/<shipment>/printed', ...reading },
  { request: 'GET /shipments/<shipment>/consignment-note', ...reading },
  // It stays within the EU, which only those are told who may know of it.
  { request: 'GET /shipments/<shipment>/customs-declaration', ...reading, status: 409 },
  { request: 'GET /shipments/<shipment>/commercial-invoice', ...reading, status: 409 },
  // It is ordered already, which only those are told who may know of it.
  { request: 'POST /shipments/<shipment>/submit', ...updating, status: 409 },
  { request: 'PATCH /shipments/<shipment>', ...updating, status: 409 },
  { request: 'GET /rate-requests', ...reading, told: ({ quote }) => quote },
  { request: 'GET /rate-requests/<quote>', ...reading },
  {
    request: 'POST /rate-requests/<quote>/answer',
    ...updating,
    body: () => ({ offer: null, message: '' }),
  },
  { request: 'GET /contacts', ...readingContacts, told: ({ contact }) => contact },
  { request: 'GET /contacts/<contact>', ...readingContacts },
  // Behind the other calls of files: it is gone then, and a repetition does no harm.
  { request: 'DELETE /shipments/<shipment>/attachments/<attachment>', ...updating, status: 204 },
  // At the end: of what is cancelled there is no label.
  { request: 'POST /shipments/<shipment>/cancel', ...updating },
];

/** What needs a right to rows and leads to none: it asks carriers for prices, counts what is at home, or announces a file. */
const leadingNowhere = ['POST /rates', 'GET /shipments/completed-today', 'POST /file-assets/request-upload'];

/** Every call that can lead to rows: it takes `organization`, or its right reaches to those of all. */
const leadingToRows = Object.values(contract)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .filter(({ access, query }) => {
    const { entries = {} } = (query ?? {}) as { readonly entries?: object };
    return 'organization' in entries || rightsFor(access).some((right) => permissionsOf(right).all);
  })
  .map(({ method, path }) => `${method} /${path}`)
  .filter((request) => !leadingNowhere.includes(request));

const foreign = organizations.weserbergland.orgCode;

/** Who may see and change rows of another organisation, permission by permission. */
export function testTenantBorder(api: () => TestApi): void {
  let row: ForeignRow;
  /** @returns the status; 404 too where an answer about many tells nothing of the row */
  const ask = async (
    { request, told, body }: Crossing,
    held: readonly Permission[],
    organization?: string,
  ) => {
    const [method, path = ''] = request.split(' ');
    const filled = path.replace(/<(\w+)>/g, (_, name: string) => row[name as keyof ForeignRow]);
    const query =
      organization === undefined ? '' : `${path.includes('?') ? '&' : '?'}organization=${organization}`;
    const headers = { authorization: `Bearer ${await api().tokenWith(held)}`, 'if-match': '"1"' };
    const answer = await api().call(undefined, `${method ?? ''} ${filled}${query}` as `GET /`, {
      headers,
      body: body?.(row),
    });
    const text = await answer.text();
    return answer.ok && told && !text.includes(told(row)) ? 404 : answer.status;
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
      const quote = await success<{ id: string }>(
        await api().call('otherOwner', 'POST /shipments/request-quote', { body: draft }),
      );
      row = {
        shipment: shipment.id,
        trackingNumber: shipment.trackingNumber ?? '',
        contact: contact.id,
        ...(await attachFile(api(), 'otherOwner', shipment.id)),
        quote: quote.id,
        creator: people.otherOwner.id,
      };
      for (const text of Object.values(row)) expect(text).not.toBe('');
    });

    test('is tried at every call that leads to rows', () => {
      const tried = crossings.map(({ request }) =>
        request
          .replace(/\?.*/, '')
          .replace(/<attachment>/, '{attachmentId}')
          .replace(/<\w+>/, '{id}'),
      );
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
      const { requestId: _there, ...there } = { ...(await problem(await get(row.shipment), 403)) };
      const { requestId: _nowhere, ...nowhere } = { ...(await problem(await get('nothing'), 403)) };
      expect({ ...there, instance: '' }).toEqual({ ...nowhere, instance: '' });
    });
  });
}
