import { useConfirm } from 'design-system/components/ConfirmProvider';
import { leaveQuestion } from './leave-question.ts';

/** Returns the question whether the person agrees to lose their input: true for „Verlassen“. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const confirm = useConfirm();
  return () => confirm(leaveQuestion);
}
