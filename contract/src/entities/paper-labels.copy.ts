import type { Carrier } from './carrier.ts';
import type { Paper } from './paper.ts';

/** What can be printed of a shipment, by its German name. */
export const paperLabels: Readonly<Record<Paper, string>> = {
  'shipping-label': 'Versandetikett',
  'single-copy': 'Frachtbrief, 1 Ausfertigung',
  'triple-copy': 'Frachtbrief, 3 Ausfertigungen',
  'customs-declaration': 'Zollinhaltserklärung',
  'commercial-invoice': 'Handelsrechnung',
  'pick-slip': 'Packzettel',
};

/** What is written down of what is handed to a driver, by carrier. */
export const handoverPapers: Readonly<Record<Carrier, string>> = {
  DHL: 'Einlieferungsliste',
  FedEx: 'Übergabeprotokoll',
  UPS: 'Übergabeprotokoll',
  MEX: 'Übergabeprotokoll',
  GLS: 'Übergabeprotokoll',
  ILO: 'Übergabeprotokoll',
  DEKU: 'Ladeliste',
};
