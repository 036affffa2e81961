import type { ShipmentFilterChoices } from 'contract';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { useState } from 'react';
import { shipmentFilterChoices } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';

/**
 * The products, senders and people that the list can be narrowed down to. Most visits need none of them: they are asked for
 * once somebody chooses, or when the filter has one whose name is to be said.
 *
 * @returns undefined as long as they are not known, and the way to ask for them
 */
export function useFilterChoices({
  product,
  sender,
  createdBy,
}: Pick<ShipmentsFilter, 'product' | 'sender' | 'createdBy'>): readonly [
  choices: ShipmentFilterChoices | undefined,
  choose: () => void,
] {
  const [isChoosing, setChoosing] = useState(false);
  const needsNames = isChoosing || product !== '' || sender !== '' || createdBy !== '';
  return [useRead(needsNames ? shipmentFilterChoices() : null).data, () => setChoosing(true)];
}
