import type { CronRun } from 'contract';
import { useEffect, useRef } from 'react';
import { refresh } from '../../data/cache.ts';
import { backofficeOverview, cronRunList } from '../../data/cron-runs.ts';

/**
 * Once a run is over that was seen under way, what it has changed of the figures above the list is asked for anew, and
 * so is a list that shows only runs with failures.
 */
export function useRefreshAtEnd(runs: readonly CronRun[] | undefined): void {
  const underWay = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!runs) return;
    const isOver = runs.some(({ id, status }) => status !== 'pending' && underWay.current.has(id));
    underWay.current = new Set(runs.filter(({ status }) => status === 'pending').map(({ id }) => id));
    if (isOver) void refresh(backofficeOverview, cronRunList);
  }, [runs]);
}
