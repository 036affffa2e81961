import { Validator } from '@seriousme/openapi-schema-validator';
import { api, mediaTypes, problemsOf } from 'contract';
import type { Endpoint } from 'contract';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './document.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: object;
  readonly description?: string;
}

interface Answer {
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, object>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-permissions': readonly string[];
}

// As it travels.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly info: { readonly description: string };
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, object>>;
  };
};

const descriptors = Object.entries(api).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${resource}.${name}`, endpoint]),
);
const operationOf = ({ path, method }: Endpoint) => document.paths[`/${path}`]?.[method.toLowerCase()];
const namesIn = (operation: Operation | undefined, place: string) =>
  operation?.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name) ?? [];
const entriesOf = (schema: v.GenericSchema | undefined) =>
  schema ? Object.keys((schema as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries) : [];

/** Those that a caller can't leave out. */
const requiredEntriesOf = (schema: v.GenericSchema | undefined) =>
  entriesOf(schema).filter((name) => {
    const { [name]: entry } = (schema as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries;
    return !['optional', 'exact_optional', 'nullish'].includes(entry?.type ?? '');
  });

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every reference leads to a schema that is there', () => {
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(names).size).toBeGreaterThan(3);
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  expect(JSON.stringify(document)).not.toContain('#/$defs');
});

test('it has the calls of the contract and no other', () => {
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(ids.toSorted()).toEqual(descriptors.map(([name]) => name).toSorted());
});

describe.each(descriptors)('%s', (_, endpoint) => {
  const operation = operationOf(endpoint);
  const { summary, access, params, query, body, answer, response, isIdempotent } = endpoint;

  test('is summed up, and says who may call', () => {
    expect(operation?.summary).toBe(summary);
    expect(operation?.security).toEqual(access === 'everybody' ? [] : [{ token: [] }]);
  });

  test('has its parameters', () => {
    expect(namesIn(operation, 'path')).toEqual(entriesOf(params));
    expect(namesIn(operation, 'query')).toEqual(entriesOf(query));
    expect(namesIn(operation, 'header').includes('idempotency-key')).toBe(isIdempotent ?? false);
    for (const { schema } of operation?.parameters ?? []) expect(schema).not.toEqual({});
  });

  test('says of each parameter whether it may be missing', () => {
    const required = operation?.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    expect(required?.toSorted()).toEqual(
      [
        ...entriesOf(params),
        ...requiredEntriesOf(query),
        ...(isIdempotent ? ['idempotency-key'] : []),
        ...(endpoint.isVersioned === true ? ['if-match'] : []),
      ].toSorted(),
    );
  });

  test('has its body', () => {
    const schema = operation?.requestBody?.content['application/json']?.schema;
    if (endpoint.upload)
      expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(endpoint.upload.mediaTypes);
    else if (body === undefined) expect(operation?.requestBody).toBeUndefined();
    else {
      // What a template is completed by may be missing.
      expect(operation?.requestBody?.required).toBe(endpoint !== api.shipments.submit);
      // What is asked of a carrier by hand depends on the question.
      const { oneOf: kinds = [schema] } = schema as { readonly oneOf?: readonly object[] };
      for (const kind of kinds) expect(kind).toMatchObject({ type: 'object', properties: expect.anything() });
    }
  });

  test('has its answer and its problems', () => {
    const success = operation?.responses[answer === 'empty' ? '204' : '200'];
    expect(success).toBeDefined();
    if (answer !== 'empty') expect(Object.keys(success?.content ?? {})).toEqual([...mediaTypes[answer]]);
    if (response) expect(JSON.stringify(success)).toMatch(/"properties"|\$ref/);
    for (const [status, codes] of Object.entries(problemsOf(endpoint))) {
      const content = operation?.responses[status]?.content;
      expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
      for (const code of codes) expect(JSON.stringify(content)).toContain(code);
    }
  });
});

test('what limits a value stands in the document', () => {
  const list = operationOf(api.shipments.list);
  const schemaOf = (name: string) => list?.parameters.find((parameter) => parameter.name === name)?.schema;
  expect(schemaOf('perPage')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 25 });
  expect(schemaOf('search')).toMatchObject({ type: 'string', maxLength: 100 });
  expect(schemaOf('sort')).toMatchObject({ enum: expect.arrayContaining(['-created', 'delivery']) });
  expect(schemaOf('carrier')).toMatchObject({ pattern: expect.stringContaining('DHL|FedEx') });
  const isRead = operationOf(api.notifications.list)?.parameters.find(({ name }) => name === 'isRead');
  expect(isRead?.schema).toEqual({ type: 'boolean' });
  const draft = operationOf(api.shipments.create)?.requestBody?.content['application/json']?.schema;
  expect(draft).toMatchObject({
    properties: {
      description: { type: 'string', minLength: 1, maxLength: 35 },
      insured: { type: 'boolean' },
    },
    required: expect.arrayContaining(['description', 'from', 'to', 'shipmentData']),
  });
});

test('what opens a call stands in the document', () => {
  const permissionsOf = (endpoint: Endpoint) => operationOf(endpoint)?.['x-permissions'];
  expect(permissionsOf(api.contacts.list)).toEqual(['read:org_contacts', 'read:all_contacts']);
  expect(permissionsOf(api.contacts.create)).toEqual(['create:contacts']);
  expect(permissionsOf(api.notifications.list)).toEqual([]);
});

test('a key is described by the rule that judges it', () => {
  const create = operationOf(api.contacts.create);
  const key = create?.parameters.find(({ name }) => name === 'idempotency-key');
  expect(key?.schema).toEqual({ type: 'string', pattern: '^[\\u0021-\\u007E]{8,255}$' });
});

test('days and instants are told apart from other texts', () => {
  const day = { type: 'string', format: 'date' };
  const instant = { type: 'string', format: 'date-time' };
  const { Shipment, Contact, Notification, TrackingEvent } = document.components.schemas;
  expect(Shipment).toMatchObject({
    properties: {
      createdAt: instant,
      expectedDeliveryDate: { anyOf: [day, { type: 'null' }] },
      shipmentData: { properties: { requestedDeliveryDate: day } },
    },
  });
  expect(TrackingEvent).toMatchObject({ properties: { at: instant } });
  const draft = operationOf(api.shipments.create)?.requestBody?.content['application/json']?.schema;
  expect(draft).toMatchObject({
    properties: { shipmentData: { properties: { requestedDeliveryDate: day } } },
  });
  // Every one of them, by its name.
  const unmarked = [Shipment, Contact, Notification, TrackingEvent].flatMap((schema) =>
    Object.entries((schema as { readonly properties: object }).properties)
      .filter(([name, told]) => /(At|Date)$|^at$/.test(name) && !JSON.stringify(told).includes('"format"'))
      .map(([name]) => name),
  );
  expect(unmarked).toEqual([]);
});

test('who may name another organisation stands beside it', () => {
  const named = (endpoint: Endpoint) =>
    operationOf(endpoint)?.parameters.find(({ name }) => name === 'organization')?.description;
  expect(named(api.shipments.submit)).toContain('`update:all_shipments`');
  expect(named(api.contacts.list)).toMatch(/`all`\. .*`read:all_contacts`/);
});

test('headers that say something stand with the answers that carry them', () => {
  const namesOf = (endpoint: Endpoint, status: string) =>
    Object.keys(operationOf(endpoint)?.responses[status]?.headers ?? {});
  expect(namesOf(api.contacts.create, '429')).toEqual(['X-Request-Id', 'Retry-After']);
  expect(namesOf(api.shipments.shippingLabel, '200')).toEqual(['X-Request-Id', 'Content-Disposition']);
  expect(namesOf(api.shipments.get, '200')).toEqual(['X-Request-Id', 'ETag']);
  expect(namesOf(api.notifications.markRead, '204')).toEqual(['X-Request-Id']);
  expect(namesOf(api.notifications.markRead, '401')).toEqual(['X-Request-Id']);
  expect(Object.keys(document.components.headers)).toEqual([
    'X-Request-Id',
    'Retry-After',
    'ETag',
    'Content-Disposition',
  ]);
});

test('it says how answers are described', () => {
  expect(document.info.description).toContain('as a\ntolerant reader accepts them');
});
