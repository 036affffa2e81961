import { looksLikePhone, type Pickup } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { inputOfPickup } from 'design-system/screens/pickups/PickupForm/pickup-input.ts';
import { PickupForm } from 'design-system/screens/pickups/PickupForm/PickupForm';
import { pickupsCopy } from 'design-system/screens/pickups/Pickups/Pickups.copy.ts';
import { useState } from 'react';
import { changePickup, type PickupChange } from '../../data/pickups.ts';
import { useWrite } from '../../data/use-write.ts';
import { useNow } from '../../hooks/use-now.ts';
import { isStaleVersion } from '../is-stale-version.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { usePhoneCheck } from '../new-shipment/use-phone-check.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { mayDeletePickup } from './pickup-rights.ts';
import type { useKeptInput } from './use-kept-input.ts';
import { useSenders } from './use-senders.ts';

export interface EditedPickupProps {
  /** As it is now. */
  readonly pickup: Pickup;
  /** What the form begins with: an older version than that of now is another one than somebody else's. */
  readonly base: Pickup;
  /** What is typed, and whether it may be lost. */
  readonly kept: Pick<ReturnType<typeof useKeptInput>, 'onChangedChange' | 'letGo'>;
  readonly onClose: () => void;
  readonly onDelete: (pickup: Pickup) => void;
  /** Gives up what is typed, and begins with what it is now. */
  readonly onLoadCurrent: () => void;
  /** Asks for what it is now. */
  readonly onRefresh: () => unknown;
}

/** The form of a pickup that is there already. */
export function EditedPickup(props: EditedPickupProps) {
  const { pickup, base, kept, onClose, onDelete, onLoadCurrent, onRefresh } = props;
  const now = useNow();
  const senders = useSenders();
  const isValidPhone = usePhoneCheck() ?? looksLikePhone;
  /** Of theirs, once the person has decided to replace it. */
  const [keptOver, setKeptOver] = useState(0);
  const saving = useWrite<PickupChange, Pickup>(changePickup, {
    onDone: () => {
      kept.letGo();
      addToast({ tone: 'success', title: pickupsCopy.told.changed });
      onClose();
    },
    onFailed: (error) => {
      if (isStaleVersion(error)) void onRefresh();
    },
  });
  const { state } = saving;
  const isRefused = state.kind === 'failed' && isStaleVersion(state.error);
  return (
    <ServedGeography>
      <PickupForm
        key={base.version}
        initialInput={inputOfPickup(base)}
        pickup={base}
        now={now}
        isValidPhone={isValidPhone}
        senders={senders}
        pending={state.kind === 'pending'}
        failure={state.kind === 'failed' && !isRefused ? toSubmitFailure(state.error) : null}
        stale={
          pickup.version > base.version
            ? {
                current: pickup,
                isKept: keptOver === pickup.version,
                // Who has saved nothing is told by the way, when news of it come.
                isUnasked: !isRefused,
                onKeepMine: () => setKeptOver(pickup.version),
                onLoadCurrent,
              }
            : null
        }
        onSubmit={(draft) =>
          void saving.run({ id: base.id, version: Math.max(base.version, keptOver), draft })
        }
        onChangedChange={kept.onChangedChange}
        onCancel={onClose}
        {...(mayDeletePickup(pickup) && { onDelete: () => onDelete(pickup) })}
      />
    </ServedGeography>
  );
}
