import { fullLabel } from '../../shipments/NewShipment/form/field-labels.copy.ts';

/** What a field of an address or a package is called apart from its place: „Empfänger, Ort“. */
export function labelOfField(name: string): string | undefined {
  return /^(from|to|shipmentData\.packages)\b/.test(name) ? fullLabel(name) : undefined;
}
