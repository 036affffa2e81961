import type { ErrorOut } from 'oidc-provider';
import type { Context } from '../koa.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';
import type { Page } from './layout.ts';
import { pagesCopy } from './pages.copy.ts';

const { errors } = pagesCopy;

type ErrorKind = keyof typeof errors;

// Error codes of the protocol that have words of their own; every other one is a bad request.
const kinds: Readonly<Record<string, ErrorKind>> = {
  invalid_client: 'unknownClient',
  invalid_redirect_uri: 'unknownRedirect',
  server_error: 'server',
};

interface Details {
  /** The protocol's code of the error. */
  readonly code?: string;
  /** By which the log can be searched. */
  readonly requestId?: string;
}

/** A page that says what went wrong and leads back to the app. */
export function errorPage(kind: ErrorKind, appOrigin: string, { code, requestId }: Details = {}): Page {
  const { title, text } = errors[kind];
  return {
    title,
    content: html`<div class="intro">
        <h1>${title}</h1>
        <p>${text}</p>
        ${code !== undefined && html`<p class="code">${pagesCopy.errorCode(code)}</p>`}
        ${requestId !== undefined && html`<p class="code">${pagesCopy.errorNumber(requestId)}</p>`}
      </div>
      <div class="actions"><a class="button" href="${appOrigin}/">${pagesCopy.backToApp}</a></div>`,
  };
}

/** Shows an error that must not be sent to the app, or can't be. */
export function renderProtocolError(ctx: Context, out: ErrorOut, appOrigin: string, error: Error): void {
  const kind = error.name === 'SessionNotFound' ? 'expired' : (kinds[out.error] ?? 'badRequest');
  const requestId = ctx.res.getHeader('X-Request-Id');
  const details = {
    ...(kind !== 'expired' && { code: out.error }),
    ...(kind === 'server' && typeof requestId === 'string' && { requestId }),
  };
  sendPage(ctx, ctx.status, errorPage(kind, appOrigin, details));
}
