import { modesCopy } from 'design-system/screens/shipments/NewShipment/modes.copy.ts';
import type { FormMode } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import type { ShipmentDraftName } from '../../drafts/shipment-draft-store.ts';
import type { newShipmentAddress } from '../../pages/shipment-addresses.ts';

/** What a form begins with: nothing, or a shipment. */
export interface FormSource {
  readonly mode: FormMode;
  /** Of the shipment, or the quote; null for a new one. */
  readonly id: string | null;
}

/** What the address bar asks for. An address that asks for several things gets the one that changes least. */
export function toFormSource(search: ReturnType<typeof newShipmentAddress.parse>): FormSource {
  const { shipmentIdToEdit, avisIdToComplete, shipmentIdToCopy, quoteToAccept } = search;
  const { shipmentIdToResend, shipmentIdToReturn } = search;
  if (shipmentIdToEdit !== null) return { mode: 'edit', id: shipmentIdToEdit };
  if (avisIdToComplete !== null) return { mode: 'complete', id: avisIdToComplete };
  if (shipmentIdToCopy !== null) return { mode: 'copy', id: shipmentIdToCopy };
  if (shipmentIdToResend !== null) return { mode: 'resend', id: shipmentIdToResend };
  if (shipmentIdToReturn !== null) return { mode: 'return', id: shipmentIdToReturn };
  if (quoteToAccept !== null) return { mode: 'offer', id: quoteToAccept };
  return { mode: 'new', id: null };
}

/** A draft of its own for each, so that two forms of one tab never mix. */
export function draftNameOf({ mode, id }: FormSource): ShipmentDraftName {
  if (id === null || mode === 'new') return {};
  const name = `${mode}.${id}`;
  return mode === 'edit' || mode === 'complete' ? { name, begun: modesCopy.begun[mode] } : { name };
}

/** Whether it is a template that the form is about. */
export function isAboutTemplate({ mode }: Pick<FormSource, 'mode'>): boolean {
  return mode === 'edit' || mode === 'complete';
}
