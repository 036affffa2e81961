import { cronRunCopy } from '../../resources/cron-runs/cron-runs.copy.ts';
import {
  doneKeys,
  finishRun,
  LeaseLost,
  leaseRun,
  noteItem,
  pauseRun,
} from '../../resources/cron-runs/lease.ts';
import type { LeasedRun } from '../../resources/cron-runs/lease.ts';
import { noteLine } from '../../resources/cron-runs/queries.ts';
import type { Services } from '../../services.ts';
import type { ItemResult, RunItem, RunKind } from './run-kind.ts';

/** Shorter than a job may take: what is not done by then is left to the next minute. */
const SLICE_MS = 4 * 60_000;
/** How many of a lane are under way at once. */
const AT_ONCE = 4;
/** After so many in a row without an answer, the rest of a lane is left alone. */
const MOST_SILENT = 5;

/**
 * Works on the run of a kind that is under way, if there is one that nobody works on: does what it has not
 * done yet, each item for itself, and ends it. A run that takes too long, or whose process ends, pauses.
 *
 * @returns whether there was one
 */
export async function workRun(services: Services, kind: RunKind, stopping: AbortSignal): Promise<boolean> {
  const { db, now, reportFault } = services;
  const run = await leaseRun(services, kind.kind);
  if (!run) return false;
  const end = AbortSignal.any([stopping, AbortSignal.timeout(SLICE_MS)]);
  try {
    const isDone = await workItems(services, kind, run, end);
    if (isDone) await finishRun(db, run, now());
    else await pauseRun(db, run);
  } catch (error) {
    // Somebody else goes on with it.
    if (error instanceof LeaseLost) return true;
    reportFault(`Run ${run.id} of ${kind.kind}`, error);
    await finishRun(db, run, now(), cronRunCopy.broken);
  }
  return true;
}

async function workItems(
  services: Services,
  kind: RunKind,
  run: LeasedRun,
  end: AbortSignal,
): Promise<boolean> {
  const { db, now } = services;
  const done = await doneKeys(db, run.id);
  const found = await kind.find(services, run.id);
  const items = found.filter(({ key }) => !done.has(key));
  await noteLine(db, run.id, now(), cronRunCopy.found(items.length));
  const lanes = Map.groupBy(items, ({ lane }) => lane);
  await allEnded(
    [...lanes].map(([lane, ofLane]) => workLane(services, kind, run, { lane, items: ofLane, end })),
  );
  if (end.aborted) return false;
  await kind.finish?.(services, found, run.id);
  return true;
}

interface Lane {
  readonly lane: string;
  readonly items: readonly RunItem[];
  readonly end: AbortSignal;
}

/** Several side by side; where one finds that the run is lost, or cannot be written down, all of the lane end. */
async function workLane(services: Services, kind: RunKind, run: LeasedRun, { lane, items, end }: Lane) {
  const { db, now } = services;
  const left = items.values();
  let silentInARow = 0;
  let isOver = false;
  const worker = async () => {
    for (const item of left) {
      if (end.aborted || isOver) return;
      const start = performance.now();
      const result: ItemResult =
        silentInARow >= MOST_SILENT
          ? { outcome: 'skipped', message: cronRunCopy.skippedBecauseSilent(lane) }
          : await workItem(services, kind, item, run.id);
      const { isSilent, ...told } = result;
      if (isSilent) {
        silentInARow += 1;
        if (silentInARow === MOST_SILENT)
          await noteLine(db, run.id, now(), cronRunCopy.laneSilent(lane), 'warning');
      } else if (told.outcome !== 'skipped') silentInARow = 0;
      const { key, label, shipmentId, orgCode } = item;
      const durationMs = Math.round(performance.now() - start);
      await noteItem(db, run, { key, label, shipmentId, orgCode, ...told, durationMs });
    }
  };
  const endAll = (error: unknown) => {
    isOver = true;
    throw error;
  };
  await allEnded(Array.from({ length: AT_ONCE }, () => worker().catch(endAll)));
}

/** Waits for all of them, also where one has failed: what a carrier has been asked for meanwhile is written down. */
async function allEnded(works: Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}

async function workItem(
  services: Services,
  kind: RunKind,
  item: RunItem,
  runId: string,
): Promise<ItemResult> {
  try {
    return await kind.work(services, item, runId);
  } catch (error) {
    services.reportFault(`${kind.kind} of ${item.label}`, error);
    return { outcome: 'failed', message: cronRunCopy.itemBroken };
  }
}
