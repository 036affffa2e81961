import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { idText } from '../rules/id.ts';
import { permissionsFor, permissionsOf, rightsFor } from './access.ts';
import { endpoint, type Endpoint, fillPath } from './endpoint.ts';
import { api } from './index.ts';
import { pageOf, queryBoolean, queryNumber } from './lists.ts';
import { fromPointer, problemSchema, toPointer } from './problem.ts';
import { problemsOf } from './problems-of.ts';

describe('a path', () => {
  it('takes each parameter as one segment', () => {
    expect(fillPath('shipments/{id}/items/{itemId}', { id: 'a/../b', itemId: 'ä?' })).toBe(
      'shipments/a%2F..%2Fb/items/%C3%A4%3F',
    );
    expect(fillPath('contacts')).toBe('contacts');
  });

  it.each<Record<string, string>>([{}, { id: '' }, { other: 'x' }])(
    'is refused when a parameter is missing: %j',
    (params) =>
      expect(() => fillPath('shipments/{id}', params)).toThrow('Path parameter "id" of "shipments/{id}"'),
  );
});

it.each(['.', '..'])('a path never has %j as a segment', (id) =>
  expect(() => fillPath('shipments/{id}/track', { id })).toThrow('Path parameter "id"'),
);

describe('a number in a query', () => {
  const schema = queryNumber(100, 25);

  it.each([
    ['1', 1],
    ['100', 100],
    [7, 7],
    [undefined, 25],
  ])('%j is %j', (value, number) => expect(v.parse(schema, value)).toBe(number));

  it.each(['0', '101', '1.5', 'x', '-1', null, ['1', '2']])('%j is refused', (value) =>
    expect(v.safeParse(schema, value).success).toBe(false),
  );
});

describe('a yes or no in a query', () => {
  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ])('%j is %j', (value, expected) => expect(v.parse(queryBoolean(), value)).toBe(expected));

  it.each(['1', 'yes', '', undefined])('%j is refused', (value) =>
    expect(v.safeParse(queryBoolean(), value).success).toBe(false),
  );
});

describe('an id', () => {
  it.each(['shp_104512', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '_', 'x'.repeat(64)])('may be %s', (id) =>
    expect(v.safeParse(idText(), id).success).toBe(true),
  );

  it.each(['', '.', '..', 'a/b', 'a b', 'ä', 'a\n', '\uD800', 'a\u0000', '%2e', 'x'.repeat(65), 7, null])(
    'is not %j',
    (id) => expect(v.safeParse(idText(), id).success).toBe(false),
  );
});

