import { type Endpoint, mediaTypes } from 'contract';
import type * as v from 'valibot';
import { SessionError } from '../auth/session-error.ts';
import { startDeadline } from '../network/deadline.ts';
import { beginWrite } from '../network/writes-under-way.ts';
import { ApiError } from './api-error.ts';
import { toNetworkError } from './network-error.ts';
import {
  brokenAnswer,
  expectMediaType,
  nothing,
  parseJson,
  type Receive,
  toApiError,
} from './read-answer.ts';
import { readLines } from './read-lines.ts';
import { type AnswerOf, type CallOptions, requestInit, requestUrl } from './request.ts';
import { pauseBeforeRetry } from './retry.ts';

/** Where the tokens come from: the session. */
export interface TokenSource {
  getAccessToken(): Promise<string>;
  renewAccessToken(refused: string): Promise<string>;
  /** The API has refused a fresh token. */
  end(refused: string): void;
}

export interface HttpClientOptions {
  /** Base address of the API, without a slash at its end. Nobody else ever gets the token. */
  readonly baseUrl: string;
  readonly tokens: TokenSource;
  readonly timeouts: { readonly connectMs: number; readonly bodyMs: number };
  /** How the pause before a second attempt passes. */
  readonly pause?: typeof sleep;
}

/** The one way to the API. Every failure is an `ApiError`; anything else that is thrown is a fault of ours. */
export interface HttpClient {
  /** A call with a JSON answer, or with none. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<AnswerOf<E>>;
  /** A call that answers line by line. Leaving the loop closes the connection. */
  stream<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): AsyncGenerator<AnswerOf<E>, void>;
  /** A call that answers with a file. */
  blob<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Blob>;
}

/** @param goOn something of the body has come: the next stretch begins */
type Read<Result> = (response: Response, receive: Receive, goOn: () => void) => Promise<Result>;

