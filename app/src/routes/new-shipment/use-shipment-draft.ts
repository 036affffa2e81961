import type { Rate, ShipmentFormInput } from 'contract';
import type { DraftState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useEffect, useRef, useState } from 'react';
import { claimDraft } from '../../drafts/claim-draft.ts';
import { createShipmentDraftStore, type ShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import type { DraftOwner } from '../../drafts/stored-draft.ts';
import { safeStorage } from '../../storage/safe-storage.ts';

/** One filling of the form. */
interface Filling {
  readonly formKey: string;
  /** Null where there is no draft: the form begins with the defaults. */
  readonly initialInput: ShipmentFormInput | null;
  /** An attempt was under way when the tab was left; nobody knows what became of it. */
  readonly hasOpenAttempt: boolean;
}

const UNTOUCHED: DraftState = { savedAt: null, restoredFrom: null, storage: 'ok' };

/** The draft of this tab: what the form begins with, and how it is put away while somebody types. */
export function useShipmentDraft(owner: DraftOwner) {
  const [store] = useState<ShipmentDraftStore>(() =>
    createShipmentDraftStore(
      safeStorage(() => sessionStorage),
      owner,
    ),
  );
  const [filling, setFilling] = useState<Filling | null>(null);
  const [draft, setDraft] = useState(UNTOUCHED);
  const [input, setInput] = useState<ShipmentFormInput | null>(null);
  const selectedRate = useRef<Rate | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const stored = store.load();
    const begin = async () => {
      const isOriginal = stored === undefined || (await claimDraft(stored.id));
      if (!isCurrent) return;
      if (!isOriginal) store.becomeCopy();
      selectedRate.current = stored?.selectedRate ?? null;
      setInput(stored?.input ?? null);
      setDraft(stored ? { ...UNTOUCHED, savedAt: stored.savedAt, restoredFrom: stored.savedAt } : UNTOUCHED);
      setFilling({
        formKey: crypto.randomUUID(),
        initialInput: stored?.input ?? null,
        hasOpenAttempt: isOriginal && stored?.attempt.phase === 'sent',
      });
    };
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [store]);

  function keep(next: ShipmentFormInput): void {
    const saved = store.save({ input: next, selectedRate: selectedRate.current });
    setDraft((before) => ({
      ...before,
      savedAt: saved?.savedAt ?? before.savedAt,
      storage: saved ? 'ok' : 'unavailable',
    }));
  }

  return {
    store,
    filling,
    draft,
    /** The input of the moment, or null while nothing has been changed. */
    input,
    change(next: ShipmentFormInput) {
      setInput(next);
      keep(next);
    },
    chooseRate(rate: Rate | null) {
      selectedRate.current = rate;
      if (input) keep(input);
    },
    /** Deletes the draft and begins another filling, with the defaults. */
    startOver() {
      store.clear();
      selectedRate.current = null;
      setInput(null);
      setDraft(UNTOUCHED);
      setFilling({ formKey: crypto.randomUUID(), initialInput: null, hasOpenAttempt: false });
    },
  };
}
