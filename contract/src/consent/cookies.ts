import { CONSENT_COOKIE, ENABLED_COOKIE, KNOWN_COOKIE } from './cookie-names.ts';

/** What a visitor decides about: one purpose, with all that it leaves in a browser. */
export interface ConsentCookie {
  /** Stands in the stored decision, so another id asks everybody anew. Letters, digits and `-`. */
  readonly id: string;
  /** `necessary` works without consent; `optional` does nothing before it. */
  readonly category: 'necessary' | 'optional';
  /** Names of the cookies that it leaves; they go when it is withdrawn. */
  readonly targetCookieIds?: readonly string[];
  /** Keys that it leaves in the storage of the tab; they go with the cookies. */
  readonly targetStorageKeys?: readonly string[];
  /** A script that is in the page while it is enabled: a whole address, whose origin the page's policy lets in. */
  readonly src?: string;
  /** Ticked beforehand: only what is necessary may be, since a tick that nobody has made is no consent. */
  readonly isPreselected: boolean;
}

/** Recording what people do on their screens, to find out how an error came about. */
export const SESSION_RECORDING = 'session-recording';

/** All that is decided about, in the order in which it is asked for and stored. Their names are in the screen's words. */
export const consentCookies = [
  { id: 'session', category: 'necessary', targetCookieIds: [KNOWN_COOKIE], isPreselected: true },
  {
    id: 'consent',
    category: 'necessary',
    targetCookieIds: [CONSENT_COOKIE, ENABLED_COOKIE],
    isPreselected: true,
  },
  {
    id: SESSION_RECORDING,
    category: 'optional',
    targetStorageKeys: ['sentryReplaySession'],
    isPreselected: false,
  },
] as const satisfies readonly ConsentCookie[];

export type ConsentCookieId = (typeof consentCookies)[number]['id'];

/** For how many days a decision holds where nobody has set it otherwise. */
export const CONSENT_DAYS = 180;

/** Origins of the scripts that consent can bring into the page; the page's policy names each of them. */
export function consentScriptOrigins(cookies: readonly ConsentCookie[] = consentCookies): string[] {
  return [...new Set(cookies.flatMap(({ src }) => /^https?:\/\/[^/]+/.exec(src ?? '') ?? []))];
}
