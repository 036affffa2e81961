import type { Carrier } from 'contract';
import { findAtCarrier } from '../../resources/shipments/ask-carrier.ts';
import { findShipment, findWithoutNumber } from '../../resources/shipments/awaited.ts';
import { fillTrackingNumber, handOverDenied } from '../../resources/shipments/late-number.ts';
import { toCarrierFailure, toItem } from './ask-carriers.ts';
import { carrierAnswerCopy as copy } from './carrier-answers.copy.ts';
import type { RunItem, RunKind } from './run-kind.ts';

/** Books are kept in step over a weekend, too; what its carrier denies for longer is for people to find out. */
const DENIED_MS = 3 * 86_400_000;

/** Asks carriers that give their numbers later for those that are still missing. */
export const shipmentTrackingNumber: RunKind<RunItem, 'shipment-tracking-number'> = {
  kind: 'shipment-tracking-number',
  cron: '*/15 * * * *',
  find: async ({ db }) => (await findWithoutNumber(db)).map(toItem),
  work: async (services, { key, lane: carrier }) => {
    const row = await findShipment(services.db, key);
    if (row?.status !== 'ordered' || row.trackingNumber !== null)
      return { outcome: 'skipped', message: copy.overMeanwhile };
    const connection = services.carriers.get(row.carrier as Carrier);
    if (!connection) return { outcome: 'failed', message: copy.noConnection(carrier) };
    const found = await findAtCarrier(connection, row.id);
    switch (found?.kind) {
      case undefined:
        return { outcome: 'skipped', message: copy.noQuestion(carrier) };
      case 'silent':
        return toCarrierFailure(carrier, found.error);
      case 'missing': {
        const isDeniedLong =
          row.orderedAt !== null && row.orderedAt.getTime() + DENIED_MS < services.now().getTime();
        if (!isDeniedLong) return { outcome: 'skipped', message: copy.notYetKnown(carrier) };
        // The one failure of it: an exception is asked about no more.
        await handOverDenied(services, row, copy.unknownOrder(carrier));
        return { outcome: 'failed', message: copy.unknownOrder(carrier) };
      }
      case 'taken': {
        const { trackingNumber, pieceNumbers } = found.taken.confirmation;
        if (trackingNumber === null) return { outcome: 'skipped', message: copy.numberFollows };
        const isMine = await fillTrackingNumber(services, row, { trackingNumber, pieceNumbers });
        return isMine
          ? { outcome: 'succeeded', message: copy.numberGiven(trackingNumber) }
          : { outcome: 'skipped', message: copy.overMeanwhile };
      }
    }
  },
};
