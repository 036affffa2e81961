import { useConfirm } from 'design-system/components/ConfirmProvider';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';

/** Returns the question whether the person agrees to lose their input: true for „Verlassen“. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const confirm = useConfirm();
  return () =>
    confirm({
      title: leaveCopy.title,
      message: leaveCopy.specified.message,
      acceptLabel: leaveCopy.leave,
      rejectLabel: leaveCopy.stay,
    });
}
