import type { Carrier } from 'contract';
import { ProblemError } from '../../api/problem.ts';
import type { CarrierConnection, NumberedParcel } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { toOrderedParcel } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';

/** Why there is nothing to print, in the words of what was asked for. */
export interface NothingToPrint {
  readonly ofTemplate: string;
  readonly ofCancelled: string;
}

/**
 * A shipment as its carrier has it.
 *
 * @throws {ProblemError} 409 for one that no carrier has, not yet or no longer, or that has no number yet.
 */
export function carriedParcel(
  carriers: Services['carriers'],
  row: ShipmentRow,
  words: NothingToPrint,
): { readonly parcel: NumberedParcel; readonly connection: CarrierConnection } {
  if (row.ordering !== null) throw nothing(shipmentApiCopy.beingOrdered);
  if (row.status === 'cancelled') throw nothing(words.ofCancelled);
  const parcel = toOrderedParcel(row);
  const connection = carriers.get(row.carrier as Carrier);
  if (!parcel || !connection) throw nothing(words.ofTemplate);
  const { trackingNumber } = parcel;
  if (trackingNumber === null) throw nothing(shipmentApiCopy.numberFollows(parcel.carrier));
  return { parcel: { ...parcel, trackingNumber }, connection };
}

function nothing(title: string): ProblemError {
  return new ProblemError(409, { title });
}
