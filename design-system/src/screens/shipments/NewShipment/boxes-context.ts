import { createContext, use } from 'react';
import { useSettled } from '../../../forms/useField.ts';
import { isInBox } from './form/package-input.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { Box, Boxes } from './new-shipment-state.ts';

export const noBoxes: Boxes = { kept: [], keeping: null };

/** The boxes of the organisation, for each row of packages. */
export const BoxesContext = createContext(noBoxes);

/** Which of the kept boxes a row is packed in, or undefined where it is none of them. */
export function useBoxOfRow(index: number): Box | undefined {
  const { kept } = use(BoxesContext);
  const row = useSettled(useShipmentFormContext().at('shipmentData.packages'))[index];
  return row && kept.find((box) => isInBox(row, box));
}
