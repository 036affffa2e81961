import {
  api,
  entityTagSchema,
  EVERY_ORGANIZATION,
  headerNames,
  idempotencyKeySchema,
  LOCALE,
  mediaTypes,
  permissionsFor,
  permissionsOf,
  PROBLEM_MEDIA_TYPE,
  problemsOf,
  rightsFor,
} from 'contract';
import type { Endpoint } from 'contract';
import type * as v from 'valibot';
import { namedSchemas, referenceTo, schemaOf } from './schemas.ts';
import type { JsonSchema } from './schemas.ts';

const description = `Every call of Lotse's API. Whoever calls sends the access token of the identity provider;
what a call may do follows from the permissions in it. Errors are problems (RFC 9457): \`title\` and \`detail\` are German
and meant for people, \`code\` is for programs, and \`errors\` point at fields of the body. Answers are described as a
tolerant reader accepts them: what may be missing one day is optional and has a default, and a value that is not in
an enumeration is to be taken for \`unknown\` where there is one.`;

/** What HTTP says of each status, for whoever reads the document. */
const statuses: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or its query is wrong',
  401: 'There is no token, or not a good one',
  403: 'The caller may not do this',
  404: 'There is no such thing, or it is not the caller’s to see',
  409: 'It cannot be done now',
  412: 'It has been changed since that version',
  413: 'The body is too large',
  415: 'The body has another format',
  422: 'The body breaks a rule; `errors` say where',
  428: 'The call does not name the version that it was made of',
  429: 'Called too often or too much at once; see `Retry-After`',
  500: 'A fault of the platform',
  502: 'A carrier has given no answer that can be used',
  503: 'A carrier cannot be reached, or the platform has too much to do; see `Retry-After`',
};

/** Statuses of answers that may say when to come back. */
const tellsWhen = new Set(['429', '503']);

/** Headers of answers, by what they are called in the document. */
const headers = {
  requestId: {
    name: 'X-Request-Id',
    description: 'Names the call in the log of the platform, for whoever asks what went wrong.',
    schema: { type: 'string' },
  },
  retryAfter: {
    name: 'Retry-After',
    description: 'Seconds after which the call may be repeated.',
    schema: { type: 'integer', minimum: 1 },
  },
  etag: {
    name: 'ETag',
    description: 'The version of what is answered, for `If-Match` of its next change.',
    schema: { type: 'string' },
  },
  contentDisposition: {
    name: 'Content-Disposition',
    description:
      'The name of the file, and whether it is for looking at (`inline`) or for keeping (`attachment`).',
    schema: { type: 'string' },
  },
} as const;

/** The headers of an answer, each by reference. */
function headersOf(...keys: (keyof typeof headers)[]): JsonSchema {
  return Object.fromEntries(
    keys.map((key) => [headers[key].name, { $ref: `#/components/headers/${headers[key].name}` }]),
  );
}

/** The OpenAPI 3.1 document of the API, made of the descriptors alone; the calls are where it is. */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [resource, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const operations = (paths[`/${endpoint.path}`] ??= {});
      operations[endpoint.method.toLowerCase()] = operationOf(resource, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lotse', version: '1', description },
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      headers: Object.fromEntries(Object.values(headers).map(({ name, ...header }) => [name, header])),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(resource: string, name: string, endpoint: Endpoint): JsonSchema {
  const { access, body, upload, summary } = endpoint;
  const permissions = permissionsFor(access);
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary,
    description: accessText(endpoint, permissions),
    security: access === 'everybody' ? [] : [{ token: [] }],
    'x-permissions': permissions,
    parameters: parametersOf(endpoint),
    ...(body !== undefined && {
      requestBody: {
        required: bodySchema(body).type !== 'optional',
        content: { [mediaTypes.json[0]]: { schema: schemaOf(bodySchema(body)) } },
      },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        description: `At most ${upload.maxBytes} bytes.`,
        content: Object.fromEntries(upload.mediaTypes.map((type) => [type, { schema: binary }])),
      },
    }),
    responses: { ...answerOf(endpoint), ...problemResponses(endpoint) },
  };
}