export function createHttpClient({
  baseUrl,
  tokens,
  timeouts,
  pause = sleep,
}: HttpClientOptions): HttpClient {
  /** Sends once and gives the answer to `read` while the deadline still runs. A fault of ours stays what it is. */
  async function attempt<E extends Endpoint, Result>(
    endpoint: E,
    options: CallOptions<E>,
    token: string | undefined,
    read: Read<Result>,
  ): Promise<Result> {
    const url = requestUrl(baseUrl, endpoint, options);
    const init = requestInit(endpoint, options, token);
    const { transferMs, upload } = options;
    using deadline = startDeadline(transferMs ?? timeouts.connectMs, options.signal);
    let response: Response | undefined;
    const receive: Receive = async (arrival) => {
      try {
        return await arrival();
      } catch (error) {
        throw toNetworkError(error, deadline, options.signal, response);
      }
    };
    response = await receive(() => (upload?.send ?? fetch)(url, { ...init, signal: deadline.signal }));
    const goOn = () => deadline.extend(transferMs ?? timeouts.bodyMs);
    goOn();
    if (!response.ok) throw await toApiError(response, receive);
    return await read(response, receive, goOn);
  }

  /** The same with a token, replaced once if the API refuses it. A public call neither needs nor shows one. */
  async function authorized<E extends Endpoint, Result>(
    endpoint: E,
    options: CallOptions<E>,
    read: Read<Result>,
  ): Promise<Result> {
    if (endpoint.access === 'everybody') return attempt(endpoint, options, undefined, read);
    const token = await fromSession(() => tokens.getAccessToken());
    let refusal: ApiError;
    try {
      return await attempt(endpoint, options, token, read);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      refusal = error;
    }
    // A 401 comes before any work is done, so a write may be sent again, with the same key.
    const renewed = await fromSession(() => tokens.renewAccessToken(token)).catch((failure: unknown) => {
      // One that is not the platform's own says nothing of what was done.
      throw refusal.isOutcomeUnknown ? refusal : failure;
    });
    try {
      return await attempt(endpoint, options, renewed, read);
    } catch (error) {
      if (isUnauthorized(error)) tokens.end(renewed);
      throw error;
    }
  }

  /** The same with the one further attempt that reads have. */
  async function send<E extends Endpoint, Result>(
    endpoint: E,
    options: CallOptions<E>,
    read: Read<Result>,
  ): Promise<Result> {
    const end = endpoint.method === 'GET' ? undefined : beginWrite();
    try {
      return await authorized(endpoint, options, read);
    } catch (error) {
      if (!(error instanceof ApiError) || !isWorthAnother(error)) throw error;
      const { status, retryAfterSeconds } = error;
      const pauseMs = pauseBeforeRetry({ method: endpoint.method, status, retryAfterSeconds }, Math.random());
      if (pauseMs === undefined) throw error;
      await pause(pauseMs, options.signal);
      return await authorized(endpoint, options, read);
    } finally {
      end?.();
    }
  }

  return {
    call: (endpoint, options = {}) =>
      send(endpoint, options, async (response, receive) => {
        if (endpoint.answer === 'empty') return nothing(response) as AnswerOf<typeof endpoint>;
        expectMediaType(response, mediaTypes.json);
        const text = await receive(() => response.text());
        return parseJson(text, responseSchema(endpoint), response) as AnswerOf<typeof endpoint>;
      }),

    blob: (endpoint, options = {}) =>
      send(endpoint, options, async (response, receive, goOn) => {
        if (endpoint.answer !== 'file') expectMediaType(response, mediaTypes[endpoint.answer]);
        const file = await receive(() => watched(response, goOn).blob());
        if (file.size === 0) throw brokenAnswer(response, 'The file is empty');
        return file;
      }),

    async *stream(endpoint, options = {}) {
      const controller = new AbortController();
      const signal = options.signal
        ? AbortSignal.any([options.signal, controller.signal])
        : controller.signal;
      try {
        const response = await send(endpoint, { ...options, signal }, async (answer) => {
          expectMediaType(answer, mediaTypes.ndjson);
          return answer;
        });
        const schema = responseSchema(endpoint);
        for await (const line of lines(response, signal, options.signal)) {
          yield parseJson(line, schema, response) as AnswerOf<typeof endpoint>;
        }
      } finally {
        controller.abort();
      }
    },
  };

  /** Lines of an answer, each of which may take as long as a body; the start had its own limit. */
  async function* lines(response: Response, signal: AbortSignal, caller: AbortSignal | undefined) {
    using deadline = startDeadline(timeouts.bodyMs, signal);
    try {
      for await (const line of readLines(response, deadline.signal)) {
        yield line;
        deadline.extend(timeouts.bodyMs);
      }
    } catch (error) {
      throw toNetworkError(error, deadline, caller, response);
    }
  }
}

/** The same answer, which tells of each piece of its body: a large file may take long as long as it goes on. */
function watched({ body, headers }: Response, onPiece: () => void): Response {
  const watching = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, pieces) {
      onPiece();
      pieces.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(watching), { headers });
}

function responseSchema(endpoint: Endpoint): v.GenericSchema {
  if (!endpoint.response) throw new TypeError(`${endpoint.path} does not say what it answers`);
  return endpoint.response;
}

async function fromSession(ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (cause) {
    const isEnded = cause instanceof SessionError && cause.kind === 'ended';
    throw new ApiError(isEnded ? 'unauthorized' : 'offline', 'There is no access token', { cause });
  }
}

const isUnauthorized = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'unauthorized';

/** Whoever has waited for a time-out has waited long enough, and a broken answer stays broken. */
function isWorthAnother({ kind, status, cause }: ApiError): boolean {
  if (kind === 'offline') return !(cause instanceof SessionError);
  return status !== undefined && kind !== 'timeout' && kind !== 'brokenAnswer' && kind !== 'aborted';
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new ApiError('aborted', 'The call was given up'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
