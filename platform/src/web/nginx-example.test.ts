import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { attachmentRules, CONSENT_PATH } from 'contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toAppConfig } from './app-settings.ts';
import { CACHED_ELSE, CACHED_MISSING, cachingByPath } from './caching.ts';
import { consentCookie, consentValues } from './consent.ts';
import { readOwnBackend } from './own-backend.ts';
import { securityHeaders } from './security-headers.ts';
import { createWebServer } from './server.ts';
import { loadSite } from './site.ts';

const path = new URL('../../../docs/nginx.conf', import.meta.url);
const indexPath = new URL('../../../app/index.html', import.meta.url);
const index = readFileSync(indexPath, 'utf8');
const { environment, surroundings, appConfig } = readOwnBackend({
  LOTSE_APP_URL: 'https://versand.example.org',
  LOTSE_API_URL: 'https://api.versand.example.org',
  LOTSE_AUTH_DOMAIN: 'https://login.example.org',
});
const { consent } = toAppConfig(environment);
const { decisionCookie, enabledCookie, days } = consent;
const MEBIBYTE = 1024 * 1024;
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
    {
      before: /^ {2}# As large as what may be attached to a shipment\.$/,
      after: /^$/,
      lines: [`  client_max_body_size ${attachmentRules.maxBytes / MEBIBYTE}m;`],
    },
  ].reduce(
    (whole, { before, after, lines }) => fill(whole, before, after, lines),
    readFileSync(path, 'utf8'),
  );
  await expect(example).toMatchFileSnapshot(path.pathname);
});

test('the example fills in an element that the page has', () => {
  expect(index).toContain(configElement);
});

const { host } = new URL(surroundings.appOrigin);
const isThere = (program: string) => spawnSync(program, ['-v']).error === undefined;

/** Where nginx is installed. */
describe.skipIf(!isThere('nginx') || !isThere('openssl'))('nginx with our example', () => {
  let folder: string;
  let ours: FastifyInstance;
  const at = (name: string) => join(folder, name);
  const run = (program: string, line: string) =>
    execFileSync(program, line.split(' '), { cwd: folder, stdio: 'pipe' });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lotse-nginx-'));
    for (const name of ['assets/a.js', 'builds/latest.json', '.vite/first-view.html', 'index.html'])
      await cp(indexPath, at(`dist/${name}`));
    run('openssl', `req -x509 -newkey rsa:2048 -nodes -subj /CN=${host} -keyout key -out pem`);
    const site = readFileSync(path, 'utf8')
      .replaceAll('listen 443 ', `listen unix:${at('socket')} `)
      .replaceAll(/\/etc\/nginx\/certificates\/\S+\.(pem|key)/g, `${folder}/$1`)
      .replace('/srv/lotse/app/dist', at('dist'));
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${kind};`,
    );
    const rest = `pid pid; master_process off; events {} http { access_log off; ${folders.join(' ')} ${site} }`;
    await writeFile(at('nginx.conf'), rest);
    // It comes back once it listens, and goes on by itself.
    run('nginx', `-p ${folder} -e errors -c nginx.conf`);
    ours = createWebServer(await loadSite(at('dist'), appConfig), surroundings, { consent });
  });
  afterAll(async () => {
    run('nginx', `-p ${folder} -e errors -c nginx.conf -s stop`);
    await ours.close();
    await rm(folder, { recursive: true });
  });

  async function ask(method: 'GET' | 'POST', url: string, sent: Readonly<Record<string, string>>) {
    const place = { socketPath: at('socket'), rejectUnauthorized: false, path: url };
    const asked = request({ ...place, method, headers: { host, ...sent } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const theirs = { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    return { theirs, own: await ours.inject({ method, url, headers: sent }) };
  }

  test.each([
    ['/', 200],
    ['/sendungen/neu', 200],
    ['/assets/a.js', 200],
    ['/assets/b.js', 404],
    ['/builds/latest.json', 200],
    ['/builds/b.json', 404],
    ['/.vite/first-view.html', 404],
  ])('answers whoever asks for %s as our own server does, by %i', async (url, status) => {
    const accept = url.includes('.') ? '*/*' : 'text/html';
    const { theirs, own } = await ask('GET', url, { accept, cookie: 'lotse_known=1' });
    expect([theirs.status, own.statusCode]).toEqual([status, status]);
    for (const name of ['cache-control', ...Object.keys(securityHeaders(surroundings))])
      expect([name, theirs.headers[name]]).toEqual([name, own.headers[name]]);
    if (status === 200) expect(theirs.body).toBe(own.body);
  });

  test.each<Readonly<Record<string, string>>>([
    { 'sec-fetch-site': 'same-origin' },
    { origin: `https://${host}` },
    { 'sec-fetch-site': 'cross-site', origin: `https://${host}` },
    { origin: `https://${host}.example.com` },
    {},
  ])('keeps a decision about cookies that comes with %o where our own server does', async (headers) => {
    for (const query of [
      'decision=a-b&enabled=c~d',
      'decision=a&enabled=',
      'decision=a;b&enabled=c%0D%0Ad',
    ]) {
      const { theirs, own } = await ask('POST', `/consent?${query}`, headers);
      expect([query, theirs.headers['set-cookie']]).toEqual([query, own.headers['set-cookie']]);
    }
  });
});

const capitalized = (name: string) => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
