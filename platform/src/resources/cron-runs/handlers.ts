import { creationId } from '../../api/handler.ts';
import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { ApiServices } from '../../services.ts';
import { toCronRun, toCronRunItem } from './cron-run-row.ts';
import { cronRunCopy } from './cron-runs.copy.ts';
import { beginRun, findRun, listItems, listLines, listRuns } from './queries.ts';

export function cronRunHandlers({ db, now, jobs }: ApiServices): ResourceHandlers<'cronRuns'> {
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
      const id = creationId('run', call);
      const { orgCode, personId } = call.caller;
      await db.transaction(async (transaction) => {
        const by = await personRef(transaction, personId);
        const begun = await beginRun(transaction, { id, kind, by, now: now() });
        if (!begun) return;
        await recordChange(transaction, {
          orgCode,
          by,
          action: 'created',
          object: { kind: 'cron-run', id },
          before: null,
          after: { kind },
          requestId: call.requestId,
        });
      });
      const row = await findRun(db, id);
      if (!row)
        throw new ProblemError(409, { title: cronRunCopy.runsAlready, detail: cronRunCopy.waitForIt });
      jobs.wake(kind);
      return toCronRun(row);
    },
  };
}
