import type { Carrier, OpenShipment } from 'contract';
import type { OpenShipmentsProps } from 'design-system/screens/settings/DayEndClosing/OpenShipments';
import { OpenShipments } from 'design-system/screens/settings/DayEndClosing/OpenShipments';
import { useEffect, useState } from 'react';
import { openShipmentsOf } from '../../data/day-end-closings.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { toFetched } from '../to-resource.ts';

interface OpenOfCarrierProps extends Pick<OpenShipmentsProps, 'excluded' | 'canClose' | 'onExclude'> {
  readonly carrier: Carrier;
  /** Called with all that is open of it, where that is one page. */
  readonly onAllOpen: (carrier: Carrier, shipments: readonly OpenShipment[]) => void;
}

/** The open shipments of a carrier that is unfolded. */
export function OpenOfCarrier({ carrier, onAllOpen, ...rest }: OpenOfCarrierProps) {
  const [page, setPage] = useState(1);
  const { data, ...read } = useRead(openShipmentsOf(carrier, page));
  const isSlow = useIsSlow(read.isLoading);
  useEffect(() => {
    if (data && data.items.length === data.totalItems) onAllOpen(carrier, data.items);
  }, [carrier, data, onAllOpen]);
  return (
    <OpenShipments
      {...rest}
      carrier={carrier}
      state={toFetched({ ...read, data: data && { ...data, page } }, { isSlow })}
      shipmentHref={(id) => shipmentsAddress.href({ shipment: id })}
      onPage={setPage}
      onRetry={() => read.mutate()}
    />
  );
}
