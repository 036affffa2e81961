import { useEffect } from 'react';
import { deleteOrganization } from '../../data/organization-records.ts';
import { type RunningWrite, useWrite } from '../../data/use-write.ts';
import { holdInput } from '../../leaving/unsaved-input.ts';
import { session } from '../../services.ts';

/** Dissolves the organisation of the session, to which nobody is signed in any more after it. */
export function useOrganizationDeletion(): RunningWrite<number, unknown> {
  const deletion = useWrite(deleteOrganization, { onDone: () => session.signOut() });
  const isPending = deletion.state.kind === 'pending';
  // The platform may close the session before its answer is here. The page stays to hear it: it would lead to the
  // provider, to sign in to what is gone.
  useEffect(() => (isPending ? holdInput('order') : undefined), [isPending]);
  return deletion;
}
