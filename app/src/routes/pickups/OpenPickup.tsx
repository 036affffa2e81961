import { PickupPanel } from 'design-system/screens/pickups/PickupForm/PickupPanel';
import { useEffect, useEffectEvent } from 'react';
import { onePickup } from '../../data/pickups.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { useFormBase } from '../use-form-base.ts';
import { EditedPickup } from './EditedPickup.tsx';
import { mayChangePickup } from './pickup-rights.ts';
import { useKeptInput } from './use-kept-input.ts';
import { usePickupRemoval } from './use-pickup-actions.ts';

export interface OpenPickupProps {
  readonly id: string;
  /** It was deleted on this page: from here, or in the list. */
  readonly isDeleted: boolean;
  readonly onClose: () => void;
  readonly onDeleted: (id: string) => void;
}

/** The pickup that `?pickup=` names, beside the list. */
export function OpenPickup({ id, isDeleted, onClose, onDeleted }: OpenPickupProps) {
  const pickup = useRead(onePickup(id));
  const isSlow = useIsSlow(pickup.isLoading);
  const refusal = toRefusal(useSession());
  const kept = useKeptInput();
  const { base, beginAnew } = useFormBase(pickup.data, undefined, kept.holdsInput);
  const onDelete = usePickupRemoval(onDeleted);
  const leave = useEffectEvent(() => {
    // Of what is gone nothing can be saved, and nobody needs to be asked about it.
    kept.letGo();
    onClose();
  });
  useEffect(() => {
    if (isDeleted) leave();
  }, [isDeleted]);
  return (
    <PickupPanel
      state={toResource(pickup, { isSlow, refusal, holdsInput: kept.holdsInput })}
      now={useNow()}
      mayChange={mayChangePickup}
      renderForm={(shown) => (
        <EditedPickup
          pickup={shown}
          base={base ?? shown}
          kept={kept}
          onClose={onClose}
          onDelete={onDelete}
          onLoadCurrent={beginAnew}
          onRefresh={() => pickup.mutate()}
        />
      )}
      onClose={onClose}
      onRetry={() => pickup.mutate()}
    />
  );
}
