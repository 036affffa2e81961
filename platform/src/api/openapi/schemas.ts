import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig } from '@valibot/to-json-schema';
import {
  carrierRatesSchema,
  contactSchema,
  contentPageSchema,
  notificationSchema,
  placeSchema,
  problemSchema,
  shipmentSchema,
  storedAddressBlockSchema,
  trackingEventSchema,
} from 'contract';
import type * as v from 'valibot';

/** A schema as OpenAPI 3.1 writes it: JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What has a name in the document, because it is answered by more than one call or has parts worth a name. */
const named = {
  AddressBlock: storedAddressBlockSchema,
  CarrierRates: carrierRatesSchema,
  Contact: contactSchema,
  ContentPage: contentPageSchema,
  Notification: notificationSchema,
  Place: placeSchema,
  Problem: problemSchema,
  Shipment: shipmentSchema,
  TrackingEvent: trackingEventSchema,
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Rules that look at several fields, and what makes a text fit to be stored, have no place in JSON Schema.
  errorMode: 'ignore',
  definitions: named,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }) => queryValue(valibotSchema),
};

/** A number or a yes or no that travels as text: what it is, not how. */
function queryValue(schema: unknown): JsonSchema | undefined {
  const { type, options } = schema as {
    readonly type: string;
    readonly options?: readonly { type?: string }[];
  };
  if (type !== 'union' || !options || 'pipe' in (schema as object)) return undefined;
  const types = options.map((option) => option.type);
  if (types.join() === 'string,number') return { type: 'integer' };
  return types.join() === 'boolean,picklist' ? { type: 'boolean' } : undefined;
}

/** A schema of the contract. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, config);
  return converted;
}

/** The schemas that have a name, by it. */
export function namedSchemas(): Readonly<Record<string, object>> {
  return toJsonSchemaDefs(named, config);
}

/** The reference to a schema that has a name. */
export const referenceTo = (name: keyof typeof named): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});
