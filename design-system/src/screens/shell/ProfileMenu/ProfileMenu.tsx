import { lazy, Suspense, useState } from 'react';
import { TopBarProfile } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { shellCopy } from '../shell.copy.ts';

export interface ProfileMenuProps {
  name: string;
  /** The organisation that the person works in; shown above the commands. */
  organizationName?: string;
  onSignOut: () => void;
}

const loadMenu = () => import('./OpenedProfileMenu.tsx');
const OpenedProfileMenu = lazy(loadMenu);

/**
 * The menu of the signed-in person. It is in the frame of every page and opened on few of them, so
 * its menu, with all of react-aria's overlays, is fetched when somebody reaches for it.
 */
export function ProfileMenu(props: ProfileMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const prefetch = () => void loadMenu().catch(() => undefined);
  const button = (
    <TopBarProfile
      name={props.name}
      label={shellCopy.profileOf(props.name)}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isWanted}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenedProfileMenu {...props} />
    </Suspense>
  );
}
