import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { api } from './index.ts';

/** What of a schema other schemas stand in. */
interface Parts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** Behind the days that are tried. */
const endings = { day: '', instant: 'T12:00:00.000Z' } as const;

/** What follows a day in texts that a schema takes; undefined where it does not ask for days. */
function endingOf(schema: v.GenericSchema): string | undefined {
  const takes = (text: string) => v.safeParse(schema, text).success;
  return Object.values(endings).find(
    (ending) => takes(`2026-11-30${ending}`) && !takes(`2026-13-30${ending}`),
  );
}

interface SentDay {
  readonly at: string;
  readonly ending: string;
  readonly schema: v.GenericSchema;
}

/** Everything in a schema that takes a day or an instant, whatever it is made of. */
function daysIn(schema: v.GenericSchema, at: string): SentDay[] {
  const ending = endingOf(schema);
  if (ending !== undefined) return [{ at, ending, schema }];
  const { entries = {}, item, wrapped, options = [], pipe = [] } = schema as Parts;
  const parts = [item, wrapped, ...options, ...pipe].filter((part) => isSchema(part) && part !== schema);
  return [
    ...parts.flatMap((part) => daysIn(part as v.GenericSchema, at)),
    ...Object.entries(entries).flatMap(([name, part]) => daysIn(part, `${at}/${name}`)),
  ];
}

const surroundings = { today: () => '2026-11-20', clock: () => '12:00', isValidPhone: () => true };

const found = Object.values(api)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .flatMap(({ method, path, query, body: source }) => {
    const body = typeof source === 'function' ? source(surroundings) : source;
    return [
      ...(query ? daysIn(query, `${method} ${path} ?`) : []),
      ...(body ? daysIn(body, `${method} ${path} `) : []),
    ];
  });

/** A schema with rules across its fields says its fields twice. */
const sentDays = [...new Map(found.map((day) => [day.at, day])).values()];

test('days are sent in many places', () => {
  expect(sentDays.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      'GET audit-logs ?/from',
      'GET statistics ?/to',
      'POST shipments /shipmentData/requestedDeliveryDate',
      'POST rate-requests/{id}/answer /offer/validUntil',
      'POST pickups /startAt',
      'POST pickups /endAt',
      'POST day-end-closings /orderedUntil',
    ]),
  );
});

test.each(sentDays)('$at is a day that stores and clocks know', ({ ending, schema }) => {
  const taken = (day: string) => v.safeParse(schema, `${day}${ending}`).success;
  expect(taken('2026-12-31')).toBe(true);
  for (const day of ['0000-01-01', '0001-01-01', '1999-12-31', '3000-01-01', '9999-12-31', '2026-02-30'])
    expect([day, taken(day)]).toEqual([day, false]);
});
