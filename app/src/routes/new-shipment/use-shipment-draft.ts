import type { Rate, ShipmentFormInput } from 'contract';
import type { DraftState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useEffect, useRef, useState } from 'react';
import type { SafeStorage } from '../../browser/safe-storage.ts';
import { type DraftClaims, draftClaims } from '../../drafts/claim-draft.ts';
import type { DraftOwner } from '../../drafts/draft-owner.ts';
import { draftPresence } from '../../drafts/draft-presence.ts';
import { tabStorage } from '../../drafts/drafts-in-tab.ts';
import { createShipmentDraftStore, type ShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';

/** One filling of the form. */
interface Filling {
  readonly formKey: string;
  /** Null where there is no draft: the form begins with the defaults. */
  readonly initialInput: ShipmentFormInput | null;
  /** An attempt was under way when the tab was left; nobody knows what became of it. */
  readonly hasOpenAttempt: boolean;
}

/** What a tab has of its own, and what it knows of the others. */
interface Tab {
  readonly storage: SafeStorage;
  readonly claims: DraftClaims;
}

const thisTab: Tab = { storage: tabStorage, claims: draftClaims };

const UNTOUCHED: DraftState = { savedAt: null, restoredFrom: null, storage: 'ok' };

/** The draft of this tab: what the form begins with, and how it is put away while somebody types. */
export function useShipmentDraft(owner: DraftOwner, { storage, claims }: Tab = thisTab) {
  const [store] = useState<ShipmentDraftStore>(() =>
    createShipmentDraftStore(storage, owner, () => new Date(), draftPresence, claims),
  );
  const [filling, setFilling] = useState<Filling | null>(null);
  const [draft, setDraft] = useState(UNTOUCHED);
  const [input, setInput] = useState<ShipmentFormInput | null>(null);
  const selectedRate = useRef<Rate | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const stored = store.load();
    const begin = async () => {
      const isOriginal = stored === undefined || (await claims.claim(stored.id));
      if (!isCurrent) return;
      if (!isOriginal) store.becomeCopy();
      selectedRate.current = stored?.selectedRate ?? null;
      setInput(stored?.input ?? null);
      setDraft(stored ? { ...UNTOUCHED, savedAt: stored.savedAt, restoredFrom: stored.savedAt } : UNTOUCHED);
      setFilling({
        formKey: crypto.randomUUID(),
        initialInput: stored?.input ?? null,
        hasOpenAttempt: stored?.attempt.phase === 'sent',
      });
    };
    void begin();
    return () => {
      isCurrent = false;
    };
  }, [store, claims]);

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
