import { KNOWN_COOKIE } from 'contract';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.ts';
import { createRate } from '../http/rate.ts';
import { serverOptions } from '../http/server-options.ts';
import type { ServerSurroundings } from '../http/server-options.ts';
import { createLog } from '../logging/log.ts';
import { CACHED_MISSING, cachingOf, isFilePath } from './caching.ts';
import { addConsent, type ConsentKeeping } from './consent.ts';
import type { FindContentPage } from './fetch-content-page.ts';
import { addReports } from './reports.ts';
import { securityHeaders } from './security-headers.ts';
import type { Surroundings } from './security-headers.ts';
import type { SiteFile } from './site-file.ts';
import type { Site } from './site.ts';

interface WebServerOptions extends Partial<ServerSurroundings> {
  /** Where texts come from that strangers are sent drawn; without it the app asks for them. */
  readonly findContentPage?: FindContentPage;
  /** Where reports of the app are passed on to; without it none are taken. */
  readonly sentryDsn?: string | undefined;
  /** How decisions about cookies are kept; without it none are answered. */
  readonly consent?: ConsentKeeping;
  /** Texts that are drawn in a minute for one address; the app asks for any further ones by itself. */
  readonly drawnPerMinute?: number;
}

/** More than anybody reads. */
const DRAWN_PER_MINUTE = 120;

/** An address that the app does not know. */
const NOWHERE = '/nowhere';

/** Serves a built app: its files, and its page for every address that a person may open. */
export function createWebServer(
  site: Site,
  surroundings: Surroundings,
  {
    findContentPage,
    sentryDsn,
    consent,
    drawnPerMinute = DRAWN_PER_MINUTE,
    ...server
  }: WebServerOptions = {},
): FastifyInstance {
  const headers = securityHeaders(surroundings);
  const countDrawn = createRate(drawnPerMinute);
  const app = Fastify({
    ...serverOptions({ ...server, log: server.log ?? createLog('error') }),
    // An address that is no address at all, such as /%E0%A4%A: the app says so to a person.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers);
      if (!isPage(NOWHERE, request.headers.accept)) return void sendNotFound(reply);
      reply.statusCode = 404;
      void sendFile(site.pageFor(NOWHERE), request, reply);
    },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  if (sentryDsn !== undefined) addReports(app, sentryDsn);
  if (consent) addConsent(app, consent, surroundings.appOrigin);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (request.url === '/' && isStranger(request)) return sendFile(site.pageForStrangers, request, reply);
    const file = site.files.get(path);
    if (file) return sendFile(file, request, reply);
    if (!isPage(path, request.headers.accept)) return sendNotFound(reply);
    const text =
      findContentPage && isStranger(request) ? await drawText(request, findContentPage) : undefined;
    if (text === null || site.isMissing?.(path)) reply.code(404);
    return sendFile(text ?? site.pageFor(path), request, reply);
  });

  /** The page with the text that stands at a path; null where none does, undefined where that is not known. */
  async function drawText(
    request: FastifyRequest,
    find: FindContentPage,
  ): Promise<SiteFile | null | undefined> {
    const path = pathOf(request);
    const asked = site.content?.askedAt(path);
    if (!site.content || !asked) return undefined;
    // Each costs the platform a question, and its limit is for all that we draw.
    if ((await countDrawn(addressKey(request.ip))) !== undefined) return undefined;
    try {
      const page = await find(asked);
      return page && site.content.draw(path, asked, page);
    } catch (error) {
      // The app asks for it by itself, and tells whoever reads it what has failed.
      app.log.warn({ err: error }, 'A content page could not be drawn');
      return undefined;
    }
  }

  app.setNotFoundHandler((_, reply) => sendNotFound(reply));
  return app;
}

/**
 * Whether nobody is signed in, by the mark that the app leaves while somebody is (`app/src/session/known-here.ts`).
 * At `/` an address with a query is an answer of the provider, and no stranger's.
 */
function isStranger({ headers: { cookie = '' } }: FastifyRequest): boolean {
  return !cookie.split(/;\s*/).includes(`${KNOWN_COOKIE}=1`);
}

/**
 * Whether a path without a file is one of the app's own addresses (`/sendungen`): a browser that wants to show a page
 * gets the app. A missing script must not get it, or an old tab would run HTML.
 */
function isPage(path: string, accept: string | undefined): boolean {
  return path === '/' || (!isFilePath(path) && (accept?.includes('text/html') ?? false));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/';

async function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request);
  reply.headers({
    'cache-control': cachingOf(path),
    etag: file.etag,
    vary: isFilePath(path) ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
  });
  const isUnchanged = reply.statusCode === 200 && request.headers['if-none-match']?.includes(file.etag);
  if (isUnchanged) return reply.code(304).send();
  const encoding = file.encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(await file.encoded(encoding));
}

function sendNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', CACHED_MISSING)
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}
