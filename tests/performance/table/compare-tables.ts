import type { Browser, CDPSession, Page } from 'playwright';
import { servePages, type TableName, tables } from './build-pages.ts';

/** How much slower than the machine the measured browser is: an older office computer. */
const CPU_SLOW_DOWN = 4;
const ROUNDS = 7;
/** About four rows a frame: a wheel that is spun fast. */
const SCROLL = { step: 180, count: 120 };
/** Half of the list: what a table keeps of rows that have passed by counts, too. */
const HEAP_SCROLL = { step: 1_800, count: 120 };

/** What one table cost; times in milliseconds. */
export interface TableCost {
  /** CPU time of the main thread until the first rows are drawn. */
  mount: number;
  /** From a change of a field until nothing but the hits is drawn, on the slowed-down machine. */
  filter: number;
  /** CPU time of the main thread for a frame of scrolling. */
  scroll: number;
  /** What the main thread took for such a frame on the slowed-down machine: the slowest but five in a hundred. */
  slowFrame: number;
  /** Frames that showed the box without rows at an edge. */
  blankFrames: number;
  /** MiB beyond what the page had before. */
  heap: number;
}

/**
 * The same ten thousand rows in ours, in a bare table on the same library, and in a recycler without any. Each
 * has its turn in every round, so that other work on the machine troubles them alike.
 */
export async function compareTables(browser: Browser): Promise<Record<TableName, TableCost>> {
  const pages = await servePages();
  const rounds: Record<TableName, TableCost[]> = { recycler: [], bare: [], windowed: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const table of tables) rounds[table].push(await costOf(browser, pages.addressOf(table)));
  } finally {
    await pages.stop();
  }
  return {
    recycler: summary(rounds.recycler),
    bare: summary(rounds.bare),
    windowed: summary(rounds.windowed),
  };
}

async function costOf(browser: Browser, address: string): Promise<TableCost> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  try {
    const page = await context.newPage();
    await open(page, address);
    const devtools = await context.newCDPSession(page);
    const heap = await heapGrowth(page, devtools);

    await open(page, address);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const mount = await mainThreadTime(devtools, () => page.evaluate(() => window.probe.mountTime()));
    const scroll = await mainThreadTime(devtools, () =>
      page.evaluate(({ step, count }) => window.probe.scrollFrames(step, count), SCROLL),
    );

    await open(page, address);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
    await page.evaluate(() => window.probe.mountTime());
    const frames = await page.evaluate(({ step, count }) => window.probe.scrollFrames(step, count), SCROLL);
    const filter = await page.evaluate(() => window.probe.filterTime('Regal 17'));
    return {
      mount,
      filter,
      scroll: scroll / SCROLL.count,
      slowFrame: p95(frames.map(({ work }) => work)),
      blankFrames: frames.filter(({ isBlank }) => isBlank).length,
      heap,
    };
  } finally {
    await context.close();
  }
}

async function mainThreadTime(devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await taskDuration(devtools);
  await work();
  return (await taskDuration(devtools)) - before;
}

async function taskDuration(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'probe' in window);
}

async function heapGrowth(page: Page, devtools: CDPSession): Promise<number> {
  const before = await usedHeap(devtools);
  await page.evaluate(() => window.probe.mountTime());
  await page.evaluate(({ step, count }) => window.probe.scrollFrames(step, count), HEAP_SCROLL);
  return (await usedHeap(devtools)) - before;
}

/** MiB after a collection. */
async function usedHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 ** 2;
}

/** CPU times vary little; of those by the clock the calmest round counts, for other work only ever adds. */
function summary(costs: readonly TableCost[]): TableCost {
  const all = (key: keyof TableCost) => costs.map((cost) => cost[key]);
  return {
    mount: median(all('mount')),
    filter: Math.min(...all('filter')),
    scroll: median(all('scroll')),
    slowFrame: Math.min(...all('slowFrame')),
    blankFrames: Math.max(...all('blankFrames')),
    heap: median(all('heap')),
  };
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function p95(values: readonly number[]): number {
  return quantile(values, 0.95);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
