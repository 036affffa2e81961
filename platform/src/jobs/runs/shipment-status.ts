import type { Carrier } from 'contract';
import { findFollowed, findShipment } from '../../resources/shipments/awaited.ts';
import { claimInquiry } from '../../resources/shipments/tracker.ts';
import { isFollowed, refreshTracking } from '../../resources/shipments/tracking.ts';
import { toCarrierFailure, toItem } from './ask-carriers.ts';
import { carrierAnswerCopy as copy } from './carrier-answers.copy.ts';
import type { RunItem, RunKind } from './run-kind.ts';

/** Asks carriers what became of everything that is under way, and moves it on where its status allows it. */
export const shipmentStatus: RunKind<RunItem, 'shipment-status'> = {
  kind: 'shipment-status',
  cron: '5 * * * *',
  find: async ({ db, now }) => (await findFollowed(db, now())).map(toItem),
  work: async (services, { key, lane: carrier }) => {
    const { db, carriers, now } = services;
    const row = await findShipment(db, key);
    if (!row || !isFollowed(row)) return { outcome: 'skipped', message: copy.overMeanwhile };
    if (!carriers.has(row.carrier as Carrier))
      return { outcome: 'failed', message: copy.noConnection(carrier) };
    if (!(await claimInquiry(db, row.id, now()))) return { outcome: 'skipped', message: copy.askedLately };
    try {
      const { status } = await refreshTracking(services, row);
      const message = status === row.status ? copy.unchanged : copy.moved(row.status, status);
      return { outcome: 'succeeded', message };
    } catch (error) {
      return toCarrierFailure(carrier, error);
    }
  },
};
