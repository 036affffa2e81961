import { readFileSync } from 'node:fs';
import { CONSENT_PATH } from 'contract';
import { expect, test } from 'vitest';
import { toAppConfig } from './app-settings.ts';
import { CACHED_ELSE, CACHED_MISSING, cachingByPath } from './caching.ts';
import { consentCookie, consentValues } from './consent.ts';
import { readOwnBackend } from './own-backend.ts';
import { securityHeaders } from './security-headers.ts';

const path = new URL('../../../docs/nginx.conf', import.meta.url);
const index = readFileSync(new URL('../../../app/index.html', import.meta.url), 'utf8');
const { environment, surroundings, appConfig } = readOwnBackend({
  LOTSE_APP_URL: 'https://versand.example.org',
  LOTSE_API_URL: 'https://api.versand.example.org',
  LOTSE_AUTH_DOMAIN: 'https://login.example.org',
});
const { decisionCookie, enabledCookie, days } = toAppConfig(environment).consent;
const configElement = '<meta name="lotse:config" content="{}" />';

/** What belongs between two lines of the example, each line by itself; the lines stay as they are. */
function fill(example: string, before: RegExp, after: RegExp, lines: readonly string[]): string {
  const all = example.split('\n');
  const start = all.findIndex((line) => before.test(line)) + 1;
  const end = all.findIndex((line, number) => number >= start && after.test(line));
  if (start === 0 || end === -1) throw new Error(`The example has no part between ${before} and ${after}`);
  return all.toSpliced(start, end - start, ...lines).join('\n');
}

/** `vitest -u` writes what has changed into the example. */
test('the example for nginx sends, keeps and tells what the web server does', async () => {
  const headers = Object.entries(securityHeaders(surroundings));
  const example = [
    {
      before: /^map "\$status:\$uri" \$lotse_caching \{$/,
      after: /^\}$/,
      lines: [
        `  default "${CACHED_ELSE}";`,
        `  "~^404:" "${CACHED_MISSING}";`,
        ...Object.entries(cachingByPath).map(
          ([folder, value]) => String.raw`  "~^\d+:${folder}" "${value}";`,
        ),
      ],
    },
    ...(
      [
        ['decision', decisionCookie],
        ['enabled', enabledCookie],
      ] as const
    ).map(([value, cookie]) => ({
      before: new RegExp(String.raw`\$arg_${value}" \$lotse_${value} \{$`),
      after: /^\}$/,
      lines: [
        '  default "";',
        `  "~^POST ${CONSENT_PATH} (?:same-origin \\S*| ${surroundings.appOrigin.replaceAll('.', String.raw`\.`)}) (?<value>${consentValues[value].source.slice(1, -1)})$" "${consentCookie(cookie, '$value', days, true)}";`,
      ],
    })),
    {
      before: /^ {2}add_header Cache-Control \$lotse_caching always;$/,
      after: /^$/,
      lines: headers.map(([name, value]) => `  add_header ${capitalized(name)} "${value}" always;`),
    },
    {
      before: /^ {2}sub_filter_once on;$/,
      after: /^$/,
      lines: [
        `  sub_filter '${configElement}'`,
        `    '${configElement.replace('{}', JSON.stringify(appConfig).replaceAll('"', '&quot;'))}';`,
      ],
    },
    {
      before: /^ {2}# A missing script must not be the page/,
      after: /^ {4}try_files \$uri =404;$/,
      lines: [
        `  location ~ ^/(${Object.keys(cachingByPath)
          .map((folder) => folder.slice(1, -1))
          .join('|')})/ {`,
      ],
    },
  ].reduce((text, { before, after, lines }) => fill(text, before, after, lines), readFileSync(path, 'utf8'));
  await expect(example).toMatchFileSnapshot(path.pathname);
});

test('the example fills in an element that the page has', () => {
  expect(index).toContain(configElement);
});

const capitalized = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
