import type { Shipment } from 'contract';
import { ShipmentPanel } from 'design-system/screens/shipments/ShipmentPanel/ShipmentPanel';
import { useState } from 'react';
import { trackingOf } from '../../data/shipment-details.ts';
import { oneShipment } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { BatchPrint } from './lazy-parts.tsx';
import type { Neighbours } from './neighbours.ts';
import { toDetailState } from './to-shipments-state.ts';
import { useAttachments } from './use-attachments.ts';
import { useLabel } from './use-label.ts';
import { usePapers } from './use-papers.ts';
import { useProtocol } from './use-protocol.ts';
import { useWays } from './use-ways.ts';

export interface OpenShipmentProps {
  id: string;
  around: Neighbours;
  /** Opens another one in its place. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The shipment that `?shipment=` names, beside the list. */
export function OpenShipment({ id, around: { previous, next }, onOpen, onClose }: OpenShipmentProps) {
  const shipment = useRead(oneShipment(id));
  const tracking = useRead(shipment.data ? trackingOf(id) : null);
  const label = useLabel(id);
  const [printed, setPrinted] = useState<readonly Shipment[]>();
  const papers = usePapers(id, () => shipment.data && setPrinted([shipment.data]));
  const attachments = useAttachments(id);
  const protocol = useProtocol(id, shipment.data);
  const isSlow = useIsSlow(shipment.isLoading);
  const refusal = toRefusal(useSession());
  const now = useNow();
  const ways = useWays(id);
  return (
    <>
      <ShipmentPanel
        state={toDetailState(shipment, tracking, isSlow, refusal)}
        now={now}
        onClose={onClose}
        onPrevious={previous === undefined ? undefined : () => onOpen(previous)}
        onNext={next === undefined ? undefined : () => onOpen(next)}
        onRetry={() => shipment.mutate()}
        {...(session.getPermission('create:shipments').isGranted && {
          sameRecipientHref: newShipmentAddress.href({ recipientOf: id }),
        })}
        ways={ways}
        onRefreshTracking={() => void tracking.mutate()}
        label={label.state}
        printSettings={label.settings}
        onOpenLabel={label.open}
        onCloseLabel={label.close}
        onTakeLabel={label.take}
        papers={papers}
        attachments={attachments}
        protocol={protocol}
      />
      {printed && <BatchPrint paper="all" target={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}
