import { type ConfirmRequest, useConfirm } from 'design-system/components/ConfirmProvider';
import { session } from '../services.ts';
import { findUnsavedInput } from './find-unsaved-input.ts';
import { leaveQuestion } from './leave-question.ts';
import { holdsNothing, type UnsavedInput } from './unsaved-input.ts';

/** Returns the way out: asks once where input would be lost, on this page, in this tab or in another one. */
export function useSignOut(): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    const unsaved = await findUnsavedInput();
    if (!holdsNothing(unsaved) && !(await confirm(await questionAbout(unsaved)))) return;
    session.signOut();
  };
}

async function questionAbout(unsaved: UnsavedInput): Promise<ConfirmRequest> {
  try {
    const { toSignOutQuestion } = await import('./sign-out-question.ts');
    return toSignOutQuestion(unsaved);
  } catch {
    // Its words cannot be had, without a network or after a new build: nobody is left unasked.
    return leaveQuestion;
  }
}
