import { PROBLEM_MEDIA_TYPE, problemSchema } from 'contract';
import * as v from 'valibot';
import { parseRetryAfter } from '../network/retry-after.ts';
import { ApiError, type ApiErrorDetails, kindOfStatus } from './api-error.ts';

const REQUEST_ID = 'x-request-id';

/** Waits for something that comes over the network. Only what is waited for in here can be a failure of it. */
export type Receive = <Value>(arrival: () => Promise<Value>) => Promise<Value>;

/** What an error tells about the answer that it is about. */
export function detailsOf(response: Response): ApiErrorDetails {
  return {
    status: response.status,
    requestId: response.headers.get(REQUEST_ID) ?? undefined,
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
  };
}

function mediaType(response: Response): string {
  return (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

export function brokenAnswer(response: Response, message: string, cause?: unknown): ApiError {
  return new ApiError('brokenAnswer', message, { ...detailsOf(response), cause });
}

/** Refuses an answer of another kind than agreed, such as a hotel's HTML page with status 200. */
export function expectMediaType(response: Response, expected: readonly string[]): void {
  const actual = mediaType(response);
  if (!expected.includes(actual))
    throw brokenAnswer(response, `Expected ${expected.join(' or ')}, got "${actual}"`);
}

/** What is agreed to be empty. Something that answers in the platform's place with a page has done nothing. */
export function nothing(response: Response): undefined {
  if (response.status !== 204) throw brokenAnswer(response, `Expected no content, got ${response.status}`);
}

/** Parses JSON text strictly by `schema`. */
export function parseJson<const Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  response: Response,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw brokenAnswer(response, 'The answer is not JSON', cause);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw brokenAnswer(
    response,
    `The answer breaks the contract at "${v.getDotPath(issue) ?? ''}": ${issue.message}`,
  );
}

/** The error that an answer without success stands for. */
export async function toApiError(response: Response, receive: Receive): Promise<ApiError> {
  const details = detailsOf(response);
  const problem = await readProblem(response, receive);
  const message = problem?.title ?? `Status ${response.status}`;
  return new ApiError(kindOfStatus(response.status), message, {
    ...details,
    requestId: details.requestId ?? problem?.requestId,
    problem,
  });
}

/** A proxy in between answers in its own words; then the status has to do. */
async function readProblem(response: Response, receive: Receive) {
  if (mediaType(response) !== PROBLEM_MEDIA_TYPE) {
    await receive(async () => response.body?.cancel());
    return undefined;
  }
  const text = await receive(() => response.text());
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), problemSchema), text);
  return result.success ? result.output : undefined;
}
