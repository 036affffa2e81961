import type { TestOperation } from './test-item.ts';

/** What a case of the test centre asks its carrier, there and in the audit log. */
export const testOperationLabels = {
  rates: 'Tarife abfragen',
  label: 'Etikett anfordern',
  cancel: 'Sendung stornieren',
  unknown: 'Unbekannter Vorgang',
} as const satisfies Record<TestOperation | 'unknown', string>;
