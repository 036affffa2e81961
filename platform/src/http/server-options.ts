import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { AnswerLog } from '../logging/log.ts';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** Until all headers of a request have come. */
  readonly headers: number;
  /** Until the whole request has come, its body included. */
  readonly request: number;
  /** In which nothing moves on a connection, while we answer or the client reads. */
  readonly silence: number;
}

const defaultPatience: Patience = { headers: 15_000, request: 60_000, silence: 120_000 };

/** What a server of ours is given by the platform around it. */
export interface ServerSurroundings {
  readonly log: FastifyBaseLogger;
  /** Proxies whose word about the caller counts: addresses, networks or names of networks. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly patience?: Patience | undefined;
  /** Paths that may stand in the log where a route has a pattern for all of them. */
  readonly knownPaths?: readonly string[];
}

/** Settings of fastify that all servers of the platform share. */
export function serverOptions({
  log,
  trustedProxies,
  patience = defaultPatience,
  knownPaths = [],
}: ServerSurroundings) {
  const { headers, request, silence } = patience;
  return {
    loggerInstance: log,
    logController: new AnswerLog(knownPaths),
    genReqId: () => randomUUID(),
    requestTimeout: request,
    connectionTimeout: silence,
    http: {
      headersTimeout: headers,
      // Node looks at all connections so often; a limit holds to this extent.
      connectionsCheckingInterval: Math.min(headers, 5000) / 5,
    },
    // Who still holds a connection while the platform drains is served on it one last time.
    return503OnClosing: false,
    trustProxy: trustedProxies === undefined || trustedProxies.length === 0 ? false : [...trustedProxies],
    clientErrorHandler: refuse,
  } satisfies FastifyServerOptions & { readonly http: object };
}

/** Node's names of what can be wrong with a request before anybody has looked at it. */
const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/** Answers what is not HTTP, or comes too slowly, and ends the connection. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  const body = `${status.slice(4)}\n`;
  const lines = [
    `HTTP/1.1 ${status}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
