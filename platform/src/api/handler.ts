import { createHash } from 'node:crypto';
import type { api, BodySchema, PathParams } from 'contract';
import type * as v from 'valibot';
import type { StartOfDay } from './caller-day.ts';
import type { Caller } from './caller.ts';
import type { RowScope } from './scope.ts';

type Api = typeof api;
type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** One call as a handler sees it: who calls, what they ask, already checked. */
export interface Call<Query = unknown, Body = unknown, Params = Readonly<Record<string, string>>> {
  readonly caller: Caller;
  /** Whose rows the call may touch. */
  readonly scope: RowScope;
  /** The rows of the same things that the caller may see; undefined where they may see none. */
  readonly visible: RowScope | undefined;
  /** Parameters of the path by name. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The caller's day, `yyyy-MM-dd`. */
  readonly today: string;
  /** The caller's time, `HH:mm`. */
  readonly clock: string;
  /** When a day begins where the caller is. */
  readonly startOfDay: StartOfDay;
  /** „Vorgangsnummer“ of the call, which its answer carries. */
  readonly requestId: string;
  /** The version that a change was made of; undefined where the call names none. */
  readonly version: number | undefined;
  /** Method and path with its parameters filled in, `POST /shipments/shp_1/attachments`: keys are of one of these. */
  readonly endpoint: string;
  /** Empty for a call that creates nothing. */
  readonly idempotencyKey: string;
  /** Aborts when the caller has gone away. */
  readonly signal: AbortSignal;
}

/** A call of somebody whom nobody knows. */
export type PublicCall<Query = unknown, Body = unknown, Params = Readonly<Record<string, string>>> = Omit<
  Call<Query, Body, Params>,
  'caller' | 'endpoint' | 'idempotencyKey' | 'scope' | 'visible' | 'version'
>;

/**
 * A call of which the handler itself keeps what became of it. What came of a key is told whatever the rules
 * say by now, so its body is judged only when the handler asks.
 */
export interface RecordedCall<
  Query = unknown,
  Body = unknown,
  Params = Readonly<Record<string, string>>,
> extends Call<Query, unknown, Params> {
  /** @throws {ProblemError} 422 with the contract's own words. */
  readonly checkBody: () => Body;
}

export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** A file as it was kept, read while it is sent. */
export interface ServedFile {
  readonly parts: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
}

/** A file that a call brings, as it arrives. */
export interface SentFile {
  /** As its sender says. */
  readonly mediaType: string;
  /** @throws {ProblemError} 413 while it is read */
  readonly parts: AsyncIterable<Uint8Array>;
}

/** A call that brings a file in place of a body; undefined where it brings none. */
export interface UploadCall<
  Query = unknown,
  Body = unknown,
  Params = Readonly<Record<string, string>>,
> extends Call<Query, Body, Params> {
  readonly file: SentFile | undefined;
}

/** A file that is made while it is sent. */
export interface StreamedFile {
  readonly parts: AsyncIterable<string | Uint8Array>;
  readonly fileName: string;
  readonly mediaType: string;
}

type ResponseOf<D> = D extends { readonly response: infer Response extends v.GenericSchema }
  ? v.InferInput<Response>
  : never;

/** What a handler of each kind of answer gives back. */
type AnswerOf<D> = D extends { readonly answer: 'json' }
  ? Promise<ResponseOf<D>>
  : D extends { readonly answer: 'ndjson' }
    ? AsyncIterable<ResponseOf<D>>
    : D extends { readonly answer: 'pdf' }
      ? Promise<FileAnswer>
      : D extends { readonly answer: 'table' }
        ? Promise<StreamedFile>
        : D extends { readonly answer: 'file' }
          ? Promise<ServedFile>
          : Promise<void>;

type QueryOf<D> = D extends { readonly query: infer Query } ? OutputOf<Query> : undefined;
type BodyOf<D> = [BodySchema<D>] extends [never] ? undefined : OutputOf<BodySchema<D>>;
type ParamsOf<D> = D extends { readonly path: infer Path extends string } ? PathParams<Path> : never;

type CallOf<D> = D extends { readonly access: 'everybody' }
  ? PublicCall<QueryOf<D>, BodyOf<D>, ParamsOf<D>>
  : D extends { readonly recordsItself: true }
    ? RecordedCall<QueryOf<D>, BodyOf<D>, ParamsOf<D>>
    : D extends { readonly upload: object }
      ? UploadCall<QueryOf<D>, BodyOf<D>, ParamsOf<D>>
      : Call<QueryOf<D>, BodyOf<D>, ParamsOf<D>>;

/** The implementation of one descriptor. */
export type Handler<D> = (call: CallOf<D>) => AnswerOf<D>;

/** One handler per descriptor of a resource: a forgotten one does not compile. */
export type ResourceHandlers<Resource extends keyof Api> = {
  readonly [Name in keyof Api[Resource]]: Handler<Api[Resource][Name]>;
};

/** The implementation of a resource, and what is said of a thing of it that is not there, or not the caller's to see. */
interface ImplementedResource<Resource extends keyof Api> {
  readonly handlers: ResourceHandlers<Resource>;
  readonly notFound: string;
}

export type Resources = { readonly [Resource in keyof Api]: ImplementedResource<Resource> };

/** What the id of a created thing follows from. */
export type CreatingCall = Pick<Call, 'caller' | 'endpoint' | 'idempotencyKey'>;

/**
 * The id of what a call creates. It follows from who calls, from method and path, and from the key, so a repetition
 * after a crash creates the same thing, here and at the carrier, and the same key elsewhere another one.
 */
export function creationId(
  prefix:
    | 'shp'
    | 'con'
    | 'quo'
    | 'fil'
    | 'att'
    | 'run'
    | 'usr'
    | 'org'
    | 'pic'
    | 'dec'
    | 'let'
    | 'pag'
    | 'ter'
    | 'tsa'
    | 'tit'
    | 'exe',
  { caller, endpoint, idempotencyKey }: CreatingCall,
): string {
  const intent = JSON.stringify([caller.orgCode, caller.personId, endpoint, idempotencyKey]);
  return `${prefix}_${createHash('sha256').update(intent).digest('hex').slice(0, 24)}`;
}
