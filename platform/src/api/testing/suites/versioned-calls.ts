import type { StaffCountry, StaffPackagingRule, StaffTerritory } from 'contract';
import { addresses, domesticDraft, organizations, pickupDraft } from 'contract/fixtures';
import { type PersonName, success, type TestApi } from '../test-api.ts';
import { testCase } from './poison-samples-of-tests.ts';
import {
  contentPage,
  emptyBilling,
  ofChile,
  ofEasterIsland,
  packagingRule,
  series,
} from './versioned-bodies.ts';

/** A call that names the version it was made of. */
interface VersionedCall {
  /** As the contract names it. */
  readonly name: string;
  /** What is said of the thing that somebody else has changed. */
  readonly title: string;
  readonly by: PersonName;
  /** Makes or finds the thing, and tells its version. */
  readonly find: () => Promise<{ readonly path: string; readonly version: number }>;
  readonly method: 'PATCH' | 'POST' | 'PUT' | 'DELETE';
  /** What is done already is answered as it is. */
  readonly isRepeatable?: true;
  /** Follows from a number, so that two are not the same. */
  readonly body?: (turn: number) => object;
}

const home = organizations.tietze.orgCode;
const savedContact = { kind: 'recipient', shortName: 'a', block: addresses.sahin };
const template = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };

