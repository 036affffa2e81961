import { useConfirm } from 'design-system/components/ConfirmProvider';
import { ownerOf } from '../drafts/draft-owner.ts';
import { draftPresence, nothingKept } from '../drafts/draft-presence.ts';
import { keptInTab } from '../drafts/kept-in-tab.ts';
import { session } from '../services.ts';
import { type SignOutLoss, toSignOutQuestion } from './sign-out-question.ts';
import { heldInput } from './unsaved-input.ts';

/** Returns the way out: asks once where input would be lost, on this page, in this tab or in another one. */
export function useSignOut(): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    const question = toSignOutQuestion(await findLoss());
    if (question && !(await confirm(question))) return;
    session.signOut();
  };
}

async function findLoss(): Promise<SignOutLoss> {
  const { claims } = session.getSnapshot();
  const owner = claims && ownerOf(claims);
  return {
    onPage: heldInput(),
    inTab: owner ? keptInTab(owner) : nothingKept,
    elsewhere: owner ? await draftPresence.keptElsewhere(owner) : nothingKept,
  };
}
