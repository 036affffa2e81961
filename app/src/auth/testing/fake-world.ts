import { memoryStorage } from '../../storage/testing/memory-storage.ts';
import type { SessionWorld } from '../world.ts';
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
export interface FakeWorld extends Writable<SessionWorld> {
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
export function fakeWorld(browser = fakeBrowser()): FakeWorld {
  let wakers: Parameters<SessionWorld['onWake']>[0][] = [];
  const world: FakeWorld = {
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
    answer: () => tokenAnswer(world),
    answerElsewhere: () => new Response('', { status: 404 }),
    now: () => Date.now(),
    url: () => new URL(world.href),
    replacePath(path, beside) {
      world.href = new URL(path, ORIGIN).href;
      world.beside = beside;
    },
    leave: (url) => void world.left.push(url),
    reload: () => void (world.reloads += 1),
    onWake: (listener) => void wakers.push(listener),
    wake: ({ isRestored = false, isVisible = true } = {}) => {
      for (const listener of wakers) listener({ isRestored, isVisible });
    },
    unload: () => void (wakers = []),
    whenVisible: () => Promise.resolve(),
    whenIdle: () => new Promise(() => undefined),
    async fetch(input, init) {
      const { url } = new Request(input);
      if (url !== `${DOMAIN}/oauth2/token`) return world.answerElsewhere(url);
      const request = { body: new URLSearchParams(init?.body as string), credentials: init?.credentials };
      world.requests.push(request);
      const answer = await world.answer(request, world.requests.length - 1);
      init?.signal?.throwIfAborted();
      return answer;
    },
  };
  return world;
}

/** The address that the provider sends the person back to. */
export function returnUrl(world: FakeWorld, query: Record<string, string> = { code: 'c-1' }): string {
  const state = new URL(world.left.at(-1) ?? '').searchParams.get('state') ?? '';
  return `${ORIGIN}/?${new URLSearchParams({ state, ...query }).toString()}`;
}
