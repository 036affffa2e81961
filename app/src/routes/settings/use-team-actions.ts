import type { OrganizationUser } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { type TeamActions, userName } from 'design-system/screens/settings/Team/team-state.ts';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { changeStatus, reinvite, removeFromTeam } from '../../data/team.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { tellInvitation } from './tell-invitation.ts';

const { said, removal } = teamCopy;

/**
 * What is done with a person at once, and what is said of it.
 *
 * @param organization the one that staff look at; the own one by default
 */
export function useTeamActions(
  onChangeRole: TeamActions['onChangeRole'],
  organization?: string,
): TeamActions {
  const seen = ({ id, version }: OrganizationUser) => ({ id, version, organization });
  const confirm = useConfirm();
  const named = (user: OrganizationUser) => ({ ...seen(user), name: userName(user) });
  const invitation = useWrite(reinvite, {
    onDone: tellInvitation,
    onFailed: (error, { name }) => tellFailure(error, said.notSent(name)),
  });
  const status = useWrite(changeStatus, {
    onDone(user, { status: now }) {
      if (now === 'active') addToast({ tone: 'success', title: said.activated(userName(user)) });
      else tellDeactivated(user);
    },
    onFailed: (error) => tellFailure(error),
  });
  const removing = useWrite(removeFromTeam, {
    onDone: (_, { name }) => addToast({ tone: 'success', title: said.removed(name) }),
    onFailed: (error) => tellFailure(error),
  });

  function tellDeactivated(user: OrganizationUser): void {
    const action = {
      label: said.undo,
      isUndo: true,
      onAction: () => void status.run({ ...seen(user), status: 'active' }),
    };
    addToast({ tone: 'success', title: said.deactivated(userName(user)), action });
  }

  return {
    onChangeRole,
    onReinvite: (user) => void invitation.run(named(user)),
    onActivate: (user) => void status.run({ ...seen(user), status: 'active' }),
    onDeactivate: (user) => void status.run({ ...seen(user), status: 'deactivated' }),
    onRemove: (user) =>
      void confirm({
        title: removal.title(userName(user)),
        message: removal.message,
        detail: user.email,
        acceptLabel: removal.accept,
        rejectLabel: removal.reject,
        pendingLabel: removal.pending,
        onAccept: () => removing.run(named(user)),
      }),
  };
}

function tellFailure(error: unknown, failed: string = said.notDone.failed): void {
  addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...said.notDone, failed }) });
}
