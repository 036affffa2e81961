import { createHash } from 'node:crypto';
import type { api, Endpoint } from 'contract';
import type * as v from 'valibot';
import type { Caller } from './caller.ts';

type Api = typeof api;
type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** One call as a handler sees it: who calls, what they ask, already checked. */
export interface Call<Query = unknown, Body = unknown, Params = Readonly<Record<string, string>>> {
  readonly caller: Caller;
  /** Parameters of the path by name. */
  readonly params: Params;
  readonly query: Query;
  /** Checked where the descriptor has a schema; else as it came. */
  readonly body: Body;
  /** The caller's day, `yyyy-MM-dd`. */
  readonly today: string;
  /** „Vorgangsnummer“ of the call, which its answer carries. */
  readonly requestId: string;
  /** Empty for a call that creates nothing. */
  readonly idempotencyKey: string;
  /** Aborts when the caller has gone away. */
  readonly signal: AbortSignal;
}

/** A call of somebody whom nobody knows. */
export type PublicCall<Query = unknown, Body = unknown, Params = Readonly<Record<string, string>>> = Omit<
  Call<Query, Body, Params>,
  'caller' | 'idempotencyKey'
>;

/** What a handler of each kind of answer gives back. */
type AnswerOf<Response, Kind> = Kind extends 'json'
  ? Promise<Response extends v.GenericSchema ? v.InferInput<Response> : never>
  : Kind extends 'ndjson'
    ? AsyncIterable<Response extends v.GenericSchema ? v.InferInput<Response> : never>
    : Kind extends 'pdf'
      ? Promise<{ readonly bytes: Uint8Array; readonly fileName: string }>
      : Promise<void>;

type CallOf<IsPublic, Query, Body, Params> = [IsPublic] extends [true]
  ? PublicCall<Query, Body, Params>
  : Call<Query, Body, Params>;

/** The implementation of one descriptor. */
export type Handler<Description> =
  Description extends Endpoint<
    infer Query,
    infer Body,
    infer Response,
    infer Kind,
    infer IsPublic,
    infer Params
  >
    ? (
        call: CallOf<
          IsPublic,
          OutputOf<Query>,
          Body extends v.GenericSchema ? v.InferOutput<Body> : unknown,
          Params extends v.GenericSchema<unknown, Readonly<Record<string, string>>>
            ? v.InferOutput<Params>
            : Readonly<Record<string, string>>
        >,
      ) => AnswerOf<Response, Kind>
    : never;

/** One handler per descriptor of a resource: a forgotten one does not compile. */
export type ResourceHandlers<Resource extends keyof Api> = {
  readonly [Name in keyof Api[Resource]]: Handler<Api[Resource][Name]>;
};

export type Handlers = { readonly [Resource in keyof Api]: ResourceHandlers<Resource> };

/**
 * The id of what a call creates. It follows from who calls and from the key, so a repetition after
 * a crash creates the same thing, here and at the carrier.
 */
export function creationId(prefix: 'shp' | 'con', { caller, idempotencyKey }: Call): string {
  const intent = JSON.stringify([caller.orgCode, caller.personId, idempotencyKey]);
  return `${prefix}_${createHash('sha256').update(intent).digest('hex').slice(0, 24)}`;
}
