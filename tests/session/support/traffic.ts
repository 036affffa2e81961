import type { BrowserContext, Request } from '@playwright/test';
import type { Addresses } from '../../platform/addresses.ts';

/** A call that the app made with a token. */
interface AuthorizedCall {
  readonly url: string;
  /** Milliseconds by which the token had still to live when the call was sent. */
  readonly remainingMs: number;
}

/** Everything that a browser has sent, with what the tests ask about it. */
export interface Traffic {
  readonly requests: readonly Request[];
  /** Calls of the provider's token endpoint. */
  tokenCalls(): Request[];
  apiCalls(): AuthorizedCall[];
  /** Addresses of pages of the provider that were opened for signing in. */
  signIns(): string[];
}

/** Watches all pages of a browser from now on. */
export function watchTraffic(context: BrowserContext, { api, identity }: Addresses): Traffic {
  const requests: Request[] = [];
  const apiCalls: AuthorizedCall[] = [];
  context.on('request', (request) => {
    requests.push(request);
    const url = request.url();
    const token = request.headers()['authorization']?.split(' ')[1];
    if (url.startsWith(`${api}/`) && token !== undefined) {
      apiCalls.push({ url, remainingMs: claimsOf(token).exp * 1000 - Date.now() });
    }
  });
  return {
    requests,
    apiCalls: () => apiCalls,
    tokenCalls: () =>
      requests.filter(
        (request) => request.method() === 'POST' && request.url() === `${identity}/oauth2/token`,
      ),
    signIns: () =>
      requests.map((request) => request.url()).filter((url) => url.startsWith(`${identity}/oauth2/auth?`)),
  };
}

function claimsOf(token: string): { exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
}
