import type { CarrierOperation } from './carrier-connection.ts';

/** What carriers are asked, on the page of their connections and in the audit log. */
export const carrierOperationLabels = {
  catalogue: 'Produkte',
  rates: 'Tarife',
  order: 'Beauftragung',
  find: 'Nachfrage zur Beauftragung',
  label: 'Etikett',
  track: 'Verfolgung',
  cancel: 'Storno',
  close: 'Tagesabschluss',
  unknown: 'Andere Anfrage',
} as const satisfies Record<CarrierOperation | 'unknown', string>;
