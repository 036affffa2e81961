import * as v from 'valibot';
import { safeStorage, type SafeStorage } from '../storage/safe-storage.ts';
import { draftKeys } from './draft-keys.ts';
import { type DraftOwner, ownerSchema } from './stored-draft.ts';

const owned = v.pipe(v.string(), v.parseJson(), v.object({ owner: ownerSchema }));

/** Deletes what this tab keeps of a person's form; the entries of another person stay. */
export function discardDraft(
  { sub, orgCode }: DraftOwner,
  storage: SafeStorage = safeStorage(() => sessionStorage),
): void {
  for (const key of Object.values(draftKeys)) {
    const entry = v.safeParse(owned, storage.read(key));
    if (entry.success && entry.output.owner.sub === sub && entry.output.owner.orgCode === orgCode) {
      storage.remove(key);
    }
  }
}
