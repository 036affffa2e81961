/** Documents or goods („Dokumente“, „Ware“). */
export const shipmentTypes = ['document', 'package'] as const;
export type ShipmentType = (typeof shipmentTypes)[number];

export const shipmentTypeLabels: Readonly<Record<ShipmentType, string>> = {
  document: 'Dokumente',
  package: 'Ware',
};
