import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { people } from 'contract/fixtures';
import type { FixturePerson } from 'contract/fixtures';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { signIn } from '../actions/sign-in.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { recordPrinting } from '../fixtures/print-recorder.ts';
import { watchPages } from '../fixtures/watch-pages.ts';
import { addresses, portsFor } from '../platform/addresses.ts';
import { makeTemplate, startPlatform } from '../platform/start-platform.ts';
import { root } from '../run/command.ts';
import { act, chooseElement } from './moves.ts';
import { randomFrom } from './random.ts';

/*
 * Six roles press, type and leaf at random in the real app: `pnpm test:long monkey`. A finding names its seed, its role
 * and what was done before it; `MONKEY_SEEDS=7 MONKEY_ROLE=packer` does it again, as far as the answers come
 * at the same moments. Settings of the platform begin with `LOTSE_`, which the command forgets; these do not.
 */
const seeds = (process.env['MONKEY_SEEDS'] ?? '1,2,3,4,5').split(',').map(Number);
const actionsPerSeed = Number(process.env['MONKEY_ACTIONS'] ?? 10_000);
const roles = ['owner', 'member', 'packer', 'backofficeUser', 'backofficeAdmin', 'superAdmin'] as const;
const played = roles.filter((role) => (process.env['MONKEY_ROLE'] ?? role) === role);

/** Not those of the journeys and benchmarks, so that it can run beside them. */
const ports = portsFor(18);
const { app, api, identity } = addresses(ports);
const pagesBetweenAxe = Number(process.env['MONKEY_PAGES_BETWEEN_AXE'] ?? 100);
const LAST_ACTIONS = 12;

/** Where the play goes on now and then, so that it does not stay in one corner. */
const places = {
  customer: [
    '/sendungen',
    '/sendungen/neu',
    '/packplatz',
    '/kontakte',
    '/abholungen',
    '/statistik',
    '/benachrichtigungen',
    '/einstellungen/profil',
    '/einstellungen/parameter',
    '/einstellungen/tagesabschluss',
  ],
  staff: [
    '/backoffice/sendungen',
    '/backoffice/angebote',
    '/backoffice/organisationen',
    '/backoffice/audit-logs',
    '/backoffice/carrier-api',
    '/backoffice/carrier-produkte',
    '/backoffice/laender',
    '/backoffice/verpackungsarten',
    '/backoffice/inhaltsseiten',
    '/backoffice/testcenter',
  ],
} as const;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Play {
  actions: number;
  pages: number;
  judged: number;
  findings: string[];
}

