import { localDay, looksLikePhone } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { newPickupInput } from 'design-system/screens/pickups/PickupForm/pickup-input.ts';
import { PickupForm } from 'design-system/screens/pickups/PickupForm/PickupForm';
import { NewPickupPanel } from 'design-system/screens/pickups/PickupForm/PickupPanel';
import { pickupsCopy } from 'design-system/screens/pickups/Pickups/Pickups.copy.ts';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { ownRecord } from '../../data/organization-records.ts';
import { createPickup, nextPickups } from '../../data/pickups.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useNow } from '../../hooks/use-now.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { usePhoneCheck } from '../new-shipment/use-phone-check.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { useKeptInput } from './use-kept-input.ts';
import { useSenders } from './use-senders.ts';

export interface NewPickupProps {
  readonly onClose: () => void;
  /** Shows what was ordered: series and single ones stand in different tabs. */
  readonly onCreated: (isRecurring: boolean) => void;
}

/** The form of a new pickup, which begins with where the organisation sends from and what is ready there. */
export function NewPickup({ onClose, onCreated }: NewPickupProps) {
  const now = useNow();
  const senders = useSenders();
  const isValidPhone = usePhoneCheck() ?? looksLikePhone;
  const next = useRead(nextPickups());
  const organization = useRead(ownRecord());
  const kept = useKeptInput();
  const { state, run } = useWrite(createPickup, {
    onDone: ({ isRecurring }) => {
      kept.letGo();
      addToast({ tone: 'success', title: pickupsCopy.told.created });
      onCreated(isRecurring);
    },
  });
  // What it begins with is there once; a failure of it is no reason to keep anybody waiting.
  const isKnown = senders.kind !== 'loading' && !next.isLoading && !organization.isLoading;
  // The set-up asks whether parcels are fetched where they are sent from.
  const isFetchedThere = organization.data?.isFetchedFromSender ?? true;
  return (
    <ServedGeography>
      <NewPickupPanel onClose={onClose}>
        {isKnown ? (
          <PickupForm
            initialInput={newPickupInput(
              localDay(now),
              next.data?.ready ?? null,
              senders.kind === 'ready' && isFetchedThere ? senders.value : [],
            )}
            pickup={null}
            now={now}
            isValidPhone={isValidPhone}
            senders={senders}
            pending={state.kind === 'pending'}
            failure={state.kind === 'failed' ? toSubmitFailure(state.error) : null}
            stale={null}
            onSubmit={(draft) => void run(draft)}
            onChangedChange={kept.onChangedChange}
            onCancel={onClose}
          />
        ) : (
          <PendingBar isShown />
        )}
      </NewPickupPanel>
    </ServedGeography>
  );
}
