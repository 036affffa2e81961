import type { OrganizationUser } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { type RoleChange, userName } from 'design-system/screens/settings/Team/team-state.ts';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';
import { useState } from 'react';
import { changeRole } from '../../data/team.ts';
import { useWrite } from '../../data/use-write.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** The dialog in which a role is changed: null while it is closed. */
export function useRoleChange(organization?: string): {
  readonly open: (user: OrganizationUser) => void;
  readonly roleChange: RoleChange | null;
} {
  const [user, setUser] = useState<OrganizationUser | null>(null);
  const saving = useWrite(changeRole, {
    onDone(changed) {
      setUser(null);
      addToast({ tone: 'success', title: teamCopy.said.roleChanged(userName(changed)) });
    },
  });
  const { state } = saving;
  const open = (next: OrganizationUser) => {
    saving.reset();
    setUser(next);
  };
  if (!user) return { open, roleChange: null };
  const { id, version } = user;
  return {
    open,
    roleChange: {
      user,
      pending: state.kind === 'pending',
      failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
      onSubmit: (role) => void saving.run({ id, version, role, organization }),
      onClose: () => setUser(null),
    },
  };
}
