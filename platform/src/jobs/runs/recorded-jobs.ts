import { randomUUID } from 'node:crypto';
import { beginRun } from '../../resources/cron-runs/queries.ts';
import type { Services } from '../../services.ts';
import type { Job } from '../jobs.ts';
import { shipmentImport } from '../shipment-import/shipment-import.ts';
import { carrierProducts } from './carrier-products.ts';
import type { RunKind } from './run-kind.ts';
import { shipmentStatus } from './shipment-status.ts';
import { shipmentTrackingNumber } from './shipment-tracking-number.ts';
import { workRun } from './work-run.ts';

/** Everything whose runs are recorded. A new one is a line here. */
export const runKinds: readonly RunKind[] = [
  shipmentImport,
  shipmentStatus,
  shipmentTrackingNumber,
  carrierProducts,
];

/**
 * A job for each kind, which begins a run by the clock and works on it, and one that each minute goes on with
 * what was begun by a person, has paused, or was left behind by a process that died.
 */
export function recordedJobs(services: Services, kinds = runKinds): Job[] {
  const { db, now } = services;
  return [
    ...kinds.map((kind): Job => ({
      name: kind.kind,
      cron: kind.cron,
      run: async ({ isWoken, stopping }) => {
        const id = `run_${randomUUID()}`;
        if (!isWoken) await beginRun(db, { id, kind: kind.kind, by: null, now: now() });
        await workRun(services, kind, stopping);
      },
    })),
    {
      name: 'continue-runs',
      cron: '* * * * *',
      run: async ({ stopping }) => {
        await Promise.all(kinds.map((kind) => workRun(services, kind, stopping)));
      },
    },
  ];
}
