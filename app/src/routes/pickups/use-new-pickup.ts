import { localDay, type PickupDraft, type PickupInput } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { newPickupInput } from 'design-system/screens/pickups/PickupForm/pickup-input.ts';
import { pickupsCopy } from 'design-system/screens/pickups/Pickups/Pickups.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useRef, useState } from 'react';
import { ownRecord } from '../../data/organization-records.ts';
import { createPickup } from '../../data/pickups.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSession } from '../../session/use-session.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { pickupDraft } from './pickup-draft.ts';
import { useKeptInput } from './use-kept-input.ts';
import { useReady } from './use-ready.ts';
import { useSenders } from './use-senders.ts';

const nobody = { sub: '', orgCode: '' };

/**
 * The form of a new pickup: what it begins with, its draft, and what becomes of ordering it.
 *
 * @param onCreated called where the form is still there
 */
export function useNewPickup(now: Date, onCreated: (isRecurring: boolean) => void) {
  const { claims } = useSession();
  const senders = useSenders();
  const ready = useReady();
  const organization = useRead(ownRecord());
  const draft = useDraft(pickupDraft, claims ? ownerOf(claims) : nobody);
  const kept = useKeptInput(draft);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // Whoever goes while it is ordered has ordered it all the same, and is told so wherever they are.
  const { state, run } = useWrite(createPickup, {
    onDone({ isRecurring }) {
      addToast({ tone: 'success', title: pickupsCopy.told.created });
      if (!isHere.current) return;
      kept.letGo();
      onCreated(isRecurring);
    },
    onFailed(error) {
      const words = { ...writeFailureCopy, ...pickupsCopy.told.notCreated };
      if (!isHere.current) addToast({ tone: 'danger', ...toToastFailure(error, words) });
    },
    keys: draft.keys,
  });
  // A failure of what it begins with is no reason to keep anybody waiting. Once it is there it stays as it is: what is
  // asked again after a failure takes no form from under somebody's hands.
  const isKnown = senders.kind !== 'loading' && ready !== undefined && !organization.isLoading;
  // The set-up asks whether parcels are fetched where they are sent from.
  const isFetchedThere = organization.data?.isFetchedFromSender ?? true;
  const [begun, setBegun] = useState<PickupInput>();
  if (isKnown && !begun) {
    const offered = senders.kind === 'ready' && isFetchedThere ? senders.value : [];
    setBegun(newPickupInput(localDay(now), ready, offered));
  }
  /** Each is another form, which begins without the draft. */
  const [freshStarts, setFreshStarts] = useState(0);
  const restored = freshStarts === 0 ? draft.initial : null;
  return {
    senders,
    formKey: freshStarts,
    /** Undefined until it is known what it begins with. */
    initialInput: restored ?? begun,
    restoredFrom: restored && draft.standing.restoredFrom,
    pending: state.kind === 'pending',
    failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
    onChange: draft.keep,
    onChangedChange: kept.onChangedChange,
    onDiscardDraft() {
      kept.letGo();
      setFreshStarts(freshStarts + 1);
    },
    onSubmit: (pickup: PickupDraft) => void run(pickup),
  };
}
