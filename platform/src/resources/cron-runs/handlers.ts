import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import type { ApiServices } from '../../services.ts';
import { beginRunBy } from './begin-run-by.ts';
import { toCronRun, toCronRunItem } from './cron-run-row.ts';
import { cronRunCopy } from './cron-runs.copy.ts';
import { findRun, listItems, listLines, listRuns } from './queries.ts';

export function cronRunHandlers(services: ApiServices): ResourceHandlers<'cronRuns'> {
  const { db, jobs } = services;
  return {
    list: async ({ query }) => {
      const { rows, totalItems } = await listRuns(db, query);
      return toPage(rows.map(toCronRun), totalItems, query);
    },

    get: async ({ params, query }) => {
      const row = await findRun(db, params.id);
      if (!row) throw notFound(cronRunCopy.notFound);
      const { rows, totalItems } = await listItems(db, row.id, query);
      const items = toPage(rows.map(toCronRunItem), totalItems, query);
      return { run: toCronRun(row), items, log: await listLines(db, row.id) };
    },

    trigger: async (call) => {
      const { kind } = call.body;
      const row = await beginRunBy(services, call, kind);
      if (!row)
        throw new ProblemError(409, { title: cronRunCopy.runsAlready, detail: cronRunCopy.waitForIt });
      jobs.wake(kind);
      return toCronRun(row);
    },
  };
}
