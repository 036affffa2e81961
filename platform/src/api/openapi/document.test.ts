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
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
  readonly 'x-permissions': readonly string[];
}

// As it travels.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

const descriptors = Object.entries(api).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${resource}.${name}`, endpoint]),
);
const operationOf = ({ path, method }: Endpoint) => document.paths[`/${path}`]?.[method.toLowerCase()];
const namesIn = (operation: Operation | undefined, place: string) =>
  operation?.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name) ?? [];
const entriesOf = (schema: v.GenericSchema | undefined) =>
  schema ? Object.keys((schema as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries) : [];

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

  test('has its body', () => {
    const schema = operation?.requestBody?.content['application/json']?.schema;
    if (body === undefined) expect(operation?.requestBody).toBeUndefined();
    else expect(schema).toMatchObject({ type: 'object', properties: expect.anything() });
  });

  test('has its answer and its problems', () => {
    const success = operation?.responses[answer === 'empty' ? '204' : '200'];
    expect(success).toBeDefined();
    if (answer !== 'empty') expect(Object.keys(success?.content ?? {})).toEqual([mediaTypes[answer]]);
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
  expect(schemaOf('carrier')).toMatchObject({ enum: expect.arrayContaining(['DHL', 'UPS']) });
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
