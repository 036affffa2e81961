import type {
  ListedShipment,
  NamedPeriod,
  PeriodField,
  Shipment,
  ShipmentSort,
  ShipmentsPerPage,
  StatusGroup,
  TrackingEvent,
} from 'contract';
import type { ReactNode } from 'react';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Fetched, Resource } from '../../../patterns/ResourceView/resource.ts';

/** What the list shows below its tabs and its search. */
export type ShipmentsState = ListState<ListedShipment, ShipmentsFilter>;

/** The history of an open shipment. */
export interface Tracking {
  /** Newest first. */
  readonly events: readonly TrackingEvent[];
  /** ISO 8601: when the carrier was last asked. */
  readonly updatedAt: string;
}

export type TrackingState = Fetched<Tracking>;

/** An open shipment, with its history, which is fetched and fails by itself. */
export interface ShipmentDetail {
  readonly shipment: Shipment;
  readonly tracking: TrackingState;
}

/** What the panel of an open shipment shows. */
export type ShipmentDetailState = Resource<ShipmentDetail>;

/** Search, tab, filters, order and page as the address bar has them; what narrows nothing down is empty. */
export interface ShipmentsFilter extends ListFilter {
  readonly search: string;
  readonly status: StatusGroup;
  /** Codes with commas between them; any of them. */
  readonly carrier: string;
  readonly product: string;
  readonly country: string;
  /** A range as `toPostalCodeRange` says it. */
  readonly postalCode: string;
  readonly sender: string;
  readonly createdBy: string;
  readonly dangerous: boolean;
  readonly insured: boolean;
  readonly neutral: boolean;
  readonly unprinted: boolean;
  /** Goes before `from` and `to`. */
  readonly period: NamedPeriod | '';
  /** `yyyy-MM-dd`, both part of it. */
  readonly from: string;
  readonly to: string;
  readonly by: PeriodField;
  readonly sort: ShipmentSort;
  /** Rows of a full page. */
  readonly perPage: ShipmentsPerPage;
}

/** A column that can be chosen. */
export type ShipmentColumnKey =
  | 'status'
  | 'number'
  | 'recipient'
  | 'carrier'
  | 'packages'
  | 'reference'
  | 'deliveryDay'
  | 'created'
  | 'printed'
  | 'lastEvent'
  | 'sender'
  | 'value'
  | 'price'
  | 'closed';

/** A list as somebody has kept it: tab, search, filters, order and columns. */
export interface SavedView {
  readonly name: string;
  readonly href: string;
}

/** Addresses that the list links to; each keeps the rest of the address bar as it is. */
export interface ShipmentsHrefs {
  readonly home: string;
  readonly create: string;
  /** Compares rates; where the person may ask for prices. */
  readonly compare?: string;
  readonly status: (group: StatusGroup) => string;
  /** The tab „Preisanfragen“. */
  readonly quotes: string;
  /** Opens the panel beside the list. */
  readonly shipment: (id: string) => string;
  /** Neither search nor tab nor filters. */
  readonly reset: string;
}

/** The `ViewSheet`, once somebody opens it. */
export type RenderView = (onClose: () => void) => ReactNode;

/** A `RowMenu` for a row, whose button `label` names; drawn once somebody asks for it. */
export type RenderRowMenu = (shipment: Shipment, label: string) => ReactNode;
