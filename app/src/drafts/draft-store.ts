import * as v from 'valibot';
import type { SafeStorage } from '../browser/safe-storage.ts';
import { ownerSchema, readEntry } from './draft-entry.ts';
import { draftKey } from './draft-keys.ts';
import type { DraftOwner } from './draft-owner.ts';
import { type DraftPresence, draftPresence } from './draft-presence.ts';
import { tabStorage } from './drafts-in-tab.ts';
import { announceKept } from './kept-in-tab.ts';
import { createDraftKeys, type SentKeys } from './sent-keys.ts';

/** What a form keeps in its tab. */
export interface Draft<Input> {
  /** Names its entry; of a form for one of many things, with the id: `contact.con_1`. */
  readonly name: string;
  /**
   * What is lost with it, for the question on signing out, in this tab or another: follows „Sie haben“, e.g.
   * „einen Kontakt geändert und noch nicht gespeichert“.
   */
  readonly begun: string;
  /** The shape of what is typed. Rules are not judged: half a word is kept too. */
  readonly schema: v.GenericSchema<unknown, Input>;
}

export interface KeptDraft<Input> {
  readonly input: Input;
  /** ISO 8601. */
  readonly savedAt: string;
}

/**
 * The draft of one form in this tab, for one person in one organisation. Whatever asks about drafts, as
 * the frame and signing out do, finds it by its key and need not know the form.
 */
export interface DraftStore<Input> {
  /** What was put away, or undefined where there is nothing, or nothing of this person's. */
  load(): KeptDraft<Input> | undefined;
  /** Puts input away. Undefined when the browser keeps nothing: a reload would lose it. */
  save(input: Input): { readonly savedAt: string } | undefined;
  clear(): void;
  readonly keys: SentKeys;
}

/** What a tab has of its own, and how others see it. */
export interface DraftPlace {
  readonly storage: SafeStorage;
  readonly presence: Pick<DraftPresence, 'announce' | 'withdraw'>;
  readonly now: () => Date;
}

export const thisTab: DraftPlace = {
  storage: tabStorage,
  presence: draftPresence,
  now: () => new Date(),
};

export function createDraftStore<Input>(
  { name, begun, schema }: Draft<Input>,
  owner: DraftOwner,
  { storage, presence, now }: DraftPlace = thisTab,
): DraftStore<Input> {
  const key = draftKey(name);
  const keysSchema = v.optional(v.record(v.string(), v.string()), {});
  const entrySchema = v.object({ owner: ownerSchema, savedAt: v.string(), input: schema, keys: keysSchema });
  const keys = createDraftKeys(() => {
    const entry = readEntry(storage, owner, key, entrySchema);
    if (entry) write({ input: entry.input, savedAt: entry.savedAt });
  });
  const write = (content: KeptDraft<Input>) =>
    storage.write(key, JSON.stringify({ owner, begun, ...content, keys }));
  const announce = () => announceKept(owner, presence, storage);
  return {
    load() {
      const entry = readEntry(storage, owner, key, entrySchema);
      if (!entry) return undefined;
      keys.become(entry.keys);
      announce();
      return { input: entry.input, savedAt: entry.savedAt };
    },
    save(input) {
      const savedAt = now().toISOString();
      if (!write({ input, savedAt })) return undefined;
      announce();
      return { savedAt };
    },
    clear() {
      keys.become();
      storage.remove(key);
      announce();
    },
    keys: keys.keys,
  };
}
