import type { BrowserContext, Page, Response } from '@playwright/test';
import type { Addresses } from '../../platform/addresses.ts';
import { readStorage } from './storage.ts';

/** Three parts of base64url, the first of which begins like `{"`. */
const tokenShape = /eyJ[\w-]{6,}\.[\w-]+\.[\w-]*/;
const socketHandshake = /^40\{"token":"[^"]+"(?:,"readingForMs":\d+)?\}$/;

/** Where something secret stood although it must not. */
export type Leak = string;

/** Finds secrets: whatever looks like a token, and the texts that it is told of. */
export class SecretSearch {
  readonly leaks: Leak[] = [];
  /** What was looked at; a search that saw nothing has proven nothing. */
  readonly places = new Set<string>();
  readonly #known = new Set<string>();
  readonly #texts: [where: string, text: string][] = [];

  /** Adds a secret that has no shape, such as a refresh token. */
  know(secret: string): void {
    if (secret !== '') this.#known.add(secret);
  }

  look(where: string, text: string | null | undefined): void {
    if (!text) return;
    this.places.add(where.split(' ', 1)[0] ?? '');
    this.#texts.push([where, text]);
  }

  /** Looks through all texts, also those from before a secret was known. */
  finish(): readonly Leak[] {
    for (const [where, text] of this.#texts) {
      const isFound = tokenShape.test(text) || [...this.#known].some((secret) => text.includes(secret));
      if (isFound) this.leaks.push(`${where}: ${text.slice(0, 120)}`);
    }
    return this.leaks;
  }
}

/**
 * Searches everything that the pages of a browser say, from now on: addresses, headers, bodies of
 * requests and answers, frames of sockets, the console and what tabs tell each other. Tokens may be
 * in `Authorization` to the API and to the provider's profile, in bodies of the token endpoint, in
 * the handshake of the socket and, an access token alone, in what tabs hand over to each other.
 */
export async function searchSecrets(
  context: BrowserContext,
  { api, identity }: Addresses,
  search: SecretSearch,
): Promise<() => Promise<unknown>> {
  const bodies: Promise<unknown>[] = [];
  const isTokenEndpoint = (url: string) => url === `${identity}/oauth2/token`;
  const mayBearToken = (url: string) =>
    url.startsWith(`${api}/`) || url === `${identity}/oauth2/v2/user_profile`;

  await context.exposeBinding('lotseTold', (_source, message: string) => search.look('broadcast', message));
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { lotseTold: (message: string) => void }).lotseTold;
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(message: unknown): void {
        // The one secret that tabs may hand over.
        tell(JSON.stringify(message, (key, value: unknown) => (key === 'accessToken' ? '' : value)));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
        super.postMessage(message);
      }
    };
  });

  context.on('request', (request) => {
    const url = request.url();
    search.look('address', url);
    for (const [name, value] of Object.entries(request.headers())) {
      if (name === 'authorization' && mayBearToken(url)) continue;
      search.look(`header ${name} to ${url}`, value);
    }
    const body = request.postData();
    const isHandshake = url.startsWith(`${api}/socket.io/`) && socketHandshake.test(body ?? '');
    if (!isTokenEndpoint(url) && !isHandshake) search.look(`body to ${url}`, body);
  });
  context.on('response', (response) => {
    for (const [name, value] of Object.entries(response.headers())) {
      search.look(`header ${name} from ${response.url()}`, value);
    }
    if (!isTokenEndpoint(response.url())) bodies.push(lookIntoBody(response, search));
  });
  const watch = (page: Page) => {
    page.on('console', (message) => search.look('console', message.text()));
    page.on('pageerror', (error) => search.look('error', error.stack));
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (!socketHandshake.test(String(payload))) search.look('frame to the server', String(payload));
      });
      socket.on('framereceived', ({ payload }) => search.look('frame from the server', String(payload)));
    });
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return () => Promise.all(bodies);
}

async function lookIntoBody(response: Response, search: SecretSearch): Promise<void> {
  // Redirects have none, and one that was left behind can't be had.
  const body = await response.text().catch(() => '');
  search.look(`body from ${response.url()}`, body);
}

/** Looks into all that a page can keep. */
export async function searchStorage(page: Page, search: SecretSearch): Promise<void> {
  const { session, local } = await readStorage(page);
  // In local-storage mode this one place holds the refresh token.
  const { 'lotse.refresh-token': refreshToken = '', ...rest } = local;
  search.know(refreshToken);
  search.look('storage', JSON.stringify([session, rest]));
  const more = await page.evaluate(async () => ({
    history: JSON.stringify(history.state),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  search.look('history and cookies', more.history + more.cookies);
  if (more.databases.length + more.caches.length + more.serviceWorkers > 0) {
    search.leaks.push(`a store that nobody has searched: ${JSON.stringify(more)}`);
  }
}
