import * as v from 'valibot';
import { expect, test } from 'vitest';
import { organizationDraftSchema } from './organization-record.ts';

const { vatNumber, eoriNumber } = organizationDraftSchema.entries;

test.each([
  [vatNumber, 'de 123 456 789', 'DE123456789'],
  [vatNumber, 'DE\u2011123.456.789', 'DE123456789'],
  [vatNumber, 'DE\u200B123456789', 'DE123456789'],
  [vatNumber, 'CHE\u2013123.456.788', 'CHE123456788'],
  [vatNumber, 'ATU 12345678', 'ATU12345678'],
  [eoriNumber, 'DE 123/4567', 'DE1234567'],
  [eoriNumber, 'XI\u2212123456789000', 'XI123456789000'],
  [eoriNumber, '', ''],
])('a number of an office is kept without what stands between its signs', (schema, text, kept) =>
  expect(v.parse(schema, text)).toBe(kept),
);

test.each([
  [vatNumber, 'DE12345678'],
  [vatNumber, '123456789'],
  [eoriNumber, '1234567'],
])('what is none is refused', (schema, text) => expect(v.is(schema, text)).toBe(false));
