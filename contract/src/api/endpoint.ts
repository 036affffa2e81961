import * as v from 'valibot';
import type { DraftSurroundings } from '../entities/shipment-draft.ts';
import { idText } from '../rules/id.ts';
import type { Access } from './access.ts';
import type { ProblemCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** How an answer's body is read; `pdf` is a file, `table` one of the kind that is asked for, and `file` one of any type. */
export type AnswerKind = 'json' | 'ndjson' | 'pdf' | 'table' | 'file' | 'empty';

/** What is sent as it is, and not as JSON: of which media types, and how much of it. */
export interface Upload {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
}

/** What a caller may do only so often: asking carriers for prices, creating things, and contacts by the thousand. */
export type Limited = 'rates' | 'creating' | 'contacts' | 'uploading';

/** What a body's rules need to know of the call: the caller's day and time, and how phone numbers are judged. */
export interface BodySurroundings extends DraftSurroundings {
  /** `HH:mm` */
  readonly clock: () => string;
}

/** The schema of a body, or what makes it from the call's surroundings. */
export type BodySource = v.GenericSchema | ((surroundings: BodySurroundings) => v.GenericSchema);

/** What is written down of a call. */
interface Description {
  readonly method: Method;
  /** Relative to the API's base URL, parameters in braces: `shipments/{id}`. Each is an id. */
  readonly path: string;
  /** What the call does, in one English line for whoever writes against the API. */
  readonly summary: string;
  readonly access: Access;
  readonly query?: v.GenericSchema;
  /** Only servers have it: to a browser it is a type, see `#bodies`. */
  readonly body?: BodySource;
  /** The code of a body that is refused at a field, by its JSON pointer; most fields have none. */
  readonly bodyCodes?: Readonly<Record<string, ProblemCode>>;
  /** In place of a body. */
  readonly upload?: Upload;
  readonly answer: AnswerKind;
  /** Schema of the JSON answer, or of one line of an `ndjson` answer. */
  readonly response?: v.GenericSchema;
  /**
   * The problems of its own, by status, with the codes that tell them apart, none where one status means one
   * thing. Those that follow from the rest of the description are not repeated here, see `problemsOf`.
   */
  readonly errors?: Readonly<Record<number, readonly ProblemCode[]>>;
  /** The call creates something: it carries an `Idempotency-Key`, and a repetition gives the first answer. */
  readonly isIdempotent?: boolean;
  /**
   * Whoever answers it keeps what became of each key, before anything happens and for good. Without it the
   * platform keeps the first answer, which it can only of one that is JSON and has a caller.
   */
  readonly recordsItself?: boolean;
  /**
   * What is changed has a version, and the call carries the one that it was made of in `If-Match`: two people
   * who change the same thing never undo each other's work unseen. `with-body`: only where the call brings content.
   */
  readonly isVersioned?: true | 'with-body';
  /**
   * What is answered changes seldom and is asked for often: it has an entity tag of its content, and who has it
   * already is answered with 304.
   */
  readonly isRevalidated?: true;
  /** How often somebody may call is limited, together with all other calls of this name. */
  readonly limited?: Limited;
}

type ParamName<Path extends string> = string extends Path
  ? string
  : Path extends `${string}{${infer Name}}${infer Rest}`
    ? Name | ParamName<Rest>
    : never;

/** The parameters of a path, by name: `shipments/{id}` has `id`. */
export type PathParams<Path extends string> = { readonly [Name in ParamName<Path>]: string };

type ParamsSchema<Path extends string> = [ParamName<Path>] extends [never]
  ? undefined
  : v.GenericSchema<PathParams<Path>>;

/**
 * One call of the API. The app calls it and the platform implements it, both by this description;
 * a path that no descriptor names does not exist.
 */
export interface Endpoint extends Description {
  /** The parameters of the path, by name. Who sends others asks for something that is not there. */
  readonly params: v.GenericSchema | undefined;
}

/** A misspelt member is none that a description has. */
type NothingElse<D> = Readonly<Record<Exclude<keyof D, keyof Description>, never>>;

/** Keys are a caller's, and what came of each is kept by somebody: what nobody can keep does not compile. */
type Kept<D> = D extends { readonly isIdempotent: true } | { readonly recordsItself: true }
  ? D extends Keeping
    ? unknown
    : { readonly 'nobody keeps what came of its keys: see `recordsItself`': never }
  : unknown;

type Keeping = { readonly isIdempotent: true; readonly access: Exclude<Access, 'everybody'> } & (
  | { readonly recordsItself: true }
  | { readonly answer: 'json' }
);

/** A descriptor: what is written down, and the parameters that its path names. */
export function endpoint<const D extends Description>(
  description: D & NothingElse<D> & Kept<D>,
): D & { readonly params: ParamsSchema<D['path']> } {
  const names = [...description.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params =
    names.length === 0 ? undefined : v.object(Object.fromEntries(names.map((name) => [name, idText()])));
  return { ...(description as D), params: params as unknown as ParamsSchema<D['path']> };
}

type SchemaOf<Source> = Source extends (...surroundings: never[]) => infer Made ? Made : Source;

/** The schema of a call's body; never where it has none. */
export type BodySchema<E> = E extends { readonly body: infer Source }
  ? Extract<SchemaOf<NonNullable<Source>>, v.GenericSchema>
  : never;

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
