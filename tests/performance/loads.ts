import { people } from 'contract/fixtures';
import type { Browser, BrowserContext, Page } from 'playwright';
import { signIn } from '../actions/sign-in.ts';
import type { Floor } from './floor/build.ts';
import { serveFloors } from './floor/serve.ts';

const ROUNDS = 3;
/** An older office computer on a slow line: 150 ms a way there and back, 1.6 Mbit/s. */
const CPU_SLOW_DOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Nothing has been asked for so long: the page has all that it loads by itself. */
const QUIET_MS = 2500;

type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a cold load of a page took. */
interface LoadCost {
  /** Milliseconds until the largest thing of the first view was painted. */
  paint: number;
  /** Milliseconds by which tasks were longer than 50 ms. */
  blocking: number;
  /** What moved after it was painted, as browsers count it. */
  shift: number;
  requests: number;
}

/** Loads the floors and our pages in turn, each with an empty cache, and prints what the medians are. */
export async function reportLoads(browser: Browser, app: string, floor: Floor): Promise<void> {
  const floors = await serveFloors(floor);
  let signedIn = await newState(browser, app);
  const load = (url: string) => coldLoad(browser, url, undefined);
  const loadSignedIn = async (path: string) => {
    const { cost, state } = await coldLoad(browser, `${app}${path}`, signedIn);
    // Each load has used the session's token up for another one.
    signedIn = state;
    return { cost };
  };
  const loads = {
    'inline HTML': () => load(floors.inline),
    'React + react-router': () => load(floors.reactRouter),
    '/ signed out': () => load(`${app}/`),
    '/sendungen': () => loadSignedIn('/sendungen'),
    '/sendungen/neu': () => loadSignedIn('/sendungen/neu'),
  };
  const costs = new Map<string, LoadCost[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, measure] of Object.entries(loads)) {
      const { cost } = await measure();
      costs.set(name, [...(costs.get(name) ?? []), cost]);
    }
  }
  floors.close();

  const paintOf = (name: string) => median((costs.get(name) ?? []).map(({ paint }) => paint));
  console.table(
    [...costs].map(([page, all]) => ({
      page,
      'LCP ms': Math.round(paintOf(page)),
      'times inline HTML': round(paintOf(page) / paintOf('inline HTML')),
      'times React + router': round(paintOf(page) / paintOf('React + react-router')),
      'blocking ms': Math.round(median(all.map(({ blocking }) => blocking))),
      'layout shift': Math.max(...all.map(({ shift }) => Number(shift.toFixed(4)))),
      requests: median(all.map(({ requests }) => requests)),
    })),
  );
}

async function newState(browser: Browser, app: string): Promise<BrowserState> {
  const context = await browser.newContext({ baseURL: app });
  await signIn(await context.newPage(), people.member);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function coldLoad(
  browser: Browser,
  url: string,
  storageState: BrowserState | undefined,
): Promise<{ cost: LoadCost; state: BrowserState }> {
  const context = await browser.newContext({ locale: 'de-DE', ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript(watch);
  let requests = 0;
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('response', () => (requests += 1));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  const cost = { ...(await seen(page)), requests };
  const state = await context.storageState();
  await context.close();
  return { cost, state };
}

type Seen = Omit<LoadCost, 'requests'>;

/** Notes in the page what its browser tells of painting, blocking and moving. */
function watch(): void {
  const found: Seen = { paint: 0, blocking: 0, shift: 0 };
  Object.assign(globalThis, { lotseSeen: found });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (found.paint = startTime));
  observe('longtask', ({ duration }) => (found.blocking += Math.max(duration - 50, 0)));
  observe('layout-shift', (entry) => (found.shift += (entry as PerformanceEntry & { value: number }).value));
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { lotseSeen: Seen }).lotseSeen);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100;
}
