import { problemCodes } from 'contract';
import type { InviteFailure, Inviting } from 'design-system/screens/settings/Team/team-state.ts';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';
import type { Location } from 'react-router';
import { invite } from '../../data/team.ts';
import { useWrite } from '../../data/use-write.ts';
import { ApiError } from '../../http/api-error.ts';
import { useHeldDialog } from '../../leaving/use-held-dialog.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFacts, toSubmitFailure } from '../to-submit-failure.ts';
import { tellInvitation } from './tell-invitation.ts';

/** In the backoffice the people of an organisation are a tab, with which the dialog is gone; customers have none here. */
function isAnotherTab(here: Location, there: Location): boolean {
  const tabOf = ({ search }: Location) => new URLSearchParams(search).get('tab');
  return here.pathname !== there.pathname || tabOf(here) !== tabOf(there);
}

/** The dialog in which somebody is invited: null while it is closed. */
export function useInviting(organization?: string): {
  readonly open: () => void;
  readonly inviting: Inviting | null;
} {
  const { isOpen, close, onChangedChange, ...dialog } = useHeldDialog(isAnotherTab);
  const sending = useWrite(invite, {
    onDone(user, _, isShown) {
      // Another one may be typed by now.
      if (isShown) close();
      tellInvitation(user);
    },
    onFailed(error, { email }, isShown) {
      if (!isShown) tellUnseenFailure(error, teamCopy.invite.notSent, email);
    },
  });
  const { state } = sending;
  const open = () => {
    sending.reset();
    dialog.open();
  };
  if (!isOpen) return { open, inviting: null };
  return {
    open,
    inviting: {
      pending: state.kind === 'pending',
      failure: state.kind === 'failed' ? toInviteFailure(state.error) : null,
      onSubmit: (body) => void sending.run({ ...body, ...(organization !== undefined && { organization }) }),
      onChangedChange,
      onClose() {
        close();
        sending.reset();
      },
    },
  };
}

/** The specification's codes have words of their own. */
function toInviteFailure(error: unknown): InviteFailure {
  if (error instanceof ApiError) {
    const { code } = error.problem ?? {};
    if (code === problemCodes.userAlreadyExists) return { reason: 'exists', ...toSubmitFacts(error) };
    if (code === problemCodes.userCreationFailed) return { reason: 'notCreated', ...toSubmitFacts(error) };
  }
  return toSubmitFailure(error);
}
