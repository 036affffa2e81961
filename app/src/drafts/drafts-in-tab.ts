import { safeStorage, type SafeStorage } from '../browser/safe-storage.ts';
import { draftKey, draftKeys } from './draft-keys.ts';
import type { DraftOwner } from './draft-owner.ts';

// What lies in this tab of any form, found by the keys of the entries and read without their schemas: the
// frame asks for it on the first page, where the library for schemas is not.

/** The storage of this tab. */
export const tabStorage: SafeStorage = safeStorage(() => sessionStorage);

/** Whether this tab holds a draft of any form, whoever's it is. */
export function hasDraft(storage: SafeStorage = tabStorage): boolean {
  return entriesIn(storage).some((key) => storage.read(key) !== null);
}

/** Deletes what this tab keeps of all forms of a person; the entries of another person stay. */
export function discardDrafts(owner: DraftOwner, storage: SafeStorage = tabStorage): void {
  const prefixes = [...Object.values(draftKeys), draftKey()];
  for (const key of prefixes.flatMap((prefix) => storage.keys(prefix))) {
    if (isOf(owner, readLoosely(storage.read(key)))) storage.remove(key);
  }
}

/** One per form. Of the shipment's three this one says that there is a draft. */
export function entriesIn(storage: SafeStorage): string[] {
  return [...storage.keys(draftKeys.createShipment), ...storage.keys(draftKey())];
}

/** What is known of an entry without its schema. */
interface LooseEntry {
  readonly owner?: Partial<DraftOwner>;
  readonly attempt?: { readonly phase?: unknown };
  /** See `Draft`. */
  readonly begun?: unknown;
}

export function readLoosely(text: string | null): LooseEntry {
  try {
    return (JSON.parse(text ?? 'null') as LooseEntry | null) ?? {};
  } catch {
    return {};
  }
}

export function isOf({ sub, orgCode }: DraftOwner, { owner }: LooseEntry): boolean {
  return owner?.sub === sub && owner.orgCode === orgCode;
}
