import type { DeskShipment } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import {
  type AllShipmentsFilter,
  type AllShipmentsState,
  noFilter,
} from 'design-system/screens/backoffice/AllShipments/all-shipments-state.ts';
import type { AllShipmentsProps } from 'design-system/screens/backoffice/AllShipments/AllShipments';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { deskShipmentList } from '../../data/shipment-desk.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { type DeskHrefOf, toDeskHrefs } from './desk-hrefs.ts';
import { OpenDeskShipment } from './OpenDeskShipment.tsx';
import { useOrganizationFilter } from './use-organization-filter.ts';

type Listed = ListPage & {
  readonly items: readonly DeskShipment[];
  readonly totalItems: number;
  readonly statusCounts: Readonly<Record<string, number>>;
};

export interface DeskShipmentsProps {
  readonly filter: AllShipmentsFilter;
  /** They stand in the page of their organisation, which is no filter there. */
  readonly isOfOne?: boolean;
  /** The one whose panel is open. */
  readonly shipment: string | null;
  /** The address in which the filter stands. */
  readonly hrefOf: DeskHrefOf;
  /** The screen that lists them. */
  readonly children: (list: AllShipmentsProps) => ReactNode;
}

/** The shipments that an address asks for, of all organisations or of one. */
export function DeskShipments({ filter, shipment, isOfOne = false, hrefOf, children }: DeskShipmentsProps) {
  const navigate = useNavigate();
  const now = useNow();
  const hrefWith = (change: Partial<AllShipmentsFilter>) => hrefOf({ ...filter, ...change });
  /** What is open stays open. */
  const hrefBeside = (change: Partial<AllShipmentsFilter>) =>
    hrefOf({ ...filter, ...change, ...(shipment !== null && { shipment }) });
  const searchFor = useSearchField(
    filter.search,
    (search) => void navigate(hrefBeside({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const list = useList(
    useRead(deskShipmentList(filter)),
    filter,
    (read, asked) => toAllShipmentsState(read, asked, isOfOne),
    (page) => hrefBeside({ page }),
  );
  const organization = useOrganizationFilter(filter.orgCode, list.latest?.page.items);
  const hrefs = toDeskHrefs(filter, hrefOf);
  const close = () => void navigate(hrefOf(filter));
  return children({
    state: list.state,
    filter,
    counts: list.latest?.page.statusCounts,
    organizationName: organization.name,
    organizations: organization.search,
    hrefs,
    ...(shipment !== null && {
      openId: shipment,
      panel: <OpenDeskShipment key={shipment} id={shipment} hrefs={hrefs} onClose={close} />,
    }),
    now,
    onSearch: searchFor,
    onFilter: (change) => void navigate(hrefWith({ ...change, page: 1 }), { preventScrollReset: true }),
    onPage: (page) => void navigate(hrefWith({ page })),
    onRetry: list.retry,
  });
}

function toAllShipmentsState(
  read: Read<Listed>,
  asked: Asked<Listed, AllShipmentsFilter>,
  isOfOne: boolean,
): AllShipmentsState {
  return toListState(read, {
    ...asked,
    isEmpty: () => isUnfiltered(asked.filter, noFilter, isOfOne ? ['orgCode'] : []),
  });
}
