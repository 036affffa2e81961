import type { Quote } from './quote.ts';

/** How a quote stands, to staff and in the audit log; to the organisation that asked for it a refused one has other words. */
export const quoteStatusLabels = {
  open: 'Offen',
  answered: 'Beantwortet',
  refused: 'Abgelehnt',
  accepted: 'Angenommen',
  withdrawn: 'Zurückgezogen',
  unknown: 'Unbekannt',
} as const satisfies Record<Quote['status'], string>;
