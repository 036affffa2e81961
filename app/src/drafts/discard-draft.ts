import { safeStorage, type SafeStorage } from '../storage/safe-storage.ts';
import { draftKeys } from './draft-keys.ts';
import type { DraftOwner } from './stored-draft.ts';

/** Deletes what this tab keeps of a person's form; the entries of another person stay. */
export function discardDraft(
  owner: DraftOwner,
  storage: SafeStorage = safeStorage(() => sessionStorage),
): void {
  for (const key of Object.values(draftKeys)) {
    if (isOf(owner, storage.read(key))) storage.remove(key);
  }
}

/** Without the schema of an entry: this is on the first page, the library for schemas is not. */
export function isOf({ sub, orgCode }: DraftOwner, entry: string | null): boolean {
  try {
    const { owner } = JSON.parse(entry ?? '') as { owner: DraftOwner };
    return owner.sub === sub && owner.orgCode === orgCode;
  } catch {
    return false;
  }
}
