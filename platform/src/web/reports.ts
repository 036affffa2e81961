import { REPORTS_PATH } from 'contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An uncompressed recording of a minute is a tenth of it. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
/** Reports on their way at once, from their first byte on; each holds its bytes in memory. */
const MAX_UNDER_WAY = 16;
const RETRY_SECONDS = 60;

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
 *
 * @param patienceMs how long the project may take
 * @param bodyPatienceMs how long a report may take to come
 */
export function addReports(
  app: FastifyInstance,
  dsn: string,
  patienceMs = 10_000,
  bodyPatienceMs = 30_000,
): void {
  const target = parseDsn(dsn);
  if (!target) throw new Error('The DSN is none');
  let underWay = 0;

  /**
   * Lets a report in or not before any of its body is read: sixteen bodies are all that is ever held. A place is
   * free again once the answer has left or the caller has gone, and an unfinished body is cut off in time.
   */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    reply.header('cache-control', 'no-store');
    const from = request.headers['sec-fetch-site'];
    const isRefused = from !== undefined && from !== 'same-origin';
    if (isRefused || underWay >= MAX_UNDER_WAY) {
      // What is not read must not be taken for the next request.
      reply.header('connection', 'close');
      if (isRefused) return reply.code(403).send();
      return reply.code(429).header('retry-after', RETRY_SECONDS).send();
    }
    underWay += 1;
    const tooSlow = setTimeout(() => request.raw.destroy(), bodyPatienceMs);
    request.raw.once('end', () => clearTimeout(tooSlow));
    reply.raw.once('close', () => {
      clearTimeout(tooSlow);
      underWay -= 1;
    });
    return undefined;
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
        signal: AbortSignal.timeout(patienceMs),
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
