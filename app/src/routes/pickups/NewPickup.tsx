import { looksLikePhone } from 'contract';
import { PickupForm } from 'design-system/screens/pickups/PickupForm/PickupForm';
import { NewPickupPanel } from 'design-system/screens/pickups/PickupForm/PickupPanel';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { useNow } from '../../hooks/use-now.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { usePhoneCheck } from '../new-shipment/use-phone-check.ts';
import { useNewPickup } from './use-new-pickup.ts';

export interface NewPickupProps {
  readonly onClose: () => void;
  /** Shows what was ordered: series and single ones stand in different tabs. */
  readonly onCreated: (isRecurring: boolean) => void;
}

/** The form of a new pickup, which begins with where the organisation sends from and what is ready there. */
export function NewPickup({ onClose, onCreated }: NewPickupProps) {
  const now = useNow();
  const isValidPhone = usePhoneCheck() ?? looksLikePhone;
  const { formKey, initialInput, ...form } = useNewPickup(now, onCreated);
  return (
    <ServedGeography>
      <NewPickupPanel onClose={onClose}>
        {initialInput ? (
          <PickupForm
            {...form}
            key={formKey}
            initialInput={initialInput}
            pickup={null}
            now={now}
            isValidPhone={isValidPhone}
            stale={null}
            onCancel={onClose}
          />
        ) : (
          <PendingBar isShown />
        )}
      </NewPickupPanel>
    </ServedGeography>
  );
}
