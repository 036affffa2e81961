import { safeStorage, type SafeStorage } from '../storage/safe-storage.ts';
import { isOf } from './discard-draft.ts';
import { draftKeys } from './draft-keys.ts';
import type { Kept } from './draft-presence.ts';
import type { DraftOwner } from './stored-draft.ts';

/** What this tab keeps of this person's form, on whatever page it is. */
export function keptInTab(owner: DraftOwner, storage: SafeStorage = safeStorage(() => sessionStorage)): Kept {
  const entry = storage.read(draftKeys.createShipment);
  if (!isOf(owner, entry)) return 'nothing';
  // Without the schema, as in `isOf`.
  const { attempt } = JSON.parse(entry ?? '') as { attempt?: { phase?: unknown } };
  return attempt?.phase === 'sent' ? 'order' : 'draft';
}
