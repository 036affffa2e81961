import { localDay, type ScannedShipment, type Shipment } from 'contract';
import { PackingForm } from 'design-system/screens/shipments/PackingBench/PackingForm';
import { useEffect, useEffectEvent } from 'react';
import { ownerOf } from '../../drafts/draft-owner.ts';
import type { Kept } from '../../drafts/draft-presence.ts';
import { useNow } from '../../hooks/use-now.ts';
import { pages } from '../../pages/pages.ts';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { noPrefill } from '../new-shipment/use-first-input.ts';
import { useNewShipment } from '../new-shipment/use-new-shipment.ts';
import { usePhoneCheck } from '../new-shipment/use-phone-check.ts';
import { thisBench } from './this-bench.ts';

export interface CompletingProps {
  readonly shipment: ScannedShipment;
  /** What would be left behind with the form, whenever that is something else. */
  readonly onHeldChange: (held: Kept) => void;
  readonly onCompleted: (shipment: Shipment) => void;
  /** It is no template any more: somebody else was quicker. */
  readonly onOvertaken: (shipmentId: string) => void;
  readonly onPutBack: () => void;
}

/** The form that completes a template, with its own draft and order, as far as the packing bench shows it. */
export function Completing(props: CompletingProps) {
  const { shipment, onHeldChange, onCompleted, onOvertaken, onPutBack } = props;
  const { claims } = useSession();
  const isValidPhone = usePhoneCheck();
  const today = localDay(useNow());
  const fullFormHref = newShipmentAddress.href({ avisIdToComplete: shipment.id });
  const { state, created, held, geography, callbacks } = useNewShipment({
    owner: claims ? ownerOf(claims) : { sub: '', orgCode: '' },
    source: { mode: 'complete', id: shipment.id },
    continuedAt: fullFormHref,
    bench: thisBench(),
    ...noPrefill,
  });

  const tellHeld = useEffectEvent(onHeldChange);
  useEffect(() => tellHeld(held), [held]);
  const tellCompleted = useEffectEvent(onCompleted);
  useEffect(() => {
    if (created) tellCompleted(created);
  }, [created]);

  const isOvertaken =
    state.kind === 'settled' ||
    (state.kind === 'editing' &&
      state.submission.kind === 'failed' &&
      state.submission.failure === 'settled');
  const tellOvertaken = useEffectEvent(onOvertaken);
  useEffect(() => {
    if (isOvertaken) tellOvertaken(shipment.id);
  }, [isOvertaken, shipment.id]);

  return (
    <PackingForm
      state={state}
      callbacks={callbacks}
      surroundings={{
        today,
        ...(isValidPhone && { isValidPhone }),
        ...(geography && { geography }),
        shipmentsHref: pages.shipments.href(),
      }}
      shipment={shipment}
      fullFormHref={fullFormHref}
      onPutBack={onPutBack}
    />
  );
}
