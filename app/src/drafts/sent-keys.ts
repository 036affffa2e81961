/** Idempotency keys by the input that was sent, as JSON. What writes keeps its keys here. */
export interface SentKeys {
  readonly get: (input: string) => string | undefined;
  readonly set: (input: string, key: string) => void;
  readonly delete: (input: string) => void;
}

/** The keys of one draft, which lie in its entry. */
export interface DraftKeys {
  /**
   * Keys of what was sent of this form and is not known to be done: who sends the same after a reload asks
   * about it by that. A duplicated tab has those of what was sent before, and its own of what it sends.
   */
  readonly keys: SentKeys;
  /** As they lie in the entry. */
  readonly toJSON: () => Record<string, string>;
  /** They are those of an entry, or without one none. */
  readonly become: (entry?: Readonly<Record<string, string>>) => void;
}

/** @param keep writes the entry anew; without one they are lost with the page, as the input is */
export function createDraftKeys(keep: () => void): DraftKeys {
  let known = new Map<string, string>();
  return {
    keys: {
      get: (input) => known.get(input),
      set(input, key) {
        known.set(input, key);
        keep();
      },
      delete(input) {
        if (known.delete(input)) keep();
      },
    },
    toJSON: () => Object.fromEntries(known),
    become(entry = {}) {
      known = new Map(Object.entries(entry));
    },
  };
}
