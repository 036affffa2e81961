import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import { signOutCopy } from 'design-system/screens/shell/sign-out.copy.ts';
import type { Kept, KeptForms } from '../drafts/draft-presence.ts';
import { leaveQuestion } from './leave-question.ts';
import type { UnsavedInput } from './unsaved-input.ts';

/** The one question about all of it, where there is anything. */
export function toSignOutQuestion({ onPage, inTab, elsewhere }: UnsavedInput): ConfirmRequest {
  const { signOut, orderOpen } = signOutCopy;
  const here = [onPage, inTab.kept].includes('order') ? 'order' : onPage === 'nothing' ? inTab.kept : onPage;
  if (here === 'draft' && onPage === 'draft') {
    return { ...leaveQuestion, message: joined(partElsewhere(elsewhere), leaveCopy.specified.message) };
  }
  const message =
    here !== elsewhere.kept
      ? joined(partElsewhere(elsewhere), partHere(here, inTab.begun))
      : here === 'order'
        ? orderOpen.both
        : signOut.both(inTab.begun, elsewhere.begun);
  return { title: signOut.title, message, acceptLabel: signOut.accept, rejectLabel: signOut.reject };
}

function partHere(kept: Kept, begun: readonly string[]): string {
  const { signOut, orderOpen } = signOutCopy;
  return { nothing: '', draft: signOut.kept(begun), order: orderOpen.here }[kept];
}

function partElsewhere({ kept, begun }: KeptForms): string {
  const { signOut, orderOpen } = signOutCopy;
  return { nothing: '', draft: signOut.elsewhere(begun), order: orderOpen.elsewhere }[kept];
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
