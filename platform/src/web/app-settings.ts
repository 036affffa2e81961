import { CONSENT_COOKIE, ENABLED_COOKIE } from 'contract';
import * as v from 'valibot';
import { count, list, onOrOff, text } from '../config-fields.ts';
import { parseDsn } from './reports.ts';

/** Minutes of more than nothing; 0.5 are thirty seconds. */
const minutes = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.toNumber('must be a number of minutes'),
      v.check((value) => value > 0, 'must be more than 0 minutes'),
    ),
    fallback,
  );

/** What browsers take for a cookie's name, and nothing that would need escaping. */
const cookieName = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, _ and -'));

const dsn = v.pipe(
  v.string(),
  v.check((value) => parseDsn(value) !== undefined, 'must be a DSN such as https://key@errors.example.org/7'),
);

/** Origins with https between commas: whoever is sent there is sent by our name. */
const secureOrigins = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.check(isSecureOrigin, 'must be an origin such as https://hilfe.example.org'),
      v.transform((value) => new URL(value).origin),
    ),
  ),
);

function isSecureOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.href === `${url.origin}/`;
}

const environments = ['production', 'development', 'test'] as const;

/** Where the app runs; the cookie bar is shown in `production` alone. */
export const environmentName = (fallback: (typeof environments)[number]) =>
  v.optional(v.picklist(environments, `must be one of ${environments.join(', ')}`), fallback);

/** Settings of the app that whoever serves it takes, by the names of the environment variables. */
export const appSettings = {
  /** Stands in the titles of pages and beside the sign. */
  LOTSE_PRODUCT_NAME: text('Lotse'),
  /** How often a tab asks for a newer build, and after how long away from it when it is looked at again. */
  LOTSE_BUILD_CHECK_MINUTES: minutes('60'),
  LOTSE_BUILD_CHECK_RETURN_MINUTES: minutes('5'),
  /** Names of the two cookies in which a decision about cookies is kept, and for how many days it holds. */
  LOTSE_CONSENT_COOKIE: v.optional(cookieName, CONSENT_COOKIE),
  LOTSE_COOKIES_COOKIE: v.optional(cookieName, ENABLED_COOKIE),
  LOTSE_CONSENT_DAYS: v.optional(count, '180'),
  /** Where else than to its own pages the app may lead somebody who has signed in; the app compares them as they are. */
  LOTSE_EXTERNAL_REDIRECT_ORIGINS: v.optional(secureOrigins, ''),
  /** Where the app reports errors to; nowhere without it. */
  LOTSE_SENTRY_DSN: v.optional(dsn),
  /** `on`: recordings of the screen show no texts and pictures. */
  LOTSE_REPLAY_MASK: v.optional(onOrOff, 'off'),
};

const schema = v.object({ ...appSettings, LOTSE_ENVIRONMENT: environmentName('production') });

const toMilliseconds = (count: number) => Math.ceil(count * 60_000);

/** These settings as the page's `<meta name="lotse:config">` has them. */
export function toAppConfig(settings: v.InferOutput<typeof schema>) {
  return {
    productName: settings.LOTSE_PRODUCT_NAME,
    environment: settings.LOTSE_ENVIRONMENT,
    buildCheck: {
      everyMs: toMilliseconds(settings.LOTSE_BUILD_CHECK_MINUTES),
      onReturnAfterMs: toMilliseconds(settings.LOTSE_BUILD_CHECK_RETURN_MINUTES),
    },
    consent: {
      decisionCookie: settings.LOTSE_CONSENT_COOKIE,
      enabledCookie: settings.LOTSE_COOKIES_COOKIE,
      days: settings.LOTSE_CONSENT_DAYS,
    },
    ...(settings.LOTSE_EXTERNAL_REDIRECT_ORIGINS.length > 0 && {
      externalRedirectOrigins: settings.LOTSE_EXTERNAL_REDIRECT_ORIGINS,
    }),
    ...(settings.LOTSE_SENTRY_DSN !== undefined && { sentryDsn: settings.LOTSE_SENTRY_DSN }),
    ...(settings.LOTSE_REPLAY_MASK && { isReplayMasked: true }),
  };
}
