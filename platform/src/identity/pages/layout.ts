import type { Context } from '../koa.ts';
import { assets } from './assets.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { pagesCopy } from './pages.copy.ts';

/** A page of the provider: what its tab is called and what stands in it. */
export interface Page {
  readonly title: string;
  readonly content: Html;
}

/** The brand mark: a compass needle, its northern half in the accent colour. */
const mark = html`<svg class="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
  <g transform="rotate(38 10 10)">
    <path class="needle" d="M10 .8 14.6 10 10 19.2 5.4 10z" />
    <path class="north" d="M10 .8 14.6 10H5.4z" />
  </g>
</svg>`;

/** The whole document around a page. */
export function renderDocument({ title, content }: Page): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${pagesCopy.title(title)}</title>
        <link rel="icon" href="${assets.icon.path}" />
        <link rel="preload" href="${assets.font.path}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${assets.style.path}" />
      </head>
      <body>
        <header class="bar"><span class="brand">${mark}${pagesCopy.product}</span></header>
        <main class="page">${content}</main>
      </body>
    </html>`.markup;
}

/** Answers a koa request with a page. */
export function sendPage(ctx: Context, status: number, page: Page): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = renderDocument(page);
}
