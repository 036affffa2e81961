import { safeStorage, type SafeStorage } from '../storage/safe-storage.ts';
import { isOf } from './discard-draft.ts';
import { draftKeys } from './draft-keys.ts';
import type { DraftOwner } from './stored-draft.ts';

/** Whether this tab keeps a draft of this person, on whatever page it is. */
export function isDraftKept(
  owner: DraftOwner,
  storage: SafeStorage = safeStorage(() => sessionStorage),
): boolean {
  return isOf(owner, storage.read(draftKeys.createShipment));
}
