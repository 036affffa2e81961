import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_PATH,
  type ConsentCookie,
  consentCookies,
  ENABLED_COOKIE,
  SESSION_RECORDING,
} from 'contract';
import { leaveUnasked } from '../browser/closing.ts';
import { safeStorage } from '../browser/safe-storage.ts';
import { type ConsentState, consentRules } from './consent-state.ts';
import { cookieJar } from './cookie-jar.ts';
import { cookieScripts } from './cookie-scripts.ts';

/** How decisions are kept; each has a default. */
export interface ConsentSettings {
  /** Name of the cookie that tells what was decided about. Default `lotse_consent`. */
  readonly decisionCookie?: string | undefined;
  /** Name of the cookie that tells what is enabled. Default `lotse_cookies`. */
  readonly enabledCookie?: string | undefined;
  /** For how many days a decision holds. Default 180. */
  readonly days?: number | undefined;
}

/** A visitor's decision about cookies, and what follows from it. */
export interface Consent {
  readonly getSnapshot: () => ConsentState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the session may be recorded. */
  readonly mayRecord: () => boolean;
  readonly acceptAll: () => void;
  readonly acceptNecessary: () => void;
  readonly save: (ids: readonly string[]) => void;
  readonly declineAll: () => void;
}

/** How tabs tell each other that there is another decision. */
const CHANNEL = 'lotse.consent';

/**
 * Takes up what was decided before, with its scripts, and waits for decisions, also those in other tabs.
 *
 * @param reload loads the page anew where a decision asks for it
 */
export function createConsent(
  page: Window,
  {
    decisionCookie = CONSENT_COOKIE,
    enabledCookie = ENABLED_COOKIE,
    days = CONSENT_DAYS,
  }: ConsentSettings = {},
  reload: () => void = () => leaveUnasked(() => page.location.reload()),
  cookies: readonly ConsentCookie[] = consentCookies,
): Consent {
  const rules = consentRules(cookies);
  const jar = cookieJar(page.document, page.location);
  const scripts = cookieScripts(page.document, cookies);
  const storage = safeStorage(() => page.sessionStorage);
  const channel = new BroadcastChannel(CHANNEL);
  const listeners = new Set<() => void>();
  let underWay: AbortController | undefined;

  const stored = () => rules.parse({ decision: jar.read(decisionCookie), enabled: jar.read(enabledCookie) });
  let state = stored();
  for (const cookie of cookies) {
    if (state.enabledIds.includes(cookie.id)) scripts.add(cookie);
    // What was under way when it was withdrawn may have written once more before its page went.
    else if (cookie.category === 'optional') sweep(cookie);
  }

  function sweep({ targetCookieIds, targetStorageKeys }: ConsentCookie): void {
    targetCookieIds?.forEach(jar.remove);
    targetStorageKeys?.forEach((key) => storage.remove(key));
  }

  function follow(next: ConsentState): boolean {
    const { enabled, withdrawn, isReloadNeeded } = rules.changes(state, next);
    state = next;
    enabled.forEach(scripts.add);
    withdrawn.forEach(scripts.remove);
    for (const listener of listeners) listener();
    // After the listeners: what they end may still write while it ends.
    withdrawn.forEach(sweep);
    return isReloadNeeded;
  }

  /**
   * Has the server of these pages set both cookies once more: Safari drops after a week what a script has set. Where there
   * is none, what was set here is what there is.
   */
  function keepByServer(decision: string, enabled: string): void {
    // A late answer to the decision before must not take this one back.
    underWay?.abort();
    underWay = new AbortController();
    const values = `decision=${encodeURIComponent(decision)}&enabled=${encodeURIComponent(enabled)}`;
    const { signal } = underWay;
    // It goes on while the page is loaded anew.
    page
      .fetch(`${CONSENT_PATH}?${values}`, { method: 'POST', keepalive: true, signal })
      .catch(() => undefined);
  }

  function decide(next: ConsentState): void {
    const { decision = '', enabled = '' } = rules.serialise(next);
    jar.keep(decisionCookie, decision, days);
    jar.keep(enabledCookie, enabled, days);
    keepByServer(decision, enabled);
    const isReloadNeeded = follow(next);
    // The rule means windows; a channel reaches our own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage('decided');
    // Where cookies are blocked the next page would know of nothing, and ask again.
    if (isReloadNeeded && jar.read(decisionCookie) === decision) reload();
  }

  // Another tab's page may hold input: it is not loaded anew, but what was withdrawn ends there too.
  channel.addEventListener('message', () => void follow(stored()));

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mayRecord: () => state.enabledIds.includes(SESSION_RECORDING),
    acceptAll: () => decide(rules.acceptAll()),
    acceptNecessary: () => decide(rules.acceptNecessary()),
    save: (ids) => decide(rules.save(ids)),
    declineAll: () => decide(rules.declineAll()),
  };
}
