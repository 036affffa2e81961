import type { Shipment } from 'contract';
import { ShipmentCreated } from 'design-system/screens/shipments/ShipmentCreated/ShipmentCreated';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { oneShipment } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { newPickupHref } from '../../pages/new-pickup-href.ts';
import { pages } from '../../pages/pages.ts';
import { pickupsAddress } from '../../pages/pickup-addresses.ts';
import {
  createdShipmentAddress,
  newShipmentAddress,
  shipmentsAddress,
} from '../../pages/shipment-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageTitle } from '../page-title.ts';
import { mayOrderPickups } from '../pickups/pickup-rights.ts';
import { useNextPickup } from '../pickups/use-next-pickup.ts';
import { BatchPrint } from '../shipments/lazy-parts.tsx';
import { mayDo } from '../shipments/shipment-rights.ts';
import { useLabel } from '../shipments/use-label.ts';
import { usePapers } from '../shipments/use-papers.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { useSearch } from '../use-search.ts';
import { hasLaterChanges } from './created-location.ts';
import { toCreatedTitle } from './to-created-title.ts';
import { useLabelDownload } from './use-label-download.ts';

/** `/sendungen/neu/erstellt?shipment=`: what the form has made; it can be loaded anew and come back to. */
export function Component() {
  const { shipment: id } = useSearch(createdShipmentAddress);
  return id === null ? <Navigate to={pages.newShipment.href()} replace /> : <Created id={id} />;
}

function Created({ id }: { id: string }) {
  const shipment = useRead(oneShipment(id));
  const label = useLabel(id);
  const download = useLabelDownload(shipment.data, label);
  const [printed, setPrinted] = useState<readonly Shipment[]>();
  const papers = usePapers(id, () => shipment.data && setPrinted([shipment.data]));
  const isSlow = useIsSlow(shipment.isLoading);
  const refusal = toRefusal(useSession());
  const now = useNow();
  const nextPickup = useNextPickup();
  const lacksLastChanges = hasLaterChanges(useLocation().state);
  const state = toResource(shipment, { isSlow, refusal });
  usePageTitle(toCreatedTitle(state));
  return (
    <>
      <ShipmentCreated
        state={state}
        hrefs={{
          list: pages.shipments.href(),
          templates: shipmentsAddress.href({ status: 'avis' }),
          shipment: shipmentsAddress.href({ shipment: id }),
          ...(mayDo('create:shipments') && {
            newShipment: pages.newShipment.href(),
            sameRecipient: newShipmentAddress.href({ recipientOf: id }),
          }),
          ...(mayOrderPickups() && { newPickup: newPickupHref }),
        }}
        now={now}
        nextPickup={nextPickup}
        pickupHref={(pickup) => pickupsAddress.href({ pickup })}
        lacksLastChanges={lacksLastChanges}
        label={label.state}
        printSettings={label.settings}
        onRetry={() => shipment.mutate()}
        isDownloading={download.isPending}
        onDownload={download.run}
        onOpenLabel={label.open}
        onCloseLabel={label.close}
        onTakeLabel={label.take}
        papers={papers}
      />
      {printed && <BatchPrint paper="all" target={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}
