import { safeStorage, type SafeStorage } from '../browser/safe-storage.ts';
import { draftKey, draftKeys } from './draft-keys.ts';
import type { DraftOwner } from './draft-owner.ts';
import type { DraftPresence, Kept } from './draft-presence.ts';

// What lies in this tab of any form, found by the keys of the entries and read without their schemas: the
// frame asks for it on the first page, where the library for schemas is not.

/** The storage of this tab. */
export const tabStorage: SafeStorage = safeStorage(() => sessionStorage);

/** Whether this tab holds a draft of any form, whoever's it is. */
export function hasDraft(storage: SafeStorage = tabStorage): boolean {
  return entriesIn(storage).some((key) => storage.read(key) !== null);
}

/** What this tab keeps of this person, of whatever form and on whatever page. */
export function keptInTab(owner: DraftOwner, storage: SafeStorage = tabStorage): Kept {
  const own = entriesIn(storage).flatMap((key) => {
    const entry = readLoosely(storage.read(key));
    return isOf(owner, entry) ? [entry] : [];
  });
  if (own.some(({ attempt }) => attempt?.phase === 'sent')) return 'order';
  return own.length > 0 ? 'draft' : 'nothing';
}

/** Lets other tabs see what this one keeps of a person by now. */
export function announceKept(
  owner: DraftOwner,
  presence: Pick<DraftPresence, 'announce' | 'withdraw'>,
  storage: SafeStorage = tabStorage,
): void {
  const kept = keptInTab(owner, storage);
  if (kept === 'nothing') presence.withdraw();
  else presence.announce(owner, kept);
}

/** Deletes what this tab keeps of all forms of a person; the entries of another person stay. */
export function discardDrafts(owner: DraftOwner, storage: SafeStorage = tabStorage): void {
  for (const key of [...Object.values(draftKeys), ...storage.keys(draftKey())]) {
    if (isOf(owner, readLoosely(storage.read(key)))) storage.remove(key);
  }
}

/** One per form. Of the shipment's three this one says that there is a draft. */
function entriesIn(storage: SafeStorage): string[] {
  return [draftKeys.createShipment, ...storage.keys(draftKey())];
}

interface LooseEntry {
  readonly owner?: Partial<DraftOwner>;
  readonly attempt?: { readonly phase?: unknown };
}

function readLoosely(text: string | null): LooseEntry {
  try {
    return (JSON.parse(text ?? 'null') as LooseEntry | null) ?? {};
  } catch {
    return {};
  }
}

function isOf({ sub, orgCode }: DraftOwner, { owner }: LooseEntry): boolean {
  return owner?.sub === sub && owner.orgCode === orgCode;
}