/** One role's part of a seed. */
async function play(
  browser: Browser,
  role: (typeof roles)[number],
  seed: number,
  most: number,
): Promise<Play> {
  const random = randomFrom(seed * 1000 + roles.indexOf(role));
  const context = await browser.newContext({
    baseURL: app,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(30_000);
  await recordPrinting(context);
  const noted = await watchPages(context);
  const result: Play = { actions: 0, pages: 0, judged: 0, findings: [] };
  const last: string[] = [];
  const find = (finding: string) => {
    result.findings.push(`${finding}\n      after ${last.join('\n      then ')}`);
  };
  context.on('response', (answer) => {
    const isOurs = [app, api, identity].some((origin) => answer.url().startsWith(origin));
    if (isOurs && answer.status() >= 500)
      noted.push(`${answer.status()} of ${answer.request().method()} ${answer.url()}`);
  });
  const page = await context.newPage();
  // What opens beside the page was seen to open; the play goes on here.
  context.on('page', (other) => void (other === page || other.close().catch(() => undefined)));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  let address = '';
  await signIn(page, people[role]);
  while (result.actions < most && result.findings.length < 5) {
    await move(page, people[role], random, last);
    result.actions += 1;
    await settled(page);
    if (page.url() !== address) {
      address = page.url();
      result.pages += 1;
      const wrong = await wrongWith(page, address);
      if (wrong !== undefined) find(`${wrong} at ${address}`);
      if (result.pages % pagesBetweenAxe === 0 && page.url() === address) {
        const violations = await judge(page);
        // A page that has gone on by itself was judged while nothing of it stood.
        if (page.url() === address) {
          result.judged += 1;
          for (const violation of violations) find(`axe: ${violation} at ${address}`);
        }
      }
    }
    for (const one of noted.splice(0)) find(`${one} at ${address}`);
  }
  await context.close();
  return result;
}

/** Does one thing: mostly with what the page shows, else goes elsewhere as people do. */
async function move(page: Page, person: FixturePerson, random: () => number, last: string[]): Promise<void> {
  const note = (what: string) => {
    last.push(what);
    if (last.length > LAST_ACTIONS) last.shift();
  };
  const kind = random();
  try {
    // Signed out by what it did, or at the provider.
    if (!page.url().startsWith(app) || new URL(page.url()).pathname === '/') {
      note('signs in');
      await signIn(page, person);
    } else if (kind < 0.03) {
      const all = person.role.startsWith('org_') ? places.customer : places.staff;
      const place = all[Math.floor(random() * all.length)] ?? '/';
      note(`opens ${place}`);
      await page.goto(place);
    } else if (kind < 0.05) {
      note('goes back');
      await page.goBack({ timeout: 5000 });
    } else if (kind < 0.06) {
      note('loads the page again');
      await page.reload();
    } else if (kind < 0.09) {
      note('presses Escape');
      await page.keyboard.press('Escape');
    } else if (kind < 0.17) {
      note('scrolls');
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, random() < 0.7 ? 600 : -600);
    } else {
      const chosen = await chooseElement(page, random());
      const done = chosen && (await act(chosen, page, random));
      if (done !== undefined) note(done);
    }
  } catch (error) {
    // The page went elsewhere under the hand.
    note(`is interrupted: ${String(error).split('\n')[0]}`);
  }
}

/** Waits until nothing has been asked for a moment, but not for streams and what is slow. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
}

/** A page from which nothing leads on, or that has given up. */
async function wrongWith(page: Page, address: string): Promise<string | undefined> {
  if (!address.startsWith(app)) return undefined;
  const heading = page.getByRole('heading', { level: 1 }).first();
  const text = await heading.textContent({ timeout: 20_000 }).catch(() => undefined);
  // It has gone on by itself, and is looked at there.
  if (page.url() !== address) return undefined;
  if (text === undefined) return 'no heading';
  if (text?.startsWith('500')) return `page „${text}“`;
  const ways = await page.locator('a[href]:visible, button:enabled:visible').count();
  return ways === 0 ? 'no way on' : undefined;
}

async function judge(page: Page): Promise<string[]> {
  try {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    );
    return violations.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
    );
  } catch (error) {
    // A page that goes elsewhere meanwhile is not judged.
    return /context was destroyed|Target closed/.test(String(error)) ? [] : [String(error)];
  }
}

const browser = await chromium.launch({ executablePath: (await findChromium()).path });
const template = await makeTemplate(ports);
const counts = { passed: 0, failed: 0, skipped: 0 };
try {
  for (const seed of seeds) {
    const platform = await startPlatform(ports, {
      template: template.folder,
      settings: { LOTSE_CARRIER_LATENCY: '0.1' },
    });
    const begun = Date.now();
    const most = Math.ceil(actionsPerSeed / roles.length);
    // Two at a time: more only wait for each other on two cores.
    const plays: (Play & { role: string })[] = [];
    const waiting = [...played];
    await Promise.all(
      [0, 1].map(async () => {
        for (let role = waiting.shift(); role; role = waiting.shift())
          plays.push({ role, ...(await play(browser, role, seed, most)) });
      }),
    );
    await platform.stop();
    const count = (key: 'actions' | 'pages' | 'judged') => plays.reduce((sum, one) => sum + one[key], 0);
    const findings = plays.flatMap(({ role, findings: all }) => all.map((one) => `${role}: ${one}`));
    counts[findings.length > 0 ? 'failed' : 'passed'] += 1;
    for (const finding of findings)
      console.log(`    MONKEY_SEEDS=${seed} MONKEY_ACTIONS=${actionsPerSeed} ${finding}`);
    console.log(
      `‣ seed ${seed}: ${count('actions')} actions, ${count('pages')} pages, ${count('judged')} of them judged by axe, ${findings.length} findings, ${Math.round((Date.now() - begun) / 1000)} s`,
    );
  }
} finally {
  await browser.close();
  await template.remove();
}
writeFileSync(join(root, 'test-results/reports/monkey.json'), JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
