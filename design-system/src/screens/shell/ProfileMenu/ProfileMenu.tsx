import { useState } from 'react';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { TopBarProfile } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import type { LegalHrefs } from '../legal-links.tsx';
import type { OrganizationChoice } from '../OrganizationMenu/organization-choice.ts';
import type { PlaceHrefs } from '../places.ts';
import { shellCopy } from '../shell.copy.ts';
import { MissingMenu } from './MissingMenu.tsx';
import type { ThemeChoice } from './theme-choice.ts';

export interface ProfileMenuProps {
  name: string;
  /** Shown below the name, where it is not the name. */
  email?: string;
  /** The organisation that the person works in; shown above the commands. */
  organizationName?: string;
  /** Opens the cookie settings. */
  onCookieSettings?: (() => void) | undefined;
  /** What exists of profile, settings, backoffice and, on phones, statistics. */
  hrefs?: PlaceHrefs;
  /** For people who belong to several organisations; offered here on phones. */
  choice?: OrganizationChoice | undefined;
  /** The way out of an area whose bar has no room for it on phones; offered here there. */
  exit?: { readonly href: string; readonly label: string };
  /** Keys of single letters act, so the menu names them. */
  areLettersOn?: boolean;
  /** Shows the list of all keys. */
  onShortcuts?: () => void;
  /** Imprint and privacy policy, which are one press away from every page. */
  legalHrefs?: LegalHrefs | undefined;
  theme: ThemeChoice;
  onSignOut: () => void;
}

const OpenedProfileMenu = lazyPart<ProfileMenuProps>(
  async () => (await import('./OpenedProfileMenu.tsx')).default,
  {
    whileLoading: ({ name, choice }) => <Closed name={name} choice={choice} isPressed isBusy />,
    failed: ({ name, choice, onSignOut }, retry) => (
      <MissingMenu onSignOut={onSignOut} {...retry}>
        <Closed name={name} choice={choice} isPressed onPress={retry.onRetry} />
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
  return <Closed name={props.name} choice={props.choice} onPress={() => setIsWanted(true)} />;
}

interface ClosedProps {
  name: string;
  choice: OrganizationChoice | undefined;
  /** It stands in place of the one that was pressed, and takes its focus. */
  isPressed?: boolean;
  isBusy?: boolean;
  onPress?: () => void;
}

/** The button before its menu is there. */
function Closed({ name, choice, isPressed = false, isBusy = false, onPress }: ClosedProps) {
  const prefetch = () => {
    choice?.onWanted();
    void OpenedProfileMenu.preload().catch(() => undefined);
  };
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
