import type { Shipment } from 'contract';
import type { Protocol } from 'design-system/screens/shipments/ShipmentPanel/Protocol';
import { useEffect, useState } from 'react';
import { recordsOfShipment } from '../../data/shipment-records.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { toFetched } from '../to-resource.ts';

/** What was done with the open shipment: asked for when somebody opens it, and again when the shipment has changed. */
export function useProtocol(id: string, shipment: Shipment | undefined): Protocol {
  const [isOpen, setOpen] = useState(false);
  const records = useRead(isOpen ? recordsOfShipment(id) : null);
  const isSlow = useIsSlow(records.isLoading);
  const { mutate } = records;
  // Of a closed one nothing is asked.
  useEffect(() => {
    if (shipment) void mutate();
  }, [shipment, mutate]);
  const { data, ...read } = records;
  return {
    state: isOpen ? toFetched({ ...read, data: data?.items }, { isSlow }) : undefined,
    onOpenChange: setOpen,
    onRetry: () => mutate(),
  };
}
