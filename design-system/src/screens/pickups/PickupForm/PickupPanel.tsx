import type { Pickup } from 'contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { formatCentimetres, formatKilograms } from '../../../format/index.ts';
import { lineOfBlock } from '../../../patterns/Address/address-lines.ts';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { pickupsCopy } from '../Pickups/Pickups.copy.ts';
import { NextDates } from './NextDates.tsx';
import { pickupFormCopy as copy } from './PickupForm.copy.ts';

export interface PickupPanelProps {
  readonly state: Resource<Pickup>;
  readonly now: Date;
  /** The `PickupForm`, for whoever may change this pickup; undefined for whoever may only see it. */
  readonly renderForm: (pickup: Pickup) => ReactNode;
  readonly mayChange: (pickup: Pickup) => boolean;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** One pickup beside the list: its form, or what it is for whoever may not change it. */
export function PickupPanel({ state, now, renderForm, mayChange, onClose, onRetry }: PickupPanelProps) {
  const isForm = state.kind === 'ready' && mayChange(state.value);
  const title = isForm ? copy.editTitle : copy.title;
  return (
    <DetailPanel label={title} title={title} closeLabel={copy.close} onOpenChange={onClose}>
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <DetailSection title={copy.dates.heading}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </DetailSection>
        }
        notFound={{ title: copy.notFound, actions: <Button onPress={onClose}>{copy.toList}</Button> }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {(pickup) => (mayChange(pickup) ? renderForm(pickup) : <Facts pickup={pickup} now={now} />)}
      </ResourceView>
    </DetailPanel>
  );
}

/** The form of a new pickup beside the list. */
export function NewPickupPanel({
  children,
  onClose,
}: {
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <DetailPanel label={copy.newTitle} title={copy.newTitle} closeLabel={copy.close} onOpenChange={onClose}>
      {children}
    </DetailPanel>
  );
}

function Facts({ pickup, now }: { readonly pickup: Pickup; readonly now: Date }) {
  const { totalPackages, maximumWeightKg, longestSideCm, additionalInformation } = pickup;
  const items = [
    {
      term: pickup.selfDelivery ? copy.senderAddress : copy.address,
      value: lineOfBlock(pickup.address),
    },
    { term: copy.packages, value: pickupsCopy.pieces(totalPackages) },
    { term: copy.weight, value: formatKilograms(maximumWeightKg) },
    { term: copy.side, value: formatCentimetres(longestSideCm) },
    ...(additionalInformation === '' ? [] : [{ term: copy.notes, value: additionalInformation }]),
  ];
  return (
    <>
      <DetailSection title={copy.dates.heading}>
        <NextDates pickup={pickup} now={now} isPaused={!pickup.isActive} />
      </DetailSection>
      <DetailSection title={copy.facts}>
        <DescriptionList items={items} />
      </DetailSection>
    </>
  );
}
