import { SignedInActions } from 'design-system/screens/shell/AuthShell/SignedInActions';
import { useSignOut } from '../../leaving/use-sign-out.ts';
import { personName } from '../../session/person.ts';
import { useSession } from '../../session/use-session.ts';

/** What stands in the bar of the set-up, which has no menu of one's own. */
export function SetupActions() {
  const { user } = useSession();
  const signOut = useSignOut();
  return user && <SignedInActions name={personName(user)} onSignOut={() => void signOut()} />;
}
