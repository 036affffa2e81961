import { carriers } from 'contract';
import * as v from 'valibot';
import type { SafeStorage } from '../browser/safe-storage.ts';
import type { ClosingInput } from './day-end-closings.ts';

const ENTRY = 'lotse.closing-attempts';

const attemptSchema = v.object({
  key: v.string(),
  input: v.object({
    carrier: v.picklist(carriers),
    only: v.optional(v.picklist(['failed', 'all'])),
    excludedIds: v.optional(v.array(v.string())),
    onlyIds: v.optional(v.array(v.string())),
    orderedUntil: v.optional(v.string()),
  }),
});

/** What was sent, and the key that it was sent with. */
export interface ClosingAttempt {
  readonly key: string;
  readonly input: ClosingInput;
}

const entrySchema = v.object({ owner: v.string(), attempts: v.array(attemptSchema) });

/** Closings that were sent and of which nobody knows what became, one for each carrier at most. */
export interface ClosingAttempts {
  /**
   * Writes down what is about to be sent. Where the same was sent before it is that, as it was: its key tells what
   * became of it, and a list that is read anew has another time.
   */
  readonly begin: (
    input: ClosingInput,
    newKey: string,
  ) => ClosingAttempt & {
    /** It was sent before. */
    readonly isKept: boolean;
    /** Another wish was sent before, and nobody knows what became of that. */
    readonly isAfterAnother: boolean;
  };
  /** It is known what became of it. */
  readonly settle: (carrier: ClosingInput['carrier']) => void;
}

/**
 * They lie in the tab, so that they outlast a reload, and are one person's.
 *
 * @param owner who is signed in, and where
 */
export function createClosingAttempts(owner: () => string, storage: SafeStorage): ClosingAttempts {
  // Where the browser keeps nothing they are lost with the page.
  let known: { readonly owner: string; readonly attempts: readonly ClosingAttempt[] } = {
    owner: '',
    attempts: [],
  };

  function load(): readonly ClosingAttempt[] {
    const stored = v.safeParse(entrySchema, parsed(storage.read(ENTRY)));
    if (stored.success) known = stored.output;
    return known.owner === owner() ? known.attempts : [];
  }

  function keep(attempts: readonly ClosingAttempt[]): void {
    known = { owner: owner(), attempts };
    if (attempts.length === 0) storage.remove(ENTRY);
    else storage.write(ENTRY, JSON.stringify(known));
  }

  const isOf =
    (carrier: string) =>
    ({ input }: ClosingAttempt) =>
      input.carrier === carrier;

  return {
    begin(input, newKey) {
      const attempts = load();
      const before = attempts.find(isOf(input.carrier));
      if (before && wishOf(before.input) === wishOf(input)) {
        return { ...before, isKept: true, isAfterAnother: false };
      }
      const attempt = { key: newKey, input };
      keep([...attempts.filter((each) => each !== before), attempt]);
      return { ...attempt, isKept: false, isAfterAnother: before !== undefined };
    },
    settle: (carrier) => keep(load().filter((each) => !isOf(carrier)(each))),
  };
}

/** What somebody wants, whenever they have looked. */
function wishOf({ carrier, only, excludedIds = [], onlyIds = [] }: ClosingInput): string {
  return JSON.stringify([carrier, only, excludedIds.toSorted(), onlyIds.toSorted()]);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
