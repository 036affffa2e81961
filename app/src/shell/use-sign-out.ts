import { discardDraft } from '../drafts/discard-draft.ts';
import { session } from '../services.ts';
import { isInputHeld } from './unsaved-input.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** Returns the way out: asks first where input would be lost, and leaves none of it in the tab. */
export function useSignOut(): () => Promise<void> {
  const askToLeave = useLeaveQuestion();
  return async () => {
    if (isInputHeld() && !(await askToLeave())) return;
    const access = session.getSnapshot().claims?.access;
    if (access) discardDraft({ sub: access.sub, orgCode: access.org_code });
    session.signOut();
  };
}
