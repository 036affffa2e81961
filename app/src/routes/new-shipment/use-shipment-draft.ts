import type { Country, Rate, ShipmentFormInput } from 'contract';
import type { DraftState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SafeStorage } from '../../browser/safe-storage.ts';
import { toRateRequest } from '../../data/rates/to-rate-request.ts';
import { type DraftClaims, draftClaims } from '../../drafts/claim-draft.ts';
import type { DraftOwner } from '../../drafts/draft-owner.ts';
import { draftPresence } from '../../drafts/draft-presence.ts';
import { tabStorage } from '../../drafts/drafts-in-tab.ts';
import {
  createShipmentDraftStore,
  type ShipmentDraftName,
  type ShipmentDraftStore,
} from '../../drafts/shipment-draft-store.ts';

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

/**
 * The draft of this tab: what the form begins with, and how it is put away while somebody types.
 *
 * @param countries as staff keep them, once they are there: by them prices may follow from more, or from less
 */
export function useShipmentDraft(
  owner: DraftOwner,
  { storage, claims }: Tab = thisTab,
  form: ShipmentDraftName = {},
  countries?: readonly Country[],
) {
  const [store] = useState<ShipmentDraftStore>(() =>
    createShipmentDraftStore(storage, owner, () => new Date(), draftPresence, claims, form),
  );
  const [filling, setFilling] = useState<Filling | null>(null);
  const [draft, setDraft] = useState(UNTOUCHED);
  const [priced, setPriced] = useState<ShipmentFormInput | null>(null);
  const question = useRef<string | null | undefined>(null);
  const known = useRef(countries);
  const latest = useRef<ShipmentFormInput | null>(null);
  const selectedRate = useRef<Rate | null>(null);

  /** Draws the page anew only where prices may follow: reports come four times a second while somebody types. */
  const take = useCallback((next: ShipmentFormInput | null): void => {
    latest.current = next;
    const asked = next && JSON.stringify(toRateRequest(next, known.current));
    if (asked === question.current) return;
    question.current = asked;
    setPriced(next);
  }, []);
  useEffect(() => {
    if (known.current === countries) return;
    known.current = countries;
    // What was typed since the last question may be one by these.
    question.current = undefined;
    take(latest.current);
  }, [countries, take]);

  useEffect(() => {
    let isCurrent = true;
    const stored = store.load();
    const begin = async () => {
      const isOriginal = stored === undefined || (await claims.claim(stored.id));
      if (!isCurrent) return;
      if (!isOriginal) store.becomeCopy();
      selectedRate.current = stored?.selectedRate ?? null;
      take(stored?.input ?? null);
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
  }, [store, claims, take]);

  function keep(next: ShipmentFormInput): void {
    const saved = store.save({ input: next, selectedRate: selectedRate.current });
    const storage = saved ? 'ok' : 'unavailable';
    setDraft((before) =>
      before.storage === storage && isSameMinute(before.savedAt, saved?.savedAt)
        ? before
        : { ...before, savedAt: saved?.savedAt ?? before.savedAt, storage },
    );
  }

  return {
    store,
    filling,
    draft,
    /**
     * The input, as far as prices follow from it, or null while nothing has been changed: names and streets in it
     * may be older.
     */
    priced,
    change(next: ShipmentFormInput) {
      take(next);
      keep(next);
    },
    chooseRate(rate: Rate | null) {
      selectedRate.current = rate;
      if (latest.current) keep(latest.current);
    },
    /** Deletes the draft and begins another filling, with the defaults. */
    startOver() {
      store.clear();
      selectedRate.current = null;
      take(null);
      setDraft(UNTOUCHED);
      setFilling({ formKey: crypto.randomUUID(), initialInput: null, hasOpenAttempt: false });
    },
  };
}

/** Both as ISO texts; when a draft was saved is told by the minute. */
function isSameMinute(one: string | null, other = one): boolean {
  return one?.slice(0, 16) === other?.slice(0, 16);
}
