import type { DeskShipment } from 'contract';
import {
  type AllShipmentsFilter,
  type AllShipmentsState,
  isUnfiltered,
} from 'design-system/screens/backoffice/AllShipments/all-shipments-state.ts';
import { AllShipments } from 'design-system/screens/backoffice/AllShipments/AllShipments';
import { Navigate, useNavigate } from 'react-router';
import { deskShipmentList, oneDeskShipment } from '../../data/shipment-desk.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { allShipmentsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { toDeskHrefs } from './desk-hrefs.ts';
import { OpenDeskShipment } from './OpenDeskShipment.tsx';

type Listed = ListPage & {
  readonly items: readonly DeskShipment[];
  readonly totalItems: number;
  readonly statusCounts: Readonly<Record<string, number>>;
};

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { shipment, ...filter } = allShipmentsAddress.parse(query);
  preloadRead(deskShipmentList(filter));
  if (shipment !== null) preloadRead(oneDeskShipment(shipment));
}

/** `/backoffice/sendungen`, and beside the list the shipment that `?shipment=` names. */
export function Component() {
  const { shipment, ...filter } = useSearch(allShipmentsAddress);
  const navigate = useNavigate();
  const now = useNow();
  const hrefWith = (change: Partial<AllShipmentsFilter>) =>
    allShipmentsAddress.href({ ...filter, ...change });
  const searchFor = useSearchField(
    filter.search,
    (search) => void navigate(hrefWith({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const list = useList(useRead(deskShipmentList(filter)), filter, toAllShipmentsState);
  if (list.nearestPage !== filter.page) return <Navigate to={hrefWith({ page: list.nearestPage })} replace />;
  const close = () => void navigate(allShipmentsAddress.href(filter));
  const rows = list.latest?.page.items ?? [];
  return (
    <AllShipments
      state={list.state}
      filter={filter}
      counts={list.latest?.page.statusCounts}
      organizationName={rows.find((row) => row.organization.orgCode === filter.orgCode)?.organization.orgName}
      hrefs={toDeskHrefs(filter)}
      {...(shipment !== null && {
        openId: shipment,
        panel: <OpenDeskShipment key={shipment} id={shipment} filter={filter} onClose={close} />,
      })}
      now={now}
      onSearch={searchFor}
      onFilter={(change) => void navigate(hrefWith({ ...change, page: 1 }), { preventScrollReset: true })}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}

function toAllShipmentsState(
  read: Read<Listed>,
  asked: Asked<Listed, AllShipmentsFilter>,
): AllShipmentsState {
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter) });
}
