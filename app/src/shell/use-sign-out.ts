import { useConfirm } from 'design-system/components/ConfirmProvider';
import { draftPresence } from '../drafts/draft-presence.ts';
import { isDraftKept } from '../drafts/is-draft-kept.ts';
import { session } from '../services.ts';
import { type SignOutLoss, toSignOutQuestion } from './sign-out-question.ts';
import { isInputHeld } from './unsaved-input.ts';

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
  const owner = claims && { sub: claims.access.sub, orgCode: claims.access.org_code };
  return {
    isOnPage: isInputHeld(),
    isInTab: owner !== undefined && isDraftKept(owner),
    isElsewhere: owner !== undefined && (await draftPresence.isElsewhere(owner)),
  };
}
