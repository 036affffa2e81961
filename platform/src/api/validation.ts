import { toPointer } from 'contract';
import * as v from 'valibot';
import { problemCopy } from './problem.copy.ts';
import { fieldProblem, ProblemError } from './problem.ts';

/**
 * The body as the schema understands it.
 *
 * @throws {ProblemError} 422 with the schema's own words, one message per field.
 */
export function parseBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;

  const messages = new Map<string, string>();
  for (const issue of result.issues) {
    const pointer = toPointer((issue.path ?? []).map(({ key }) => key as string | number));
    if (!messages.has(pointer)) messages.set(pointer, issue.message);
  }
  throw fieldProblem([...messages].map(([pointer, detail]) => ({ pointer, detail })));
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
