import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';
import { DOMAIN, ORIGIN } from './places.ts';
import { tokenAnswer } from './token-answer.ts';

export interface TokenRequest {
  body: URLSearchParams;
  credentials: RequestCredentials | undefined;
}

/** What the provider answers; gets the request and how many there were before. */
export type TokenAnswerer = (request: TokenRequest, index: number) => Response | Promise<Response>;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** A tab and a provider in memory, for the rules of the session; the real provider has tests of its own. */
export interface FakeEnvironment extends Writable<BrowserEnvironment> {
  readonly browser: FakeBrowser;
  sessionStorage: ReturnType<typeof memoryStorage>;
  readonly left: string[];
  readonly requests: TokenRequest[];
  /** How often the page was loaded anew. */
  reloads: number;
  /** By how much the provider's clock is ahead of the browser's, which is `Date.now()`. */
  providerAheadMs: number;
  answer: TokenAnswerer;
  /** What other addresses of the provider answer. */
  answerElsewhere: (url: string) => Response | Promise<Response>;
  href: string;
  /** What the history keeps beside the address. */
  beside: object | undefined;
  wake(event?: { isRestored?: boolean; isVisible?: boolean }): void;
  /** The page is gone: nothing wakes it any more. */
  unload(): void;
}

/** @param browser the browser that this is a tab of, if it is not the only one */
export function fakeEnvironment(browser = fakeBrowser()): FakeEnvironment {
  let wakers: Parameters<BrowserEnvironment['onWake']>[0][] = [];
  const environment: FakeEnvironment = {
    browser,
    origin: ORIGIN,
    sessionStorage: memoryStorage(),
    localStorage: browser.localStorage,
    locks: browser.locks,
    openChannel: () => browser.openChannel(),
    left: [],
    requests: [],
    reloads: 0,
    providerAheadMs: 0,
    href: `${ORIGIN}/sendungen?status=avis`,
    beside: undefined,
    answer: () => tokenAnswer(environment),
    answerElsewhere: () => new Response('', { status: 404 }),
    now: () => Date.now(),
    url: () => new URL(environment.href),
    replacePath(path, beside) {
      environment.href = new URL(path, ORIGIN).href;
      environment.beside = beside;
    },
    isOnline: () => true,
    leave: (url) => void environment.left.push(url),
    reload: () => void (environment.reloads += 1),
    onWake: (listener) => void wakers.push(listener),
    wake: ({ isRestored = false, isVisible = true } = {}) => {
      for (const listener of wakers) listener({ isRestored, isVisible });
    },
    unload: () => void (wakers = []),
    whenVisible: () => Promise.resolve(),
    whenIdle: () => new Promise(() => undefined),
    async fetch(input, init) {
      const { url } = new Request(input);
      if (url !== `${DOMAIN}/oauth2/token`) return environment.answerElsewhere(url);
      const request = { body: new URLSearchParams(init?.body as string), credentials: init?.credentials };
      environment.requests.push(request);
      const answer = await environment.answer(request, environment.requests.length - 1);
      init?.signal?.throwIfAborted();
      return answer;
    },
  };
  return environment;
}

/** The address that the provider sends the person back to. */
export function returnUrl(
  environment: FakeEnvironment,
  query: Record<string, string> = { code: 'c-1' },
): string {
  const state = new URL(environment.left.at(-1) ?? '').searchParams.get('state') ?? '';
  return `${ORIGIN}/?${new URLSearchParams({ state, ...query }).toString()}`;
}
