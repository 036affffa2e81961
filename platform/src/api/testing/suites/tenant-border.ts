import { api as contract, permissionsOf, rightsFor } from 'contract';
import type { BillingCosts, ClosingResult, Endpoint, Permission, Shipment } from 'contract';
import { addresses, domesticDraft, organizations, people, pickupDraft } from 'contract/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { attachFile } from '../attach-file.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import {
  type Crossing,
  crossings,
  type ForeignRow,
  monthOfToday,
  nameAcross,
  ownProduct,
} from './crossings.ts';
import { permissions } from './permissions.ts';

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
  .filter((request) => !leadingNowhere.includes(request))
  // Content pages, countries, products of carriers, what these take and test cases are nobody's: all staff may write all
  // of them.
  .filter((request) => !/ \/(?:pages|countries|carrier-\w[\w-]*|test-samples)(?:\/|$)/.test(request))
  // Whose path says which organisation; see the suite of teams.
  .filter((request) => !/ \/organizations(?:\/\{id\}|$)/.test(request));

const foreign = organizations.weserbergland.orgCode;

/** Who may see and change rows of another organisation, permission by permission. */
export function testTenantBorder(api: () => TestApi): void {
  let known: ForeignRow;
  const createContact = async () => {
    const body = { kind: 'recipient', shortName: nameAcross, block: addresses.bahia };
    return (await success<{ id: string }>(await api().call('otherOwner', 'POST /contacts', { body }))).id;
  };
  /** @returns the status; 404 too where an answer about many tells nothing of the row */
  const ask = async (
    { request, told, ownAlone, body, isGoneThen }: Crossing,
    held: readonly Permission[],
    organization?: string,
  ) => {
    const row = isGoneThen ? { ...known, contact: await createContact() } : known;
    const [method, path = ''] = request.split(' ');
    // What is deleted is gone for the next who tries it.
    const { id: newPickup } = path.includes('<newPickup>') ? await createPickup() : { id: '' };
    const filled = path
      .replace('<newPickup>', newPickup)
      .replace(/<(\w+)>/g, (_, name: string) => row[name as keyof ForeignRow]);
    const query =
      organization === undefined ? '' : `${path.includes('?') ? '&' : '?'}organization=${organization}`;
    const headers = { authorization: `Bearer ${await api().tokenWith(held)}`, 'if-match': '"1"' };
    const answer = await api().call(undefined, `${method ?? ''} ${filled}${query}` as `GET /`, {
      headers,
      body: body?.(row),
    });
    const text = await answer.text();
    const isSilent = (told && !text.includes(told(row))) || (ownAlone && text.includes(ownAlone(row)));
    return answer.ok && isSilent ? 404 : answer.status;
  };

  const createPickup = async () =>
    success<{ id: string }>(await api().call('otherOwner', 'POST /pickups', { body: pickupDraft }));

  describe('the border between organisations', () => {
    beforeAll(async () => {
      const draft = { ...domesticDraft, linkedSenderId: null, linkedRecipientId: null };
      const shipment = await success<Shipment>(
        await api().call('otherOwner', 'POST /shipments', { body: draft }),
      );
      const order = async (product: object) =>
        api().call('otherOwner', 'POST /shipments', { body: { ...draft, ...product } });
      const contact = await createContact();
      await success(await order({ linkedRecipientId: contact }));
      await success(await order(ownProduct));
      const { closing } = await success<ClosingResult>(
        await api().call('otherOwner', 'POST /day-end-closings', {
          body: { carrier: 'DHL', excludedIds: [shipment.id] },
        }),
      );
      const quote = await success<{ id: string }>(
        await api().call('otherOwner', 'POST /shipments/request-quote', { body: draft }),
      );
      const { months } = await success<BillingCosts>(await api().call('owner', 'GET /billing/costs'));
      const ordered = months.find(({ month }) => month === monthOfToday);
      known = {
        shipment: shipment.id,
        trackingNumber: shipment.trackingNumber ?? '',
        contact,
        ...(await attachFile(api(), 'otherOwner', shipment.id)),
        quote: quote.id,
        pickup: (await createPickup()).id,
        closing: closing?.id ?? '',
        creator: people.otherOwner.id,
        costsAtHome: ordered ? JSON.stringify(ordered) : '"months":[]',
      };
      for (const text of Object.values(known)) expect(text).not.toBe('');
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
      const { requestId: _there, ...there } = { ...(await problem(await get(known.shipment), 403)) };
      const { requestId: _nowhere, ...nowhere } = { ...(await problem(await get('nothing'), 403)) };
      expect({ ...there, instance: '' }).toEqual({ ...nowhere, instance: '' });
    });
  });
}
