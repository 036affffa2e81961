import { Shipments } from 'design-system/screens/shipments/Shipments/Shipments';
import { useState } from 'react';
import { useNow } from '../../hooks/use-now.ts';
import { session } from '../../services.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { useExport } from '../use-export.ts';
import type { BatchPrintProps } from './batch/BatchPrint.tsx';
import type { BatchWorkingProps } from './batch/BatchWorking.tsx';
import {
  BatchPrint,
  BatchWorking,
  ListView,
  OpenShipment,
  RowActions,
  ShipmentSelection,
} from './lazy-parts.tsx';
import { neighboursOf } from './neighbours.ts';
import { mayAskPrices } from './shipment-rights.ts';
import { toHrefs, toListFilter, toListSearch } from './to-hrefs.ts';
import { useColumns } from './use-columns.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useSelectedShipments } from './use-selected-shipments.ts';
import { useShipmentList } from './use-shipment-list.ts';
import type { ShipmentsAddress } from './use-shipments-address.ts';

/** The address bar holds search, tab, filters, order, page and the open shipment. */
export function ShipmentList(props: ShipmentsAddress) {
  return (
    <ServedGeography>
      <List {...props} />
    </ServedGeography>
  );
}

function List({ hrefWith, go, turnTo, searchFor, ...address }: ShipmentsAddress) {
  const search = toListSearch(address.search);
  const { shipment: openId, columns: named } = search;
  const filter = toListFilter(search);
  const now = useNow();
  const { state, counts, quotes, retry } = useShipmentList(filter, (page) => hrefWith({ page }));
  const [columns, chooseColumns] = useColumns(named, (key) => go({ columns: key }, true));
  const [choices, choose] = useFilterChoices(filter);
  const selection = useSelectedShipments(filter, state);
  const [printed, setPrinted] = useState<Pick<BatchPrintProps, 'paper' | 'target'>>();
  const [working, setWorking] = useState<Pick<BatchWorkingProps, 'work' | 'target'>>();
  const exporting = useExport<typeof filter>(async (asked, format) =>
    (await import('./export-shipments.ts')).exportShipments(asked, format),
  );

  return (
    <>
      <Shipments
        state={state}
        filter={filter}
        {...(counts && { counts })}
        quotes={quotes}
        hrefs={toHrefs(search, mayAskPrices())}
        canCreate={session.getPermission('create:shipments').isGranted}
        {...(openId !== null && {
          openId,
          // Another shipment is another panel, which takes the focus as the first one did.
          panel: (
            <OpenShipment
              key={openId}
              id={openId}
              around={neighboursOf(state, openId)}
              onOpen={(id) => go({ shipment: id }, true)}
              onClose={() => go({ shipment: null })}
            />
          ),
        })}
        now={now}
        onSearch={searchFor}
        onFilter={(change) => go({ ...change, page: 1 })}
        choices={choices}
        onChoose={choose}
        columns={columns}
        renderView={(onClose) => (
          <ListView
            columns={columns}
            search={search}
            onColumns={chooseColumns}
            onPerPage={(perPage) => go({ perPage, page: 1 }, true)}
            onClose={onClose}
          />
        )}
        selectedKeys={selection.keys}
        onSelectionChange={selection.change}
        selectionBar={
          selection.isAny && (
            <ShipmentSelection
              selectedKeys={selection.keys}
              total={selection.total}
              onSelectionChange={selection.change}
              onPrint={(paper) => setPrinted({ paper, target: selection.target })}
              onWork={(work) => setWorking({ work, target: selection.target })}
            />
          )
        }
        renderRowMenu={(shipment, label) => (
          <RowActions
            shipment={shipment}
            label={label}
            href={hrefWith({ shipment: shipment.id })}
            onPrint={() => setPrinted({ paper: 'labels', target: [shipment] })}
            onPrintAll={() => setPrinted({ paper: 'all', target: [shipment] })}
          />
        )}
        exporting={exporting.state}
        onExport={(format) => exporting.run(filter, format)}
        onOpen={(id) => go({ shipment: id })}
        onPage={turnTo}
        onRetry={retry}
      />
      {printed && <BatchPrint {...printed} onClose={() => setPrinted(undefined)} />}
      {working && (
        <BatchWorking
          {...working}
          onClose={() => setWorking(undefined)}
          onEnd={(left) => selection.change(new Set(left))}
        />
      )}
    </>
  );
}
