import { endpoint, type ShipmentDraft, shipmentOrdersApi, shipmentsApi } from 'contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { requestInit, requestUrl } from './request.ts';

const query = v.object({
  search: v.optional(v.nullable(v.string())),
  page: v.optional(v.number()),
  isRead: v.optional(v.boolean()),
});
const list = endpoint({
  method: 'GET',
  path: 'things',
  summary: 'Try it',
  access: 'signed-in',
  query,
  answer: 'json',
});
const create = endpoint({
  method: 'POST',
  path: 'things',
  summary: 'Try it',
  access: 'signed-in',
  body: v.looseObject({}),
  answer: 'json',
  isIdempotent: true,
});

const described = {
  method: 'GET',
  path: 'things',
  summary: 'Try it',
  access: 'signed-in',
  answer: 'empty',
} as const;

test('what a query leaves open or empty does not travel; nought and no do', () => {
  const urlOf = (asked: v.InferInput<typeof query>) =>
    requestUrl('https://api.example/v1', list, { query: asked });
  expect(urlOf({ search: '', page: undefined })).toBe('https://api.example/v1/things');
  expect(urlOf({ search: null })).toBe('https://api.example/v1/things');
  expect(urlOf({ search: 'a', page: 0, isRead: false })).toBe(
    'https://api.example/v1/things?search=a&page=0&isRead=false',
  );
  expect(requestUrl('https://api.example', list, {})).toBe('https://api.example/things');
});

test.each([
  ['json', 'application/json'],
  ['empty', 'application/json'],
  ['ndjson', 'application/x-ndjson'],
  ['pdf', 'application/pdf'],
  ['table', 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const)('an answer of the kind „%s“ is asked for as %s, or as a problem', (answer, type) => {
  const { headers } = requestInit({ ...list, answer }, {}, undefined);
  expect(new Headers(headers).get('accept')).toBe(`${type}, application/problem+json`);
});

test('a body is JSON, and without one nothing is said of it', () => {
  const sent = requestInit(create, { body: { name: 'Ü' }, idempotencyKey: 'k' }, 'token');
  expect(sent).toMatchObject({
    method: 'POST',
    body: '{"name":"Ü"}',
    cache: 'no-store',
    credentials: 'omit',
  });
  expect(new Headers(sent.headers).get('content-type')).toBe('application/json');
  const bare = requestInit(create, { idempotencyKey: 'k' }, 'token');
  expect(bare.body).toBeNull();
  expect(new Headers(bare.headers).has('content-type')).toBe(false);
});

test('what a call does not take does not compile', () => {
  const idempotencyKey = 'k';
  const { create: order } = shipmentOrdersApi;
  const { get } = shipmentsApi;
  const draft = { from: { companyName: 'Tietze' } } as ShipmentDraft;
  expect(requestInit(order, { body: draft, idempotencyKey }, 'token').body).toContain('"from"');
  // @ts-expect-error a number is no shipment
  expect(requestInit(order, { body: 42, idempotencyKey }, 'token').body).toBe('42');
  const half = { from: draft.from };
  // @ts-expect-error a shipment has two ends
  expect(requestInit(order, { body: half, idempotencyKey }, 'token').body).toContain('"from"');
  // @ts-expect-error to read one takes no body
  expect(requestInit(get, { body: {} }, 'token').body).toBe('{}');
  // @ts-expect-error its path names another parameter
  expect(() => requestUrl('https://api.example', get, { params: { shipmentId: 'a' } })).toThrow('"id"');
  // @ts-expect-error nothing is misspelt in a descriptor
  expect(endpoint({ ...described, isIdempotant: true })).toMatchObject(described);
});

test('a creating call without a key is a fault in the code, and names it', () => {
  expect(() => requestInit(create, { body: {} }, 'token')).toThrow(
    'A call of things needs an idempotency key',
  );
  expect(new Headers(requestInit(list, {}, 'token').headers).has('idempotency-key')).toBe(false);
});

test('a change without the version that it was made of is a fault in the code, and names it', () => {
  const { change } = shipmentOrdersApi;
  const sent = { idempotencyKey: 'k', params: { id: 'shp_1' } };
  expect(() => requestInit(change, sent, 'token')).toThrow('A call of shipments/{id} needs a version');
  expect(new Headers(requestInit(change, { ...sent, version: 7 }, 'token').headers).get('if-match')).toBe(
    '"7"',
  );
});