const descriptors = Object.entries(api).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${resource}.${name}`, endpoint]),
);

const entriesOf = (schema: v.GenericSchema) =>
  (schema as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries;

describe('every call', () => {
  it.each(descriptors)('%s says in a line what it does', (_, { summary }) =>
    expect(summary).toMatch(/^[A-Z][^\n]{5,100}[^.]$/),
  );

  it.each(descriptors)('%s says what its parameters are', (_, { path, params }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const ids = Object.fromEntries(named.map((name) => [name, 'x']));
    if (named.length === 0) expect(params).toBeUndefined();
    else expect(v.parse(params as v.GenericSchema, ids)).toEqual(ids);
    for (const name of named) {
      expect(v.safeParse(params as v.GenericSchema, { ...ids, [name]: 'a/b' }).success).toBe(false);
    }
  });

  it.each(descriptors.filter(([, { isIdempotent }]) => isIdempotent))(
    '%s creates only so often',
    (name, { limited }) => expect(limited).toBe(name === 'contacts.create' ? 'contacts' : 'creating'),
  );
});

describe('access', () => {
  it('opens by any permission that gives the right', () => {
    expect(permissionsFor('read:shipments')).toEqual(['read:org_shipments', 'read:all_shipments']);
    expect(permissionsFor('delete:contacts')).toEqual([
      'delete:own_contacts',
      'delete:org_contacts',
      'delete:all_contacts',
    ]);
    expect(permissionsFor('create:shipments')).toEqual(['create:shipments']);
    expect(permissionsFor(['create:shipments', 'update:shipments'])).toEqual([
      'create:shipments',
      'update:org_shipments',
      'update:all_shipments',
    ]);
    expect(permissionsFor('signed-in')).toEqual([]);
    expect(permissionsFor('everybody')).toEqual([]);
  });

  it('is not opened by “own” where nobody has made the things: all roles may update themselves', () => {
    expect(permissionsFor('update:users')).toEqual(['update:org_users', 'update:all_users']);
    expect(permissionsFor('delete:orgs')).toEqual(['delete:all_orgs']);
    expect(permissionsFor('update:collections')).toContain('update:own_collections');
  });

  it('opens by one permission alone where it is named with its reach', () => {
    expect(permissionsFor('update:org_users')).toEqual(['update:org_users']);
    expect(permissionsFor('update:own_users')).toEqual(['update:own_users']);
    expect(permissionsFor(['update:own_orgs', 'update:orgs'])).toEqual([
      'update:own_orgs',
      'update:all_orgs',
    ]);
    const description = { method: 'GET', path: 'x', summary: 'Try it', answer: 'empty' } as const;
    expect(endpoint({ ...description, access: 'update:own_orgs' }).access).toBe('update:own_orgs');
    const rates = ['create:shipments', 'update:org_shipments'] as const;
    expect(endpoint({ ...description, access: rates }).access).toEqual(rates);
    // @ts-expect-error who reaches all contacts would reach all shipments
    expect(endpoint({ ...description, access: ['read:shipments', 'read:contacts'] }).access).toBeDefined();
    // @ts-expect-error no role holds it
    expect(endpoint({ ...description, access: 'update:own_shipments' }).access).toBeDefined();
  });

  it.each(descriptors)('to %s is closed by rights that somebody can have', (_, { access }) => {
    expect(rightsFor(access).filter((right) => permissionsFor(right).length === 0)).toEqual([]);
  });

  it.each(descriptors.filter(([, { query }]) => query && 'organization' in entriesOf(query)))(
    '%s lets nobody leave their organisation without a permission for all',
    (_, { access }) =>
      expect(
        rightsFor(access)
          .filter((right) => !right.includes(':own_'))
          .map((right) => permissionsOf(right).all),
      ).not.toContain(undefined),
  );
});

describe('a descriptor', () => {
  const description = { method: 'GET', summary: 'Try it', access: 'signed-in', answer: 'empty' } as const;

  it('has the parameters of its path', () => {
    const { params } = endpoint({ ...description, path: 'boxes/{boxId}/items/{itemId}' });
    expect(v.parse(params, { boxId: 'a', itemId: 'b' })).toEqual({ boxId: 'a', itemId: 'b' });
    expect(v.is(params, { boxId: 'a' })).toBe(false);
    expect(v.is(params, { boxId: 'a', itemId: '..' })).toBe(false);
    expect(endpoint({ ...description, path: 'boxes' }).params).toBeUndefined();
  });

  it('has a key only where somebody keeps what came of it', () => {
    const creating = { ...description, path: 'boxes', method: 'POST', isIdempotent: true } as const;
    expect(endpoint({ ...creating, answer: 'json' }).isIdempotent).toBe(true);
    expect(endpoint({ ...creating, recordsItself: true }).answer).toBe('empty');
    // @ts-expect-error an empty answer is not kept, so a repetition would do it again
    expect(endpoint(creating).answer).toBe('empty');
    // @ts-expect-error nor is a stream
    expect(endpoint({ ...creating, answer: 'ndjson' }).answer).toBe('ndjson');
    // @ts-expect-error a key is somebody's
    expect(endpoint({ ...creating, answer: 'json', access: 'everybody' }).access).toBe('everybody');
    // @ts-expect-error also of what keeps its own records
    expect(endpoint({ ...creating, recordsItself: true, access: 'everybody' }).access).toBe('everybody');
    // @ts-expect-error which has keys to keep
    expect(endpoint({ ...description, path: 'boxes', recordsItself: true }).recordsItself).toBe(true);
  });
});

it('a page has its items and how many there are', () => {
  const schema = pageOf(v.string());
  const page = { items: ['a'], totalPages: 1, totalItems: 1 };
  expect(v.parse(schema, page)).toEqual(page);
  expect(v.safeParse(schema, { ...page, items: [1] }).success).toBe(false);
  expect(v.safeParse(schema, { items: [] }).success).toBe(false);
});

describe('JSON pointers', () => {
  it.each<[string, (string | number)[]]>([
    ['', []],
    ['/to/address/city', ['to', 'address', 'city']],
    ['/shipmentData/packages/12/weightKg', ['shipmentData', 'packages', 12, 'weightKg']],
    ['/a~1b~0c', ['a/b~c']],
    ['/~01', ['~1']],
    ['/1a/a1', ['1a', 'a1']],
  ])('%j is %j', (pointer, path) => {
    expect(toPointer(path)).toBe(pointer);
    expect(fromPointer(pointer)).toEqual(path);
  });
});

it('what may go wrong with a call follows from what it is, and from its own errors', () => {
  expect(problemsOf(api.organizations.validateInvitation)).toEqual({ 400: [], 404: [], 429: [] });
  expect(problemsOf(api.shipments.list)).toEqual({
    400: [],
    401: [],
    403: [],
    404: [],
    409: ['CARRIER_UNKNOWN', 'IDEMPOTENCY_IN_PROGRESS'],
    422: ['CARRIER_REFUSED', 'PRICE_CHANGED'],
    429: [],
    503: ['CARRIER_REFUSED'],
  });
  expect(problemsOf(api.statistics.export)).toMatchObject({ 429: ['TOO_MANY_TABLES'] });
  expect(problemsOf(api.contacts.create)).toEqual({
    400: [],
    401: [],
    403: [],
    409: ['IDEMPOTENCY_IN_PROGRESS', 'CARRIER_UNKNOWN'],
    413: [],
    415: [],
    422: ['IDEMPOTENCY_MISMATCH'],
    429: [],
  });
  expect(problemsOf(api.shipments.submit)).toMatchObject({
    404: [],
    409: ['IDEMPOTENCY_IN_PROGRESS', 'CARRIER_UNKNOWN', 'IDEMPOTENCY_CLOSED', 'NOT_A_TEMPLATE'],
    422: ['IDEMPOTENCY_MISMATCH', 'CARRIER_REFUSED', 'PRICE_CHANGED'],
    503: ['CARRIER_REFUSED'],
  });
});

it('a problem needs a title and a status, and has no type of its own', () => {
  expect(v.parse(problemSchema, { title: 'Fehler', status: 500 })).toEqual({
    type: 'about:blank',
    title: 'Fehler',
    status: 500,
  });
  expect(v.safeParse(problemSchema, { status: 500 }).success).toBe(false);
  const told = { title: 'Fehler', status: 422, errors: [{ pointer: '/to', detail: 'Pflichtfeld' }] };
  expect(v.parse(problemSchema, told)).toMatchObject(told);
});
