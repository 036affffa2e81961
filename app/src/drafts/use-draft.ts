import { useState } from 'react';
import type { DraftOwner } from './draft-owner.ts';
import { createDraftStore, type Draft, type DraftPlace, thisTab } from './draft-store.ts';

/** How a draft stands, in the words of forms. */
export interface DraftStanding {
  /** ISO 8601, or null while there is none. */
  readonly savedAt: string | null;
  /** When the draft was put away that the form began with. */
  readonly restoredFrom: string | null;
  readonly storage: 'ok' | 'unavailable';
}

export interface FormDraft<Input> {
  /** What the form begins with; null where it begins with its defaults. */
  readonly initial: Input | null;
  readonly standing: DraftStanding;
  /** Puts away what stands in the form by now. */
  readonly keep: (input: Input) => void;
  /** The form was sent, or its input given up. */
  readonly clear: () => void;
}

const NONE: DraftStanding = { savedAt: null, restoredFrom: null, storage: 'ok' };

/** The draft of a form: what it begins with, and how it is put away while somebody types. */
export function useDraft<Input>(
  draft: Draft<Input>,
  owner: DraftOwner,
  place: DraftPlace = thisTab,
): FormDraft<Input> {
  const [{ store, initial }] = useState(() => {
    const opened = createDraftStore(draft, owner, place);
    return { store: opened, initial: opened.load() };
  });
  const [standing, setStanding] = useState<DraftStanding>(() =>
    initial ? { ...NONE, savedAt: initial.savedAt, restoredFrom: initial.savedAt } : NONE,
  );
  return {
    initial: initial?.input ?? null,
    standing,
    keep(input) {
      const saved = store.save(input);
      setStanding((before) => ({
        ...before,
        savedAt: saved?.savedAt ?? before.savedAt,
        storage: saved ? 'ok' : 'unavailable',
      }));
    },
    clear() {
      store.clear();
      setStanding(NONE);
    },
  };
}
