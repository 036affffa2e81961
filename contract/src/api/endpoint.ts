import * as v from 'valibot';
import type { Permission } from '../identity/permissions.ts';
import { idText } from '../rules/id.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** How an answer's body is read. */
export type AnswerKind = 'json' | 'ndjson' | 'pdf' | 'empty';

/** What a caller may do only so often: asking carriers for prices, creating things. */
export type Limited = 'rates' | 'creating';

/**
 * One call of the API. The app calls it and the platform implements it, both by this description;
 * a path that no descriptor names does not exist.
 */
export interface Endpoint<
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Answer extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Kind extends AnswerKind = AnswerKind,
  IsPublic extends boolean = boolean,
  Params extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  readonly method: Method;
  /** Relative to the API's base URL, parameters in braces: `shipments/{id}`. */
  readonly path: string;
  /** The parameters of the path, by name. Who sends others asks for something that is not there. */
  readonly params?: Params;
  /** Any one of these is enough; empty means that being signed in is enough. */
  readonly anyOf: readonly Permission[];
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Kind;
  /** Schema of the JSON answer, or of one line of an `ndjson` answer. */
  readonly response?: Answer;
  /** The call creates something: it carries an `Idempotency-Key`, and a repetition gives the first answer. */
  readonly isIdempotent?: boolean;
  /** Answers everybody, and no token is sent or looked at. Whatever does not say so needs one. */
  readonly isPublic?: IsPublic;
  /** How often somebody may call is limited, together with all other calls of this name. */
  readonly limited?: Limited;
}

export function endpoint<
  const Query extends v.GenericSchema | undefined = undefined,
  const Body extends v.GenericSchema | undefined = undefined,
  const Answer extends v.GenericSchema | undefined = undefined,
  const Kind extends AnswerKind = AnswerKind,
  const IsPublic extends boolean = false,
  const Params extends v.GenericSchema | undefined = undefined,
>(
  description: Endpoint<Query, Body, Answer, Kind, IsPublic, Params>,
): Endpoint<Query, Body, Answer, Kind, IsPublic, Params> {
  return description;
}

/** Parameters of a path that names one thing. */
export const idParams = v.object({ id: idText() });

/**
 * Whose data are asked for: the own organisation's where it is left out. Another one is named by
 * its orgCode, and `all` means every one; both need the permission for all.
 */
export const organizationQuery = { organization: v.optional(idText()) };

/** Value of `organization` that means every organisation. */
export const EVERY_ORGANIZATION = 'all';

/** A segment that browsers and servers take for a step to another path, and that no escaping changes. */
const dotSegment = /^\.{1,2}$/;

/**
 * Fills the parameters of a path; each value is one segment, so a slash in it is escaped.
 *
 * @throws {TypeError} when one is missing, or is one or two dots
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new TypeError(`Path parameter "${name}" of "${path}" is missing`);
    if (dotSegment.test(value)) throw new TypeError(`Path parameter "${name}" of "${path}" is no segment`);
    return encodeURIComponent(value);
  });
}

/**
 * How far a list can be leafed through, and how far it is counted: a count beyond it says only that there
 * are more. What lies further back is found by searching.
 */
export const LIST_END = 10_000;

/** A list cut into pages. `totalPages` are those that can be leafed to; of `totalItems` see {@link LIST_END}. */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), totalPages: v.number(), totalItems: v.number() });
}

/** A whole number that travels as text in a query, from 1 to `max`. */
export function queryNumber(max: number, fallback: number) {
  return v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max)),
    fallback,
  );
}

/** A yes or no that travels as text in a query. */
export function queryBoolean() {
  return v.pipe(
    v.union([v.boolean(), v.picklist(['true', 'false'])]),
    v.transform((value) => value === true || value === 'true'),
  );
}
