import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import { leaveQuestion } from './leave-question.ts';

/** Where signing out would delete input of the person. */
export interface SignOutLoss {
  /** The page of the moment holds it. */
  readonly isOnPage: boolean;
  /** This tab keeps it, on whatever page it is. */
  readonly isInTab: boolean;
  /** Another tab of this browser keeps it. */
  readonly isElsewhere: boolean;
}

/** The one question about all of it, or undefined where nothing is lost. */
export function toSignOutQuestion({
  isOnPage,
  isInTab,
  isElsewhere,
}: SignOutLoss): ConfirmRequest | undefined {
  const { title, kept, elsewhere, both, accept, reject } = leaveCopy.signOut;
  if (isOnPage) {
    const { message } = leaveCopy.specified;
    return { ...leaveQuestion, message: isElsewhere ? `${elsewhere} ${message}` : message };
  }
  if (!isInTab && !isElsewhere) return undefined;
  const message = isInTab ? (isElsewhere ? both : kept) : elsewhere;
  return { title, message, acceptLabel: accept, rejectLabel: reject };
}
