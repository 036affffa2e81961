import { randomUUID } from 'node:crypto';
import type { ApiServices } from '../../services.ts';
import { beginRun } from '../cron-runs/queries.ts';
import { hasNoProducts } from './queries.ts';

/** Has the carriers asked for their products where nobody ever has, as on a new platform. */
export async function beginFirstSync({ db, now, jobs }: ApiServices): Promise<void> {
  const kind = 'carrier-products';
  if (!(await hasNoProducts(db))) return;
  const begun = await beginRun(db, { id: `run_${randomUUID()}`, kind, by: null, now: now() });
  if (begun) jobs.wake(kind);
}
