import { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { endpointPaths } from './endpoint-paths.ts';
import type { Context, Middleware } from './koa.ts';
import { isSecure } from './options.ts';
import type { ResolvedOptions } from './options.ts';

// Bytes.
const longestBody = 16 * 1024;

/**
 * Cookie mode: the refresh token travels in a cookie that JavaScript can't read and that is sent to
 * the token endpoint only. `SameSite=Strict` works because app and provider are one site (the port
 * plays no part in it; in production they share a registrable domain).
 */
export interface RefreshCookie {
  /** The request with the cookie's token in its body, where oidc-provider expects it. */
  readonly fill: (request: IncomingMessage) => Promise<IncomingMessage>;
  /**
   * Moves the refresh token of an answer into the cookie. A refused one stays: the refusal may reach
   * the browser after a new sign-in has replaced the cookie, and would then delete the new one.
   */
  readonly middleware: Middleware;
  /** Drops the cookie. */
  readonly clear: (ctx: Context) => void;
}

export function createRefreshCookie(options: ResolvedOptions): RefreshCookie {
  const secure = isSecure(options);
  const name = secure ? '__Secure-lotse-refresh' : 'lotse-refresh';
  const attributes = {
    path: endpointPaths.token,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    signed: false,
    overwrite: true,
  } as const;

  return {
    clear(ctx) {
      ctx.cookies.set(name, '', { ...attributes, maxAge: 0 });
    },

    async fill(request) {
      // A page of another origin may post a form here; only the app's own calls get the cookie's token.
      const isApp = options.appOrigins.includes(request.headers.origin ?? '');
      const token = readCookie(request, name);
      // Nothing that the app sends is nearly as long; the rest is oidc-provider's to refuse.
      const isShort = Number(request.headers['content-length']) <= longestBody;
      if (!isApp || token === undefined || !isShort) return request;

      const parameters = new URLSearchParams(await text(request));
      if (parameters.get('grant_type') === 'refresh_token' && !parameters.has('refresh_token')) {
        parameters.set('refresh_token', token);
      }
      return withBody(request, parameters.toString());
    },

    async middleware(ctx, next) {
      await next();
      const answer = ctx.body as { refresh_token?: string } | undefined;
      if (ctx.path !== endpointPaths.token || ctx.method !== 'POST') return;
      if (answer?.refresh_token === undefined) return;

      const { refresh_token: token, ...rest } = answer;
      const lifetime = (ctx as unknown as KoaContextWithOIDC).oidc.refreshToken?.remainingTTL ?? 0;
      ctx.cookies.set(name, token, { ...attributes, maxAge: lifetime * 1000 });
      ctx.body = rest;
    },
  };
}

function readCookie(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/** A request whose body was read, once more, with another body. */
function withBody(original: IncomingMessage, body: string): IncomingMessage {
  const copy = new IncomingMessage(original.socket);
  copy.method = original.method ?? 'POST';
  copy.url = original.url ?? '/';
  copy.httpVersion = original.httpVersion;
  copy.headers = { ...original.headers, 'content-length': String(Buffer.byteLength(body)) };
  copy.push(body);
  copy.push(null);
  // An incomplete message would close the connection when it is done with.
  copy.complete = true;
  return copy;
}
