import type { Carrier, DeskShipment, DeskShipmentDetail, LateNumber, StatusGroup } from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';

/** What narrows the shipments of all organisations down; what is empty leaves nothing out. */
export interface AllShipmentsFilter extends ListFilter {
  readonly search: string;
  readonly status: StatusGroup;
  readonly carrier: Carrier | '';
  readonly orgCode: string;
  /** Those that are an exception since today. */
  readonly exceptionToday: boolean;
}

export const noFilter: Readonly<Required<AllShipmentsFilter>> = {
  search: '',
  status: 'all',
  carrier: '',
  orgCode: '',
  exceptionToday: false,
  page: 1,
};

export type AllShipmentsState = ListState<DeskShipment, AllShipmentsFilter>;

/** What the panel of an open one shows. */
export type DeskDetailState = Resource<DeskShipmentDetail>;

/** Addresses that list and panel link to. */
export interface AllShipmentsHrefs {
  readonly home: string;
  readonly status: (status: StatusGroup) => string;
  /** Opens the panel beside the list. */
  readonly shipment: (id: string) => string;
  /** All shipments of one organisation. */
  readonly ofOrganization: (orgCode: string) => string;
  /** The organisation itself. */
  readonly organization: (orgCode: string) => string;
  /** What was done with a shipment. */
  readonly auditLog: (id: string) => string;
  readonly reset: string;
}

/** Asking the carrier anew. */
export interface Refreshing {
  readonly pending: boolean;
  readonly onRefresh: () => void;
}

/** Noting a number that came later. */
export interface LateNumbering {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  readonly onSubmit: (number: LateNumber) => void;
  /** Whether something is typed that leaving would lose; false when the form is gone. */
  readonly onChangedChange: (isChanged: boolean) => void;
}
