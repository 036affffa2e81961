import { createSessionManager, type SessionManager, type BrowserEnvironment } from 'app/auth';
import type { SignInConfigurationInput } from 'app/auth';
import {
  appOrigin,
  audience,
  Browser,
  follow,
  interactionOf,
  returnAddress,
  type TestProvider,
} from 'platform/identity/testing';

/** Where the provider puts the refresh token, and with it how the session works. */
export type Mode = 'cookie' | 'body';
export const modes: readonly Mode[] = ['cookie', 'body'];

export interface Tab {
  readonly session: SessionManager;
  /** Addresses that the page has left for. */
  readonly left: string[];
  reloads: number;
}

/**
 * A person's browser without a screen: cookies, storage, locks and channels that its tabs share, all
 * of them real ones of Node's. Its clock can be set.
 */
export class Device {
  readonly tokenCalls: URLSearchParams[] = [];
  readonly keyCalls: string[] = [];
  /** Milliseconds by which this device's clock is ahead. */
  aheadMs = 0;
  readonly #browser = new Browser();
  readonly #local = storage();
  readonly #session = storage();
  readonly #channels: BroadcastChannel[] = [];
  readonly #provider: TestProvider;
  readonly #configuration: SignInConfigurationInput;

  constructor(provider: TestProvider, mode: Mode, change: Partial<SignInConfigurationInput> = {}) {
    this.#provider = provider;
    this.#configuration = {
      redirect_uri: appOrigin,
      domain: provider.issuer,
      audience,
      useLocalStorage: mode === 'body',
      requireIssuer: true,
      ...change,
    };
  }

  /** Opens a page of the app. */
  async openTab(address = `${appOrigin}/sendungen`): Promise<Tab> {
    const tab = { left: [] as string[], reloads: 0 };
    const session = createSessionManager(this.#configuration, this.#environment(address, tab));
    await session.start();
    return Object.assign(tab, { session });
  }

  /** Signs a demo person in through the provider's pages; the tab is the one that they come back to. */
  async signIn(personId: string, options: Parameters<SessionManager['signIn']>[0] = {}): Promise<Tab> {
    return this.openTab((await this.returnFromProvider(personId, options)).href);
  }

  /** The address that the provider sends the person back to, not yet opened. */
  async returnFromProvider(
    personId: string,
    options: Parameters<SessionManager['signIn']>[0] = {},
  ): Promise<URL> {
    const { session, left } = await this.openTab();
    await session.signIn(options);
    const { issuer } = this.#provider;
    const answer = await follow(this.#browser, issuer, await this.follow(left.at(-1)));
    // Whoever is signed in at the provider, or refused by it, sees no page of it.
    if (answer.headers.has('location')) return returnAddress(answer);
    const form = `${issuer}${await interactionOf(answer)}/sign-in`;
    const chosen = await this.#browser.post(form, { account: personId });
    return returnAddress(await follow(this.#browser, issuer, chosen));
  }

  /** Follows an address as the browser would, without opening the app. */
  follow(address: string | undefined): Promise<Response> {
    return this.#browser.request(address ?? '');
  }

  /** What localStorage and sessionStorage hold, line by line. */
  kept(): string {
    return [...this.#local.entries, ...this.#session.entries].map((entry) => entry.join('=')).join('\n');
  }

  /** Keys of localStorage. */
  keptKeys(): string[] {
    return [...this.#local.entries.keys()];
  }

  close(): void {
    for (const channel of this.#channels) channel.close();
  }

  #environment(address: string, tab: { left: string[]; reloads: number }): BrowserEnvironment {
    let href = address;
    return {
      origin: appOrigin,
      sessionStorage: this.#session,
      localStorage: this.#local,
      fetch: (input, init) => this.#fetch(new Request(input).url, init),
      now: () => Date.now() + this.aheadMs,
      locks: navigator.locks,
      openChannel: (name) => {
        const channel = new BroadcastChannel(`${name} ${this.#provider.issuer}`);
        this.#channels.push(channel);
        return {
          // The rule means windows.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          post: (message) => channel.postMessage(message),
          listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
        };
      },
      url: () => new URL(href),
      replacePath: (path) => void (href = new URL(path, appOrigin).href),
      isOnline: () => true,
      leave: (url) => void tab.left.push(url),
      reload: () => void (tab.reloads += 1),
      onWake: () => undefined,
      whenVisible: () => Promise.resolve(),
      whenIdle: () => Promise.resolve(),
    };
  }

  #fetch(url: string, init: RequestInit = {}): Promise<Response> {
    if (url.endsWith('/oauth2/token')) this.tokenCalls.push(new URLSearchParams(init.body as string));
    if (url.endsWith('/jwks')) this.keyCalls.push(url);
    const headers = new Headers(init.headers);
    headers.set('origin', appOrigin);
    const request = { ...init, headers };
    return init.credentials === 'include' ? this.#browser.request(url, request) : fetch(url, request);
  }
}

function storage() {
  const entries = new Map<string, string>();
  return {
    entries,
    read: (key: string) => entries.get(key) ?? null,
    write: (key: string, value: string) => {
      entries.set(key, value);
      return true;
    },
    remove: (key: string) => void entries.delete(key),
    keys: (prefix: string) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  };
}
