import { html } from './html.ts';
import type { Page } from './layout.ts';
import { pagesCopy } from './pages.copy.ts';

const { signedOut } = pagesCopy;

/** Shown after signing out when there is no address of the app to go to. */
export function signedOutPage(appOrigin: string, wasForeignAddress: boolean): Page {
  return {
    title: signedOut.title,
    content: html`<div class="intro">
        <h1>${signedOut.title}</h1>
        <p>${signedOut.text}</p>
        ${wasForeignAddress && html`<p class="muted">${signedOut.foreignAddress}</p>`}
      </div>
      <div class="actions"><a class="button" href="${appOrigin}/">${pagesCopy.backToApp}</a></div>`,
  };
}
