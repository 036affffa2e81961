import { useState } from 'react';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { TopBarProfile } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { shellCopy } from '../shell.copy.ts';
import { MissingMenu } from './MissingMenu.tsx';

export interface ProfileMenuProps {
  name: string;
  /** The organisation that the person works in; shown above the commands. */
  organizationName?: string;
  onSignOut: () => void;
}

const OpenedProfileMenu = lazyPart<ProfileMenuProps>(
  async () => (await import('./OpenedProfileMenu.tsx')).default,
  {
    whileLoading: ({ name }) => <Closed name={name} isPressed isBusy />,
    failed: ({ name, onSignOut }, retry) => (
      <MissingMenu onSignOut={onSignOut} {...retry}>
        <Closed name={name} isPressed onPress={retry.onRetry} />
      </MissingMenu>
    ),
  },
);

/**
 * The menu of the signed-in person. It is in the frame of every page and opened on few of them, so
 * its menu, with all of react-aria's overlays, is fetched when somebody reaches for it.
 */
export function ProfileMenu(props: ProfileMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <OpenedProfileMenu {...props} />;
  return <Closed name={props.name} onPress={() => setIsWanted(true)} />;
}

interface ClosedProps {
  name: string;
  /** It stands in place of the one that was pressed, and takes its focus. */
  isPressed?: boolean;
  isBusy?: boolean;
  onPress?: () => void;
}

/** The button before its menu is there. */
function Closed({ name, isPressed = false, isBusy = false, onPress }: ClosedProps) {
  const prefetch = () => void OpenedProfileMenu.preload().catch(() => undefined);
  return (
    <TopBarProfile
      name={name}
      label={shellCopy.profileOf(name)}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isBusy}
      autoFocus={isPressed}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onPress}
    />
  );
}
