import type { ServerResponse } from 'node:http';

/** What the platform has answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * When it strikes: before the platform has got anything, while it is at work on what it has got, or once it is done
 * and has answered.
 */
export const positions = ['before', 'during', 'after'] as const;
export type Position = (typeof positions)[number];

/** One answer that fails. */
export interface Stricken {
  readonly response: ServerResponse;
  /** Undefined where the fault strikes before there is one. */
  readonly answer: Answer | undefined;
  readonly position: Position;
  /** Counts the faults, so that what has several forms has each in turn. */
  readonly turn: number;
}

/** `copied`: the request comes to the platform twice; `nameless`: its name is not known any more. */
export type Fault =
  | { readonly name: string; readonly kind: 'answer'; readonly strike: (what: Stricken) => void }
  | { readonly name: string; readonly kind: 'copied' }
  | { readonly name: string; readonly kind: 'nameless' };

const html = '<!doctype html><title>Hinweis</title><h1>Die Seite ist gerade nicht erreichbar</h1>';
const made: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ id: 'made-up', isMadeUp: true, note: 'x'.repeat(200) })),
};

/** Whole seconds, more than anybody waits, a day, and what nobody understands. */
const retryAfter = ['1', '120', 'Fri, 20 Nov 2026 14:00:00 GMT', 'bald'];

/**
 * Before anything was done it is the platform itself that says so, in its own form. Later it is something in between,
 * which knows nothing of what was done.
 */
function status(code: number): Fault {
  return {
    name: String(code),
    kind: 'answer',
    strike({ response, position, turn }) {
      const isOwn = position === 'before';
      response.writeHead(code, {
        'content-type': isOwn ? 'application/problem+json' : 'text/html',
        ...(code === 429 && { 'retry-after': retryAfter[turn % retryAfter.length] ?? '' }),
      });
      const problem = { type: 'about:blank', title: 'Das hat nicht geklappt.', status: code };
      response.end(isOwn ? JSON.stringify(problem) : html);
    },
  };
}

function answer(name: string, strike: (what: Stricken) => void): Fault {
  return { name, kind: 'answer', strike };
}

/** Says that all is well and sends the half of it. */
function half({ response, answer: { body } = made }: Stricken, length: number): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
  response.write(body.subarray(0, body.length / 2));
}

function well({ response }: Stricken, mediaType: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': mediaType }).end(body);
}

/** Every member is there and none of it is what was agreed. */
function retyped(body: Buffer): string {
  const members = Object.entries(JSON.parse(body.toString() || '{}') as object);
  return JSON.stringify(
    Object.fromEntries(members.map(([name, value]) => [name, typeof value === 'number' ? 'x' : 7])),
  );
}

/** The 24 faults that an answer can have. */
export const faults: readonly Fault[] = [
  ...[400, 401, 403, 404, 408, 409, 413, 422, 425, 429, 500, 502, 503, 504].map(status),
  { name: 'no such host', kind: 'nameless' },
  answer('reset in the body', (what) => {
    half(what, what.answer?.body.length ?? made.body.length);
    // What was written has to be on its way first.
    setTimeout(() => what.response.socket?.resetAndDestroy(), 5);
  }),
  answer('hung headers', () => undefined),
  answer('hung body', (what) => half(what, what.answer?.body.length ?? made.body.length)),
  answer('truncated JSON', (what) => {
    const { body } = what.answer ?? made;
    well(what, 'application/json', body.subarray(0, body.length / 2));
  }),
  answer('HTML with 200', (what) => well(what, 'text/html', html)),
  answer('empty with 200', (what) => well(what, 'application/json', '')),
  answer('wrong media type', (what) => well(what, 'text/plain', (what.answer ?? made).body)),
  answer('wrong schema', (what) => well(what, 'application/json', retyped((what.answer ?? made).body))),
  { name: 'sent twice', kind: 'copied' },
];
