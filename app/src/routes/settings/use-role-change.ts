import type { OrganizationUser } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { type RoleChange, userName } from 'design-system/screens/settings/Team/team-state.ts';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';
import { useState } from 'react';
import { changeRole } from '../../data/team.ts';
import { useWrite } from '../../data/use-write.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/**
 * The dialog in which a role is changed: null while it is closed.
 *
 * @param users the people of the list as they are now: once somebody else was faster, it is about them as they became
 */
export function useRoleChange(
  users: readonly OrganizationUser[] | undefined,
  organization?: string,
): {
  readonly open: (user: OrganizationUser) => void;
  readonly roleChange: RoleChange | null;
} {
  const [opened, setOpened] = useState<OrganizationUser | null>(null);
  const saving = useWrite(changeRole, {
    onDone(changed, _, isShown) {
      // Another one may be open by now.
      if (isShown) setOpened(null);
      addToast({ tone: 'success', title: teamCopy.said.roleChanged(userName(changed)) });
    },
    onFailed(error, { name }, isShown) {
      if (!isShown) tellUnseenFailure(error, teamCopy.roleChange.notSaved, name);
    },
  });
  const { state } = saving;
  const open = (next: OrganizationUser) => {
    saving.reset();
    setOpened(next);
  };
  if (!opened) return { open, roleChange: null };
  const user = users?.find(({ id }) => id === opened.id) ?? opened;
  const { id, version } = user;
  // The list may have what is being saved before its answer is here.
  const isOwn = state.kind === 'pending' && state.input.role === user.role;
  return {
    open,
    roleChange: {
      user,
      roleMeanwhile: user.role === opened.role || isOwn ? null : user.role,
      pending: state.kind === 'pending',
      failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
      onSubmit: (role) => void saving.run({ id, version, role, organization, name: userName(user) }),
      onClose: () => setOpened(null),
    },
  };
}
