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
import type { BatchTarget } from './batch/batch-target.ts';
import {
  BatchCancelling,
  BatchPrint,
  OpenShipment,
  PackingBench,
  QuoteList,
  RowActions,
  ShipmentSelection,
} from './lazy-parts.tsx';
import { mayUpdateShipments } from './shipment-rights.ts';
import { toHrefs, toListSearch } from './to-hrefs.ts';
import { useColumns } from './use-columns.ts';
import { useExport } from './use-export.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useSelectedShipments } from './use-selected-shipments.ts';
import { useShipmentList } from './use-shipment-list.ts';
import { type ShipmentsAddress, useShipmentsAddress } from './use-shipments-address.ts';

/** Asks for the list, and for the shipment that is to be open beside it. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  if (isBench(packingBenchAddress.parse(query))) return void PackingBench.preload().catch(() => undefined);
  const search = shipmentsAddress.parse(query);
  // Its code comes first, and few visits are for it.
  if (search.status === 'quotes') return;
  const { shipment: openId, quote: _, ...filter } = toListSearch(search);
  preloadRead(shipmentList(filter));
  if (openId !== null) preloadRead(oneShipment(openId));
}

/** `/sendungen`, and the packing bench in its place. */
export function Component() {
  return isBench(useSearch(packingBenchAddress)) ? <PackingBench /> : <Lists />;
}

const isBench = ({ ansicht }: ReturnType<typeof packingBenchAddress.parse>) => ansicht !== '';

/** Shipments, or the quotes that stand in a tab beside them. */
function Lists() {
  const address = useShipmentsAddress();
  return address.search.status === 'quotes' ? (
    <QuoteList search={address.search} go={address.go} turnTo={address.turnTo} />
  ) : (
    <ShipmentList {...address} />
  );
}

/** The address bar holds search, tab, filters, order, page and the open shipment. */
function ShipmentList({ hrefWith, go, turnTo, searchFor, ...address }: ShipmentsAddress) {
  const search = toListSearch(address.search);
  const { shipment: openId, quote: _, ...filter } = search;
  const now = useNow();
  const { state, counts, quotes, nearestPage, retry } = useShipmentList(filter);
  const [columns, chooseColumns] = useColumns();
  const [choices, choose] = useFilterChoices(filter);
  const selection = useSelectedShipments(filter, state);
  const [printed, setPrinted] = useState<BatchTarget>();
  const [cancelled, setCancelled] = useState<BatchTarget>();
  const exporting = useExport();

  if (nearestPage !== search.page) return <Navigate to={hrefWith({ page: nearestPage })} replace />;
  return (
    <>
      <Shipments
        state={state}
        filter={filter}
        {...(counts && { counts })}
        quotes={quotes}
        hrefs={toHrefs(search)}
        canCreate={session.getPermission('create:shipments').isGranted}
        {...(openId !== null && {
          openId,
          // Another shipment is another panel, which takes the focus as the first one did.
          panel: <OpenShipment key={openId} id={openId} onClose={() => go({ shipment: null })} />,
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
              {...(mayUpdateShipments() && { onCancel: () => setCancelled(selection.target) })}
            />
          )
        }
        renderRowMenu={(shipment, label) => (
          <RowActions
            shipment={shipment}
            label={label}
            href={hrefWith({ shipment: shipment.id })}
            onPrint={() => setPrinted([shipment])}
          />
        )}
        exporting={exporting.state}
        onExport={() => exporting.run(filter)}
        onPage={turnTo}
        onRetry={retry}
      />
      {printed && <BatchPrint target={printed} onClose={() => setPrinted(undefined)} />}
      {cancelled && (
        <BatchCancelling
          target={cancelled}
          onClose={() => setCancelled(undefined)}
          onEnd={(left) => selection.change(new Set(left))}
        />
      )}
    </>
  );
}
