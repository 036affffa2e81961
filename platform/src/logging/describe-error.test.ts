import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const marker = 'Marker';

test('a failed query is described by what the database says of itself', () => {
  const cause = new DatabaseError(`duplicate key value (email)=(${marker}@example.org)`, 1, 'error');
  Object.assign(cause, {
    code: '23505',
    detail: `Key (email)=(${marker}) already exists.`,
    table: 'accounts',
    constraint: 'accounts_email_unique',
    column: `${marker} with blanks`,
  });
  const error = new DrizzleQueryError('insert into "accounts" values ($1)', [marker], cause);
  const description = describeError(error);
  expect(JSON.stringify(description)).not.toContain(marker);
  expect(description.type).toBe('DrizzleQueryError');
  expect(description.cause).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    table: 'accounts',
    constraint: 'accounts_email_unique',
  });
  expect(description.at[0]).toMatch(/describe-error\.test\.ts:\d+:\d+/);
});

test.each([
  new Error(`no ${marker}`),
  new Error(`${marker}\n    at ${marker} (file:///${marker}.ts:1:1)\nand more`),
  new SyntaxError(`Unexpected token 'M', "${marker}" is not valid JSON`),
  new RangeError(`Invalid language tag: ${marker}`),
  Object.assign(new Error(marker), { name: `${marker} and more`, code: `${marker} lost`, status: 502 }),
  new AggregateError([new Error(marker)], marker),
  new Error('outer', { cause: { text: marker } }),
  marker,
])('nothing of %# is told that anybody may have typed', (error) => {
  expect(JSON.stringify(describeError(error))).not.toContain(marker);
});

test('what the engine says of the program is told', () => {
  const broken = () => (undefined as unknown as { name: string }).name;
  let thrown: unknown;
  try {
    broken();
  } catch (error) {
    thrown = error;
  }
  expect(describeError(thrown)).toMatchObject({
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'name')",
  });
});

test('a circle of causes ends', () => {
  const error = new Error('one');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
});
