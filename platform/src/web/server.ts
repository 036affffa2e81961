import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverOptions } from '../http/server-options.ts';
import type { ServerSurroundings } from '../http/server-options.ts';
import { createLog } from '../logging/log.ts';
import { securityHeaders } from './security-headers.ts';
import type { Surroundings } from './security-headers.ts';
import type { Site, SiteFile } from './site.ts';

/** Files whose names change with their content. */
const HASHED = '/assets/';
const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves a built app: its files, and its page for every address that a person may open. */
export function createWebServer(
  site: Site,
  surroundings: Surroundings,
  server: Partial<ServerSurroundings> = {},
): FastifyInstance {
  const headers = securityHeaders(surroundings);
  const app = Fastify({
    ...serverOptions({ ...server, log: server.log ?? createLog('error') }),
    // An address that is no address at all, such as /%E0%A4%A.
    frameworkErrors: (_error, _request, reply) => void sendNotFound(reply.headers(headers)),
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const file = isStranger(request) ? site.pageForStrangers : findFile(site, path, request.headers.accept);
    return file ? sendFile(file, path.startsWith(HASHED), request, reply) : sendNotFound(reply);
  });
  app.setNotFoundHandler((_, reply) => sendNotFound(reply));
  return app;
}

/**
 * Whether somebody comes to the start page of whom neither the address knows anything (an answer of the provider
 * does) nor the mark that the app leaves while somebody is signed in (`app/src/session/known-here.ts`).
 */
function isStranger({ url, headers: { cookie = '' } }: FastifyRequest): boolean {
  return url === '/' && !/(?:^|;\s*)lotse_known=1(?:;|$)/.test(cookie);
}

/**
 * The file of a path. The app's own addresses (`/sendungen`) are no files: a browser that wants to
 * show a page gets the app. A missing script must not get it, or an old tab would run HTML.
 */
function findFile(site: Site, path: string, accept: string | undefined): SiteFile | undefined {
  const isPage = !path.startsWith(HASHED) && (accept?.includes('text/html') ?? false);
  return site.files.get(path) ?? (isPage || path === '/' ? site.pageFor(path) : undefined);
}

async function sendFile(file: SiteFile, isHashed: boolean, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    'cache-control': isHashed ? A_YEAR : 'no-cache',
    etag: file.etag,
    vary: isHashed ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
  });
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const encoding = file.encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(await file.encoded(encoding));
}

function sendNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}
