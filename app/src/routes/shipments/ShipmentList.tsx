import { Shipments } from 'design-system/screens/shipments/Shipments/Shipments';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useNow } from '../../hooks/use-now.ts';
import { session } from '../../services.ts';
import type { BatchTarget } from './batch/batch-target.ts';
import { BatchCancelling, BatchPrint, OpenShipment, RowActions, ShipmentSelection } from './lazy-parts.tsx';
import { mayUpdateShipments } from './shipment-rights.ts';
import { toHrefs, toListSearch } from './to-hrefs.ts';
import { useColumns } from './use-columns.ts';
import { useExport } from './use-export.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useSelectedShipments } from './use-selected-shipments.ts';
import { useShipmentList } from './use-shipment-list.ts';
import type { ShipmentsAddress } from './use-shipments-address.ts';

/** The address bar holds search, tab, filters, order, page and the open shipment. */
export function ShipmentList({ hrefWith, go, turnTo, searchFor, ...address }: ShipmentsAddress) {
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
