import { Shipments } from 'design-system/screens/shipments/Shipments/Shipments';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { oneShipment, shipmentList } from '../../data/shipments.ts';
import { preloadRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import type { Visit } from '../../pages/page.ts';
import { packingBenchAddress, shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { useSearch } from '../use-search.ts';
import type { BatchTarget } from './batch/use-batch-labels.ts';
import { BatchPrint, OpenShipment, PackingBench, ShipmentSelection } from './lazy-parts.tsx';
import { toHrefs } from './to-hrefs.ts';
import { useColumns } from './use-columns.ts';
import { useExport } from './use-export.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useSelectedShipments } from './use-selected-shipments.ts';
import { useShipmentList } from './use-shipment-list.ts';
import { useShipmentsAddress } from './use-shipments-address.ts';

/** Asks for the list, and for the shipment that is to be open beside it. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  if (isBench(packingBenchAddress.parse(query))) return void PackingBench.preload().catch(() => undefined);
  const { shipment: openId, ...filter } = shipmentsAddress.parse(query);
  preloadRead(shipmentList(filter));
  if (openId !== null) preloadRead(oneShipment(openId));
}

/** `/sendungen`, and the packing bench in its place. */
export function Component() {
  return isBench(useSearch(packingBenchAddress)) ? <PackingBench /> : <List />;
}

const isBench = ({ ansicht }: ReturnType<typeof packingBenchAddress.parse>) => ansicht !== '';

/** The address bar holds search, tab, filters, order, page and the open shipment. */
function List() {
  const { search, hrefWith, go, turnTo, searchFor } = useShipmentsAddress();
  const { shipment: openId, ...filter } = search;
  const now = useNow();
  const { state, counts, nearestPage, retry } = useShipmentList(filter);
  const [columns, chooseColumns] = useColumns();
  const [choices, choose] = useFilterChoices(filter);
  const selection = useSelectedShipments(filter, state);
  const [printed, setPrinted] = useState<BatchTarget>();
  const exporting = useExport();

  if (nearestPage !== search.page) return <Navigate to={hrefWith({ page: nearestPage })} replace />;
  return (
    <>
      <Shipments
        state={state}
        filter={filter}
        {...(counts && { counts })}
        hrefs={toHrefs(search)}
        canCreate={session.getPermission('create:shipments').isGranted}
        {...(openId !== null && {
          openId,
          panel: <OpenShipment id={openId} onClose={() => go({ shipment: null })} />,
        })}
        now={now}
        onSearch={searchFor}
        onFilter={(change) => go({ ...change, page: 1 })}
        choices={choices}
        onChoose={choose}
        columns={columns}
        onColumns={chooseColumns}
        selectedKeys={selection.keys}
        onSelectionChange={selection.change}
        selectionBar={
          selection.isAny && (
            <ShipmentSelection
              selectedKeys={selection.keys}
              total={selection.total}
              onSelectionChange={selection.change}
              onPrint={() => setPrinted(selection.target)}
            />
          )
        }
        onPrint={(shipment) => setPrinted([shipment])}
        exporting={exporting.state}
        onExport={() => exporting.run(filter)}
        onPage={turnTo}
        onRetry={retry}
      />
      {printed && <BatchPrint target={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}
