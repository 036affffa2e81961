import { session } from '../services.ts';
import { isInputHeld } from './unsaved-input.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** Returns the way out: asks first where input would be lost. */
export function useSignOut(): () => Promise<void> {
  const askToLeave = useLeaveQuestion();
  return async () => {
    if (isInputHeld() && !(await askToLeave())) return;
    session.signOut();
  };
}
