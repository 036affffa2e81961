import type { Browser } from 'playwright';
import { compareTables, type TableCost } from './compare-tables.ts';

const FRAME_MS = 1000 / 60;

/** A cost of ours, and what it may be. */
interface Gate {
  what: string;
  ratio: number;
  limit: number;
}

/** Measures the tables and prints what each cost, then ours beside its limits. */
export async function reportTables(browser: Browser): Promise<void> {
  const costs = await compareTables(browser);
  console.table(
    Object.entries({
      'recycler of DOM rows': costs.recycler,
      'bare @tanstack/react-virtual': costs.bare,
      WindowedTable: costs.windowed,
    }).map(([table, cost]) => ({ table, ...inWords(cost) })),
  );
  console.table(
    gates(costs).map(({ what, ratio, limit }) => ({
      gate: what,
      measured: round(ratio),
      limit,
      holds: ratio <= limit,
    })),
  );
}

function gates({
  recycler,
  bare,
  windowed,
}: {
  recycler: TableCost;
  bare: TableCost;
  windowed: TableCost;
}): Gate[] {
  return [
    { what: 'mount, times the bare table', ratio: windowed.mount / bare.mount, limit: 1.3 },
    { what: 'filter, frames', ratio: windowed.filter / FRAME_MS, limit: 2 },
    { what: 'scroll, times the recycler', ratio: windowed.scroll / recycler.scroll, limit: 1.25 },
    { what: 'blank frames', ratio: windowed.blankFrames, limit: 0 },
    { what: 'heap, times the bare table', ratio: windowed.heap / bare.heap, limit: 2 },
  ];
}

function inWords({ mount, filter, scroll, slowFrame, blankFrames, heap }: TableCost) {
  return {
    'mount CPU ms': round(mount),
    'filter ms, 4× CPU': round(filter),
    'scroll CPU ms a frame': round(scroll),
    'p95 frame ms, 4× CPU': round(slowFrame),
    'blank frames': blankFrames,
    'heap MiB': round(heap),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
