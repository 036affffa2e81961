import type { ConsentSettings } from './consent/consent.ts';

/**
 * What one build is told by the place where it runs. The web server writes it as JSON into
 * `<meta name="lotse:config" content="…">` of index.html. The settings of the sign-in are checked
 * by the session, which takes them on.
 */
export interface RuntimeConfig {
  readonly productName: string;
  readonly environment: 'production' | 'development' | 'test';
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly socketUrl: string;
  readonly authDomain: string;
  readonly clientId?: string;
  readonly audience?: string;
  readonly scope?: string;
  readonly useLocalStorage?: boolean;
  /** Whether the provider names itself in each return (`iss`, RFC 9207). */
  readonly requireIssuer?: boolean;
  readonly externalRedirectOrigins?: readonly string[];
  /** Errors are reported only where there is one. */
  readonly sentryDsn?: string;
  /** Whether a recording of the screen shows none of its texts and pictures. Default false. */
  readonly isReplayMasked?: boolean;
  /** How decisions about cookies are kept. */
  readonly consent?: ConsentSettings;
  readonly timeouts: {
    /** Milliseconds until the first byte of an answer. */
    readonly connectMs: number;
    /** Milliseconds for the rest of an answer; in a stream between two pieces. */
    readonly bodyMs: number;
  };
  /** When a tab asks whether a newer build is served, in milliseconds. */
  readonly buildCheck: {
    readonly everyMs: number;
    /** Asked again by whoever comes back to a tab after so long. */
    readonly onReturnAfterMs: number;
  };
}

const defaults = { productName: 'Lotse', environment: 'production' } as const;
const defaultTimes = {
  timeouts: { connectMs: 10_000, bodyMs: 20_000 },
  buildCheck: { everyMs: 3_600_000, onReturnAfterMs: 300_000 },
};

/**
 * Reads the configuration. By hand, because this stands in the first script of every page and a
 * validation library would outweigh it.
 *
 * @throws {TypeError} naming what is missing or wrong
 */
export function parseConfig(json: string): RuntimeConfig {
  let settings: Partial<RuntimeConfig>;
  try {
    settings = JSON.parse(json) as Partial<RuntimeConfig>;
  } catch {
    throw new TypeError('The configuration in <meta name="lotse:config"> is not JSON');
  }
  return {
    ...defaults,
    ...settings,
    apiUrl: addressOf(settings, 'apiUrl'),
    socketUrl: addressOf(settings, 'socketUrl'),
    authDomain: addressOf(settings, 'authDomain'),
    timeouts: timesOf(settings, 'timeouts'),
    buildCheck: timesOf(settings, 'buildCheck'),
  };
}

/** Reads the configuration that the page came with. */
export function readConfig(page: Document): RuntimeConfig {
  return parseConfig(page.querySelector<HTMLMetaElement>('meta[name="lotse:config"]')?.content ?? '');
}

function timesOf<Name extends keyof typeof defaultTimes>(
  settings: Partial<RuntimeConfig>,
  name: Name,
): (typeof defaultTimes)[Name] {
  const times = { ...defaultTimes[name], ...settings[name] };
  for (const [member, value] of Object.entries(times)) {
    if (!(typeof value === 'number' && value > 0))
      throw new TypeError(`Configuration "${name}.${member}" is no time`);
  }
  return times;
}

function addressOf(settings: Partial<RuntimeConfig>, name: 'apiUrl' | 'socketUrl' | 'authDomain'): string {
  const value = settings[name];
  if (typeof value !== 'string' || !URL.canParse(value))
    throw new TypeError(`Configuration "${name}" is no address`);
  return value.replace(/(?<!\/)\/+$/, '');
}
