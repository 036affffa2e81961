import { LogOut } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { publicShellCopy } from '../public-shell.copy.ts';
import { signedInActionsCopy as copy } from './SignedInActions.copy.ts';

export interface SignedInActionsProps {
  readonly name: string;
  readonly onSignOut: () => void;
}

/** Who is signed in, and their way out, on a page without the application's own bar. */
export function SignedInActions({ name, onSignOut }: SignedInActionsProps) {
  return (
    <Inline gap={2} align="center">
      <span>{copy.signedInAs(name)}</span>
      <Button variant="quiet" icon={LogOut} onPress={onSignOut}>
        {publicShellCopy.signOut}
      </Button>
    </Inline>
  );
}
