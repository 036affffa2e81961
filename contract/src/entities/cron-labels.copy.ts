import type { CronKind } from './cron-run.ts';

/** What staff call the jobs, and how often they run by the clock, of those that say so. */
export const cronJobs: Readonly<Record<CronKind, { readonly name: string; readonly schedule?: string }>> = {
  'shipment-import': { name: 'Sendungsimport', schedule: 'täglich' },
  'shipment-status': { name: 'Statusaktualisierung', schedule: 'stündlich' },
  'shipment-tracking-number': { name: 'Suche nach Sendungsnummern' },
  'carrier-products': { name: 'Synchronisierung der Carrier-Produkte', schedule: 'täglich' },
};

const labels = Object.entries(cronJobs).map(([kind, { name, schedule }]) => [
  kind,
  schedule === undefined ? name : `${name} (${schedule})`,
]);

/** The same in one line, for lists and the audit log. */
export const cronKindLabels = {
  ...(Object.fromEntries(labels) as Record<CronKind, string>),
  unknown: 'Unbekannte Art',
};
