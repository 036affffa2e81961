/** The transport companies, under the names that stand in data and on screen. */
export const carriers = ['DHL', 'FedEx', 'UPS', 'MEX', 'GLS', 'ILO', 'DEKU'] as const;
export type Carrier = (typeof carriers)[number];

/** How fast a product is; filters and labels rates, and is no field of the draft. */
export const deliverySpeeds = ['economy', 'express12', 'express17'] as const;
export type DeliverySpeed = (typeof deliverySpeeds)[number];

export const deliverySpeedLabels: Readonly<Record<DeliverySpeed, string>> = {
  economy: 'Economy',
  express12: 'Express 12 Uhr',
  express17: 'Express 17 Uhr',
};
