import type { CronKind } from './cron-run.ts';

/** What staff call the jobs, in their lists and in the audit log. */
export const cronKindLabels = {
  'shipment-import': 'Sendungsimport (täglich)',
  'shipment-status': 'Statusaktualisierung (stündlich)',
  'shipment-tracking-number': 'Suche nach Sendungsnummern',
  'carrier-products': 'Carrier-Produkte (täglich)',
  unknown: 'Unbekannte Art',
} as const satisfies Record<CronKind | 'unknown', string>;
