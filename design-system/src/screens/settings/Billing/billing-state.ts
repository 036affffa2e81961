import type { BillingDetails, BillingDetailsDraft } from 'contract';
import type { ExportState } from '../../../patterns/ExportOutcome/ExportOutcome.tsx';
import type { Fetched, Refused } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../saving/settings-saving.ts';

/** Where bills go. */
export type BillingState = Fetched<BillingDetails> | Refused;

/** How saving stands, and what it is told. */
export type BillingSaving = SettingsSaving<BillingDetails, BillingDetailsDraft>;

/** The table of a month's shipments, while it is made, or could not be. */
export interface MonthExport {
  /** `yyyy-MM` */
  readonly month: string;
  readonly state: Exclude<ExportState, 'idle'>;
}
