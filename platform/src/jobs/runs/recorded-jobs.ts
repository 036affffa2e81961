import { randomUUID } from 'node:crypto';
import type { CronKind } from 'contract';
import { beginRun } from '../../resources/cron-runs/queries.ts';
import type { Services } from '../../services.ts';
import type { Job } from '../jobs.ts';
import { shipmentImport } from '../shipment-import/shipment-import.ts';
import { carrierProducts } from './carrier-products.ts';
import type { RunItem, RunKind } from './run-kind.ts';
import { shipmentStatus } from './shipment-status.ts';
import { shipmentTrackingNumber } from './shipment-tracking-number.ts';
import { workRun } from './work-run.ts';

/** Everything whose runs are recorded: each kind that the contract names, or it does not compile. */
export const runKinds: readonly RunKind[] = Object.values({
  'shipment-import': shipmentImport,
  'shipment-status': shipmentStatus,
  'shipment-tracking-number': shipmentTrackingNumber,
  'carrier-products': carrierProducts,
} satisfies { readonly [Kind in CronKind]: RunKind<RunItem, Kind> });

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