/** Every call that has a version, with something that it changes. */
export function versionedCalls(api: () => TestApi): readonly VersionedCall[] {
  const made = async (path: `/${string}`, body: object, at: string) => {
    const { id, version } = await success<{ readonly id: string; readonly version: number }>(
      await api().call('owner', `POST ${path}`, { body }),
    );
    return { path: at.replace('{id}', id), version };
  };
  const madeContact = () => made('/contacts', savedContact, '/contacts/{id}');
  const read = async (path: `/${string}`, by: PersonName = 'owner') => {
    const { version } = await success<{ readonly version: number }>(await api().call(by, `GET ${path}`));
    return { path, version };
  };
  const invited = () =>
    made(
      '/organizations/users',
      { email: `${crypto.randomUUID()}@stand.example`, given_name: '', family_name: '', role: 'org_user' },
      '/organizations/users/{id}',
    );
  const newTerritory = async (prefix: string) => {
    const { territories } = await success<StaffCountry>(
      await api().call('backofficeAdmin', 'POST /countries/admin/CL/territories', {
        body: { ...ofEasterIsland, postalCodePrefixes: [prefix] },
      }),
    );
    const { id, version } = territories.find(
      ({ postalCodePrefixes: [first] }) => first === prefix,
    ) as StaffTerritory;
    return { path: `/countries/admin/CL/territories/${id}`, version };
  };
  const newOrganization = async () => {
    const body = {
      orgName: 'Zweitstand',
      externalOrgId: '',
      ownerEmail: `${crypto.randomUUID()}@zwei.example`,
    };
    const { orgCode, version } = await success<{ readonly orgCode: string; readonly version: number }>(
      await api().call('backofficeAdmin', 'POST /organizations', { body }),
    );
    return { path: `/organizations/${orgCode}`, version };
  };

  const madeByStaff = async (path: `/${string}`, body: object) => {
    const { id, version } = await success<{ readonly id: string; readonly version: number }>(
      await api().call('backofficeAdmin', `POST ${path}`, { body }),
    );
    return { path: `${path}/${id}` as const, version };
  };
  const somePage = () => madeByStaff('/pages', { ...contentPage, slug: `stand-${crypto.randomUUID()}` });
  const someSeries = () => madeByStaff('/test-samples', series);
  const someCase = async () => madeByStaff(`${(await someSeries()).path}/items`, testCase);
  const someProduct = async () => {
    const { items } = await success<{ readonly items: readonly { readonly id: string }[] }>(
      await api().call('backofficeUser', 'GET /carrier-products?perPage=1'),
    );
    return items[0]?.id ?? '';
  };

  return [
    {
      name: 'contacts.change',
      title: 'Dieser Kontakt wurde inzwischen geändert.',
      by: 'member',
      find: madeContact,
      method: 'PATCH',
      body: (turn) => ({ ...savedContact, shortName: `v${turn}` }),
    },
    {
      name: 'contacts.remove',
      title: 'Dieser Kontakt wurde inzwischen geändert.',
      by: 'owner',
      find: madeContact,
      method: 'DELETE',
    },
    {
      name: 'pickups.remove',
      title: 'Diese Abholung wurde inzwischen geändert.',
      by: 'owner',
      find: () => made('/pickups', pickupDraft, '/pickups/{id}'),
      method: 'DELETE',
    },
    {
      name: 'pickups.change',
      title: 'Diese Abholung wurde inzwischen geändert.',
      by: 'owner',
      find: () => made('/pickups', pickupDraft, '/pickups/{id}'),
      method: 'PATCH',
      body: (turn) => ({ ...pickupDraft, totalPackages: turn + 1 }),
    },
    {
      name: 'shipments.change',
      title: 'Diese Vorlage wurde inzwischen geändert.',
      by: 'member',
      find: () => made('/shipments', template, '/shipments/{id}'),
      method: 'PATCH',
      body: (turn) => ({ ...template, referenceNumber: `v${turn}` }),
    },
    {
      name: 'shipments.submit',
      title: 'Diese Vorlage wurde inzwischen geändert.',
      by: 'packer',
      find: () => made('/shipments', template, '/shipments/{id}/submit'),
      method: 'POST',
      body: (turn) => ({ ...template, isAvis: false, referenceNumber: `v${turn}` }),
    },
    {
      name: 'shipments.cancel',
      title: 'Diese Sendung wurde inzwischen geändert.',
      by: 'packer',
      find: () => made('/shipments', template, '/shipments/{id}/cancel'),
      method: 'POST',
      isRepeatable: true,
    },
    {
      name: 'billing.change',
      title: 'Die Rechnungsangaben wurden inzwischen geändert.',
      by: 'owner',
      find: () => read('/billing/details'),
      method: 'PATCH',
      body: (turn) => ({ ...emptyBilling, costCentre: `v${turn}` }),
    },
    {
      name: 'pages.remove',
      title: 'Diese Inhaltsseite wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: somePage,
      method: 'DELETE',
    },
    {
      name: 'pages.change',
      title: 'Diese Inhaltsseite wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: somePage,
      method: 'PATCH',
      body: (turn) => ({ ...contentPage, slug: `stand-${crypto.randomUUID()}`, title: `v${turn}` }),
    },
    {
      name: 'carrierPackagingRules.put',
      title: 'Diese Regel wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: async () => {
        const { items } = await success<{ readonly items: readonly StaffPackagingRule[] }>(
          await api().call('backofficeAdmin', 'GET /carrier-packaging-rules/admin'),
        );
        const rule = items.find(({ id }) => id === 'ILO-none');
        return { path: '/carrier-packaging-rules/ILO-none', version: rule?.version ?? 0 };
      },
      method: 'PUT',
      body: (turn) => ({ ...packagingRule, note: `v${turn}` }),
    },
    {
      name: 'carrierProducts.change',
      title: 'Dieses Carrier-Produkt wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: async () => read(`/carrier-products/${await someProduct()}`, 'backofficeAdmin'),
      method: 'PATCH',
      body: (turn) => ({ description: `v${turn}` }),
    },
    {
      name: 'teams.switchProduct',
      title: 'Dieses Carrier-Produkt wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: async () => ({
        path: `/organizations/${home}/carrier-products/${await someProduct()}`,
        version: 0,
      }),
      method: 'PATCH',
      body: () => ({ isActive: true }),
    },
    {
      name: 'countries.change',
      title: 'Dieses Land wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: () => read('/countries/admin/CL', 'backofficeAdmin'),
      method: 'PATCH',
      body: (turn) => ({ ...ofChile, isRegionRequired: turn % 2 === 0 }),
    },
    {
      name: 'countries.changeTerritory',
      title: 'Dieses Sondergebiet wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: () => newTerritory('277'),
      method: 'PATCH',
      body: (turn) => ({ ...ofEasterIsland, postalCodePrefixes: [`${280 + turn}`] }),
    },
    {
      name: 'countries.removeTerritory',
      title: 'Dieses Sondergebiet wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: () => newTerritory('279'),
      method: 'DELETE',
    },
    {
      name: 'testSamples.change',
      title: 'Diese Testreihe wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: someSeries,
      method: 'PATCH',
      body: (turn) => ({ ...series, name: `v${turn}` }),
    },
    {
      name: 'testSamples.changeItem',
      title: 'Dieser Testfall wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: someCase,
      method: 'PATCH',
      body: (turn) => ({ ...testCase, name: `v${turn}` }),
    },
    {
      name: 'testSamples.remove',
      title: 'Diese Testreihe wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: someSeries,
      method: 'DELETE',
    },
    {
      name: 'testSamples.removeItem',
      title: 'Dieser Testfall wurde inzwischen geändert.',
      by: 'backofficeAdmin',
      find: someCase,
      method: 'DELETE',
    },
    {
      name: 'teams.change',
      title: 'Diese Organisation wurde inzwischen geändert.',
      by: 'owner',
      find: () => read(`/organizations/${home}`),
      method: 'PATCH',
      body: (turn) => ({ eoriNumber: `DE${1000 + turn}` }),
    },
    {
      name: 'teams.remove',
      title: 'Diese Organisation wurde inzwischen geändert.',
      by: 'superAdmin',
      find: newOrganization,
      method: 'DELETE',
    },
    {
      name: 'teams.changeUser',
      title: 'Diese Person wurde inzwischen geändert.',
      by: 'owner',
      find: invited,
      method: 'PATCH',
      body: (turn) => ({ role: turn % 2 === 0 ? 'org_owner' : 'org_packing_area' }),
    },
    {
      name: 'teams.removeUser',
      title: 'Diese Person wurde inzwischen geändert.',
      by: 'owner',
      find: invited,
      method: 'DELETE',
    },
  ];
}