function accessText({ access }: Endpoint, permissions: readonly string[]): string {
  if (access === 'everybody') return 'Answers everybody.';
  if (permissions.length === 0) return 'For whoever is signed in.';
  return `Needs ${permissions.length > 1 ? 'any of ' : ''}${permissions.map((permission) => `\`${permission}\``).join(', ')}.`;
}

/** The shape of a body does not depend on the day, nor on how phone numbers are judged. */
function bodySchema(body: NonNullable<Endpoint['body']>): v.GenericSchema {
  return typeof body === 'function'
    ? body({ today: () => '1970-01-01', clock: () => '00:00', isValidPhone: () => true })
    : body;
}

function parametersOf({ access, params, query, isIdempotent, isVersioned }: Endpoint): JsonSchema[] {
  const header = (name: string, required: boolean, schema: JsonSchema, text: string) => ({
    in: 'header',
    name,
    required,
    schema,
    description: text,
  });
  return [
    ...propertiesOf(params).map(([name, schema]) => ({ in: 'path', name, required: true, schema })),
    ...propertiesOf(query).map(([name, schema, required]) => ({
      in: 'query',
      name,
      required,
      schema,
      ...(name === 'organization' && { description: organizationText(access) }),
    })),
    ...(isIdempotent
      ? [
          header(
            headerNames.idempotencyKey,
            true,
            schemaOf(idempotencyKeySchema),
            'One per intent: a repetition with the same key gives the first answer.',
          ),
        ]
      : []),
    ...(isVersioned
      ? [
          header(
            headerNames.ifMatch,
            isVersioned === true,
            schemaOf(entityTagSchema),
            'The version that the change was made of, as `ETag` told it; needed wherever the call has a body.',
          ),
        ]
      : []),
    header(
      headerNames.timezoneOffset,
      false,
      { type: 'integer' },
      'Minutes as `Date#getTimezoneOffset` gives them; the caller’s day follows from it.',
    ),
    header(headerNames.locale, false, { const: LOCALE }, 'The language of texts; there is one.'),
  ];
}

/** Whom a call may name in `organization`, see `scopeOf`. */
function organizationText(access: Endpoint['access']): string {
  const across = rightsFor(access).flatMap((right) => permissionsOf(right).all ?? []);
  const needed = across.map((permission) => `\`${permission}\``).join(' or ');
  return `Whose data: the own organisation’s where it is left out, another one’s by its code, and every one’s by \`${EVERY_ORGANIZATION}\`. Both of the latter need ${needed}.`;
}

function propertiesOf(schema: v.GenericSchema | undefined): [string, JsonSchema, boolean][] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => [name, property, required.includes(name)]);
}

/** A body that is a file. */
const binary: JsonSchema = { type: 'string', format: 'binary' };

function answerOf({ answer, response }: Endpoint): JsonSchema {
  if (answer === 'empty') return { 204: { description: 'Done', headers: headersOf('requestId') } };
  const isFile = answer === 'pdf' || answer === 'table' || answer === 'file';
  const schema = response ? schemaOf(response) : binary;
  return {
    200: {
      description: answer === 'ndjson' ? 'A stream of lines, each of them as described' : 'Done',
      headers: hasVersion(response)
        ? headersOf('requestId', 'etag')
        : isFile
          ? headersOf('requestId', 'contentDisposition')
          : headersOf('requestId'),
      content: Object.fromEntries(mediaTypes[answer].map((type) => [type, { schema }])),
    },
  };
}

/** Whether the answer is a thing that has a version, see `tellVersion`. */
function hasVersion(response: v.GenericSchema | undefined): boolean {
  return 'version' in ((response as { readonly entries?: object } | undefined)?.entries ?? {});
}

function problemResponses(endpoint: Endpoint): JsonSchema {
  const problems = { 503: [], ...problemsOf(endpoint), 500: [] };
  return Object.fromEntries(
    Object.entries(problems).map(([status, codes]) => {
      const schema =
        codes.length === 0
          ? referenceTo('Problem')
          : { allOf: [referenceTo('Problem'), { properties: { code: { enum: codes } } }] };
      return [
        status,
        {
          description: statuses[Number(status)] ?? 'A problem',
          headers: tellsWhen.has(status) ? headersOf('requestId', 'retryAfter') : headersOf('requestId'),
          content: { [PROBLEM_MEDIA_TYPE]: { schema } },
        },
      ];
    }),
  );
}
