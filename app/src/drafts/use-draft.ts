import { useState } from 'react';
import type { DraftOwner } from './draft-owner.ts';
import {
  createDraftStore,
  type Draft,
  type DraftPlace,
  type DraftStore,
  type KeptDraft,
  thisTab,
} from './draft-store.ts';
import type { SentKeys } from './sent-keys.ts';

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
  /** For `useWrite`: the same input has the same key after a reload, until it is done. */
  readonly keys: SentKeys;
  /** The form was sent, or its input given up. */
  readonly clear: () => void;
}

const NONE: DraftStanding = { savedAt: null, restoredFrom: null, storage: 'ok' };

/**
 * The draft of a form: what it begins with, and how it is put away while somebody types. Another name or
 * owner is another draft; its form needs another `key`.
 */
export function useDraft<Input>(
  draft: Draft<Input>,
  owner: DraftOwner,
  place: DraftPlace = thisTab,
): FormDraft<Input> {
  const id = JSON.stringify([draft.name, owner.sub, owner.orgCode]);
  const [opened, setOpened] = useState(() => open(id, draft, owner, place));
  let current = opened;
  if (opened.id !== id) {
    current = open(id, draft, owner, place);
    setOpened(current);
  }
  const { store, initial, standing } = current;
  /** A form that is gone by now may still put something away: that says nothing about the one in its place. */
  const setStanding = (toNext: (before: DraftStanding) => DraftStanding) =>
    setOpened((latest) =>
      latest.store === store ? { ...latest, standing: toNext(latest.standing) } : latest,
    );
  return {
    initial: initial?.input ?? null,
    standing,
    keys: store.keys,
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
      setStanding(() => NONE);
    },
  };
}

interface OpenedDraft<Input> {
  /** Of whom and what it is. */
  readonly id: string;
  readonly store: DraftStore<Input>;
  readonly initial: KeptDraft<Input> | undefined;
  readonly standing: DraftStanding;
}

function open<Input>(
  id: string,
  draft: Draft<Input>,
  owner: DraftOwner,
  place: DraftPlace,
): OpenedDraft<Input> {
  const store = createDraftStore(draft, owner, place);
  const initial = store.load();
  const savedAt = initial?.savedAt ?? null;
  return { id, store, initial, standing: { ...NONE, savedAt, restoredFrom: savedAt } };
}
