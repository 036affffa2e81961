import { ownerOf } from '../drafts/draft-owner.ts';
import { draftPresence, nothingKept } from '../drafts/draft-presence.ts';
import { keptInTab } from '../drafts/kept-in-tab.ts';
import { session } from '../services.ts';
import { heldInput, type UnsavedInput } from './unsaved-input.ts';

/** Looks for it in this tab and in the others. */
export async function findUnsavedInput(): Promise<UnsavedInput> {
  const { claims } = session.getSnapshot();
  const owner = claims && ownerOf(claims);
  return {
    onPage: heldInput(),
    inTab: owner ? keptInTab(owner) : nothingKept,
    elsewhere: owner ? await draftPresence.keptElsewhere(owner) : nothingKept,
  };
}
