import { api } from 'contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ProblemError } from './problem.ts';
import { parseBody, parseParams, requireSensible } from './validation.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const zeros = (length: number) => Array.from({ length }, () => 0);

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text, however long', 'x'.repeat(900_000)],
  ['twenty levels', nested(20)],
  ['2000 values', zeros(1999)],
])('%s is looked at', (_, body) => expect(() => requireSensible(body)).not.toThrow());

test.each<[string, unknown]>([
  ['twenty-one levels', nested(21)],
  ['levels without end', nested(200_000)],
  ['2001 values', zeros(2000)],
  ['as many in objects', Object.fromEntries(zeros(2000).map((_, index) => [`key${index}`, index]))],
  ['as many in pieces', zeros(50).map(() => zeros(50))],
])('%s is not looked at', (_, body) => {
  expect(() => requireSensible(body)).toThrow(ProblemError);
  expect(() => requireSensible(body)).toThrow('Die Anfrage ist nicht lesbar.');
});

const { params } = api.contacts.get;

test('an id that cannot be one is answered like one that nothing has', () => {
  expect(parseParams(params, { id: 'shp_1' }, 'fort')).toEqual({ id: 'shp_1' });
  for (const id of ['..', 'a b', 'ä', '', 'x'.repeat(65), undefined]) {
    expect(() => parseParams(params, { id }, 'fort')).toThrow(
      expect.objectContaining({ status: 404, details: { detail: 'fort' } }),
    );
  }
});

test('what no field of ours sends is refused in German too, and nothing of it is repeated', () => {
  const schema = v.object({ name: v.string(), amount: v.pipe(v.number(), v.minValue(1, 'Mindestens 1')) });
  const refused = (body: unknown) => {
    try {
      parseBody(schema, body);
    } catch (error) {
      return error instanceof ProblemError ? error.details.errors : undefined;
    }
  };
  const detail = 'Diese Angabe fehlt oder hat nicht die erwartete Form.';
  expect(refused({ name: 5, amount: 0 })).toEqual([
    { pointer: '/name', detail },
    { pointer: '/amount', detail: 'Mindestens 1' },
  ]);
  expect(refused({ amount: 1 })).toEqual([{ pointer: '/name', detail }]);
});
