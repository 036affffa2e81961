import { type Endpoint, toPointer } from 'contract';
import * as v from 'valibot';
import { problemCopy } from './problem.copy.ts';
import { fieldProblem, notFound, ProblemError } from './problem.ts';

/** The largest body that a person can fill in has 400 values, four levels deep. */
const MAX_VALUES = 2000;
const MAX_DEPTH = 20;

/**
 * Refuses JSON that nobody has typed before anything looks at it: what is nested without end, and so
 * many values that complaining about each would make an answer of megabytes. Takes no stack itself.
 *
 * @throws {ProblemError} 400.
 */
export function requireSensible(body: unknown): void {
  let values = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) {
      throw new ProblemError(400, { detail: problemCopy.bodyTooComplex });
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
}

/**
 * The body as the schema understands it.
 *
 * @param codes of the answer, by the field that is complained of
 * @throws {ProblemError} 422 with the schema's own words, one message per field.
 */
export function parseBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  codes: Endpoint['bodyCodes'] = {},
): v.InferOutput<Schema> {
  // What no field of ours sends has no words of its own.
  const result = v.safeParse(schema, body, { message: problemCopy.invalidValue });
  if (result.success) return result.output;

  const messages = new Map<string, string>();
  for (const issue of result.issues) {
    const pointer = toPointer((issue.path ?? []).map(({ key }) => key as string | number));
    if (!messages.has(pointer)) messages.set(pointer, issue.message);
  }
  const code = [...messages.keys()].map((pointer) => codes[pointer]).find((found) => found !== undefined);
  throw fieldProblem(
    [...messages].map(([pointer, detail]) => ({ pointer, detail })),
    code && { code },
  );
}

/**
 * The query as the schema understands it. A wrong one is a mistake of the program, not of a person,
 * so the answer names no field.
 *
 * @throws {ProblemError} 400.
 */
export function parseQuery<const Schema extends v.GenericSchema>(
  schema: Schema,
  query: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, query);
  if (result.success) return result.output;
  throw new ProblemError(400, { detail: problemCopy.invalidQuery });
}

/**
 * The path's parameters as the schema understands them. An id that cannot be one belongs to nothing.
 *
 * @param missing what is said of a thing that is not there
 * @throws {ProblemError} 404, like the one for an id that nothing has.
 */
export function parseParams<const Schema extends v.GenericSchema>(
  schema: Schema,
  params: unknown,
  missing: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, params);
  if (result.success) return result.output;
  throw notFound(missing);
}
