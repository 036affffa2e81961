import { REPORTS_PATH } from 'contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.ts';
import { createPlaces, releaseWhenOver } from '../http/places.ts';
import { createRate } from '../http/rate.ts';

/** An uncompressed recording of a minute is a tenth of it. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const RETRY_SECONDS = 60;

/** How much is taken, and how long anything may take. */
interface ReportLimits {
  /** Reports on their way at once, from their first byte on: each holds its bytes in memory. */
  readonly atOnce: { readonly inAll: number; readonly perAddress: number };
  readonly perMinute: { readonly inAll: number; readonly perAddress: number };
  /** Milliseconds in which the project has to answer. */
  readonly patience: number;
  /** Milliseconds in which a report has to come. */
  readonly bodyPatience: number;
}

/** A page sends some reports when it opens, and one with each error; behind one address there may be a house. */
const defaultLimits: ReportLimits = {
  atOnce: { inAll: 32, perAddress: 8 },
  perMinute: { inAll: 1200, perAddress: 240 },
  patience: 10_000,
  bodyPatience: 10_000,
};

/** Where reports go, as its one line of text says. */
export interface Dsn {
  readonly publicKey: string;
  readonly host: string;
  readonly projectId: string;
  /** Takes envelopes. */
  readonly envelopeUrl: string;
}

/** Reads a DSN (`https://key@host/path/project`); undefined for anything else. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username: publicKey, host, pathname } = new URL(text);
  const [, path = '', projectId] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || publicKey === '' || projectId === undefined) return undefined;
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: publicKey });
  return {
    publicKey,
    host,
    projectId,
    envelopeUrl: `${protocol}//${host}${path}/api/${projectId}/envelope/?${query.toString()}`,
  };
}

/**
 * Takes what the app reports of itself and hands it on, so that the page's policy names no foreign host and nobody but
 * us speaks to one. Only to the project that is configured, only from our own pages, and with nothing of the caller:
 * neither address nor cookies.
 */
export function addReports(app: FastifyInstance, dsn: string, limits: ReportLimits = defaultLimits): void {
  const target = parseDsn(dsn);
  if (!target) throw new Error('The DSN is none');
  const { atOnce, perMinute, patience, bodyPatience } = limits;
  const allPlaces = createPlaces(atOnce.inAll);
  const placesOfAddress = createPlaces(atOnce.perAddress);
  const rateOfAll = createRate(perMinute.inAll);
  const rateOfAddress = createRate(perMinute.perAddress);

  /**
   * Lets a report in or not before any of its body is read. Places are free again once the answer has left or the
   * caller has gone, and an unfinished body is cut off in time; whoever lets theirs wait takes places of their own
   * address.
   */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    reply.header('cache-control', 'no-store');
    const from = request.headers['sec-fetch-site'];
    if (from !== undefined && from !== 'same-origin') return refuse(reply, 403);
    const address = addressKey(request.ip);
    // The address first: who reports too much must not use up what others have.
    const seconds = (await rateOfAddress(address)) ?? (await rateOfAll());
    if (seconds !== undefined) return refuse(reply, 429, seconds);
    for (const take of [() => placesOfAddress(address), allPlaces]) {
      const release = take();
      if (!release) return refuse(reply, 429, RETRY_SECONDS);
      releaseWhenOver(request, reply, release);
    }
    const tooSlow = setTimeout(() => request.raw.destroy(), bodyPatience);
    request.raw.once('end', () => clearTimeout(tooSlow));
    reply.raw.once('close', () => clearTimeout(tooSlow));
    return undefined;
  }

  /** What is not read must not be taken for the next request. */
  function refuse(reply: FastifyReply, status: number, seconds?: number): FastifyReply {
    reply.code(status).header('connection', 'close');
    if (seconds !== undefined) reply.header('retry-after', seconds);
    return reply.send();
  }

  async function handOn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const envelope = request.body;
    if (!Buffer.isBuffer(envelope) || !target || !isFor(target, envelope)) return reply.code(400).send();
    try {
      const answer = await fetch(target.envelopeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: new Uint8Array(envelope),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      void answer.body?.cancel().catch(() => undefined);
      // By these the library knows how long to be silent.
      for (const name of ['retry-after', 'x-sentry-rate-limits']) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return await reply.code(answer.status).send();
    } catch {
      return await reply.code(502).send();
    }
  }

  void app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    reports.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
      reply.code(statusCode).send(),
    );
    reports.post(REPORTS_PATH, { bodyLimit: MAX_BYTES, onRequest: admit }, (request, reply) =>
      handOn(request, reply),
    );
  });
}

/** Whether an envelope, by its first line, is for our project and no other. */
function isFor({ publicKey, host, projectId }: Dsn, envelope: Buffer): boolean {
  const end = envelope.subarray(0, MAX_HEADER_BYTES).indexOf('\n');
  if (end === -1) return false;
  try {
    const { dsn } = JSON.parse(envelope.toString('utf8', 0, end)) as { dsn?: unknown };
    const named = typeof dsn === 'string' ? parseDsn(dsn) : undefined;
    return named?.publicKey === publicKey && named.host === host && named.projectId === projectId;
  } catch {
    return false;
  }
}
