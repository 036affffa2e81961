import { randomUUID } from 'node:crypto';
import type { ApiServices } from '../../services.ts';
import { beginRun } from '../cron-runs/queries.ts';
import { hasNoProducts } from './queries.ts';

/**
 * Has the carriers asked for their products where nobody ever has, as on a new platform. Without them everything is
 * offered, and the clock asks at night, so a failure is reported and keeps nothing from starting.
 */
export async function beginFirstSync({ db, now, jobs, reportFault }: ApiServices): Promise<void> {
  const kind = 'carrier-products';
  try {
    if (!(await hasNoProducts(db))) return;
    const begun = await beginRun(db, { id: `run_${randomUUID()}`, kind, by: null, now: now() });
    if (begun) jobs.wake(kind);
  } catch (error) {
    reportFault('Beginning the first sync of products', error);
  }
}
