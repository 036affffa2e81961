import * as v from 'valibot';
import type { SafeStorage } from '../browser/safe-storage.ts';
import type { DraftOwner } from './draft-owner.ts';

/** Part of every entry; see {@link DraftOwner}. */
export const ownerSchema = v.object({ sub: v.string(), orgCode: v.string() });

/** What lies under a key, where it has this shape and belongs to this person. */
export function readEntry<const Entry extends { readonly owner: DraftOwner }>(
  storage: SafeStorage,
  owner: DraftOwner,
  key: string,
  schema: v.GenericSchema<unknown, Entry>,
): Entry | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.read(key));
  if (!result.success) return undefined;
  const { sub, orgCode } = result.output.owner;
  return sub === owner.sub && orgCode === owner.orgCode ? result.output : undefined;
}
