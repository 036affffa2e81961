import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import type { Kept, KeptForms } from '../drafts/draft-presence.ts';
import { leaveQuestion } from './leave-question.ts';

/** Where signing out would delete input of the person. */
export interface SignOutLoss {
  /** The page of the moment holds it. */
  readonly onPage: Kept;
  /** This tab keeps it, on whatever page it is. */
  readonly inTab: KeptForms;
  /** Another tab of this browser keeps it. */
  readonly elsewhere: KeptForms;
}

/** The one question about all of it, or undefined where nothing is lost. */
export function toSignOutQuestion({ onPage, inTab, elsewhere }: SignOutLoss): ConfirmRequest | undefined {
  const { signOut, ordering, specified } = leaveCopy;
  const here = [onPage, inTab.kept].includes('order') ? 'order' : onPage === 'nothing' ? inTab.kept : onPage;
  if (here === 'draft' && onPage === 'draft') {
    return { ...leaveQuestion, message: joined(partElsewhere(elsewhere), specified.message) };
  }
  if (here === 'nothing' && elsewhere.kept === 'nothing') return undefined;
  const message =
    here !== elsewhere.kept
      ? joined(partElsewhere(elsewhere), partHere(here, inTab.begun))
      : here === 'order'
        ? ordering.signOut.both
        : signOut.both(inTab.begun, elsewhere.begun);
  return { title: signOut.title, message, acceptLabel: signOut.accept, rejectLabel: signOut.reject };
}

function partHere(kept: Kept, begun: readonly string[]): string {
  const { signOut, ordering } = leaveCopy;
  return { nothing: '', draft: signOut.kept(begun), order: ordering.signOut.here }[kept];
}

function partElsewhere({ kept, begun }: KeptForms): string {
  const { signOut, ordering } = leaveCopy;
  return { nothing: '', draft: signOut.elsewhere(begun), order: ordering.signOut.elsewhere }[kept];
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
