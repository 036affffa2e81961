import type { SafeStorage } from '../browser/safe-storage.ts';
import type { DraftOwner } from './draft-owner.ts';
import type { DraftPresence, Kept } from './draft-presence.ts';
import { entriesIn, isOf, readLoosely, tabStorage } from './drafts-in-tab.ts';

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
