import type { OrganizationDraft, OrganizationRecord } from 'contract';
import type { SubmitFailure, SubmitFailureFacts } from '../../../forms/submit-failure.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../saving/settings-saving.ts';

export type OrganizationState = Resource<OrganizationRecord>;

export type OrganizationSaving = SettingsSaving<OrganizationRecord, OrganizationDraft>;

/** Why the organisation is still there; `underWay`: parcels are with their carriers. */
export type DeletionFailure = SubmitFailure | (SubmitFailureFacts & { readonly reason: 'underWay' });

/** How deleting stands. */
export interface Deletion {
  readonly pending: boolean;
  readonly failure: DeletionFailure | null;
  readonly onSubmit: () => void;
}
