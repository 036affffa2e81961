import type { ListedOrganization, NewOrganization } from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';

/** All organisations, or the new ones; with words those that have them in their name, code or number. */
export interface OrganizationsFilter extends ListFilter {
  readonly search: string;
  /** Those of the last `NEW_ORGANIZATION_DAYS`. */
  readonly onlyNew: boolean;
}

export const noFilter: OrganizationsFilter = { search: '', onlyNew: false, page: 1 };

export type OrganizationsState = ListState<ListedOrganization, OrganizationsFilter>;

/** Addresses that the list links to. */
export interface OrganizationsHrefs {
  readonly home: string;
  readonly organization: (orgCode: string) => string;
  readonly list: (onlyNew: boolean) => string;
  /** The list that was searched, as a whole. */
  readonly reset: string;
}

/** The dialog in which an organisation is made. */
export interface OrganizationCreation {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  readonly onSubmit: (organization: NewOrganization) => void;
  /** Whether something is typed that closing would lose. */
  readonly onChangedChange: (isChanged: boolean) => void;
  readonly onClose: () => void;
}
