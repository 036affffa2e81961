import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';

/** The question whether somebody agrees to lose what stands on the page. */
export const leaveQuestion: ConfirmRequest = {
  title: leaveCopy.title,
  message: leaveCopy.specified.message,
  acceptLabel: leaveCopy.leave,
  rejectLabel: leaveCopy.stay,
};

/** The question in place of it while an order is open, which leaving neither stops nor forgets. */
export const orderOpenQuestion: ConfirmRequest = { ...leaveQuestion, message: leaveCopy.ordering.message };
