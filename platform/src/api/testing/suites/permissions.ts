import { api as contract, fillPath, roles } from 'contract';
import type { Endpoint, Role } from 'contract';
import { people } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { problem } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

type EndpointName = {
  [Resource in keyof typeof contract]: `${Resource}.${keyof (typeof contract)[Resource] & string}`;
}[keyof typeof contract];

const customers: readonly Role[] = ['org_owner', 'org_user', 'org_packing_area'];
const staff: readonly Role[] = ['super_admin', 'backoffice_admin', 'backoffice_user'];
const administrators: readonly Role[] = ['super_admin', 'backoffice_admin'];
const everybody = roles;

/**
 * Who may call what, written down a second time on purpose: a permission that goes from a
 * descriptor, a role that gains or loses one, and a route that forgets to ask all differ from it.
 */
const callers: Readonly<Record<EndpointName, readonly Role[]>> = {
  'contacts.list': ['org_owner', 'org_user', ...staff],
  'contacts.get': ['org_owner', 'org_user', ...staff],
  'contacts.create': ['org_owner', 'org_user', ...administrators],
  'search.places': everybody,
  'rates.list': [...customers, ...administrators],
  'shipments.list': everybody,
  'shipments.get': everybody,
  'shipments.create': ['org_owner', 'org_user', ...administrators],
  'shipments.submit': everybody,
  'shipments.track': everybody,
  'shipments.shippingLabel': everybody,
  'shipments.printed': everybody,
  'notifications.list': everybody,
  'notifications.markRead': everybody,
  'notifications.markAllRead': everybody,
  'organizations.settings': everybody,
  'organizations.validateInvitation': everybody,
  'organizations.activateUser': everybody,
};

const requests = Object.entries(contract).flatMap(([resource, descriptions]) =>
  Object.entries(descriptions).map(([name, { method, path }]: [string, Endpoint]) => ({
    name: `${resource}.${name}` as EndpointName,
    request: `${method} /${fillPath(path, { id: 'nothing' })}` as const,
  })),
);

/** Somebody who holds the role. */
function personWith(role: Role): PersonName {
  const found = (Object.keys(people) as PersonName[]).find((name) => people[name].role === role);
  if (!found) throw new Error(`Nobody of the fixtures is ${role}`);
  return found;
}

/** Every endpoint asked by every role, with nothing that it could do: only whether it lets them in. */
export function testPermissions(api: () => TestApi): void {
  describe('permissions', () => {
    test.each(requests)('$name lets in whom the table names, and refuses the others', async (row) => {
      const outcomes = await Promise.all(
        roles.map(async (role) => ({ role, answer: await api().call(personWith(role), row.request) })),
      );
      const refused = outcomes.filter(({ answer }) => answer.status === 403);
      expect(outcomes.filter(({ answer }) => answer.status === 401)).toEqual([]);
      expect(roles.filter((role) => !refused.some((one) => one.role === role))).toEqual(
        roles.filter((role) => callers[row.name].includes(role)),
      );
      for (const { answer } of refused) {
        expect(await problem(answer, 403)).toMatchObject({ title: 'Fehlende Berechtigung' });
      }
    });
  });
}
