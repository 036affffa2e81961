import { count } from 'contract';

/** Words of what a bench has done today. */
export const sideCopy = {
  completed: 'Heute abgeschlossen',
  shipments: (amount: number) => count(amount, 'Sendung', 'Sendungen'),
  packages: (amount: number) => count(amount, 'Packstück', 'Packstücke'),
  loading: 'Wird gezählt …',
  failed: 'Was heute abgeschlossen wurde, konnte nicht geladen werden.',
} as const;
