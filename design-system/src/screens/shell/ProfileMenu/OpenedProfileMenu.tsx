import {
  ArrowLeft,
  ChartColumn,
  Cookie,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  Scale,
  Settings,
  ShieldCheck,
  Sun,
} from '@lucide/icons';
import { useMedia } from '../../../components/Media/useMedia.ts';
import { Menu, MenuChoice, MenuItem, MenuSection, MenuSeparator } from '../../../components/Menu/Menu.tsx';
import { useOpenedAtOnce } from '../../../components/Menu/useOpenedAtOnce.ts';
import { TopBarProfile } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { media } from '../../../tokens/index.ts';
import { cookieLinkCopy } from '../CookieSettingsButton/CookieSettingsButton.copy.ts';
import { keysCopy } from '../keys.copy.ts';
import { menuIcons } from '../menu-icons.ts';
import { OrganizationItems } from '../OrganizationMenu/OrganizationItems.tsx';
import { placesCopy } from '../places.copy.ts';
import type { PlaceName } from '../places.ts';
import { publicShellCopy } from '../public-shell.copy.ts';
import { shellCopy as copy } from '../shell.copy.ts';
import type { ProfileMenuProps } from './ProfileMenu.tsx';

const themes = [
  { value: 'system', label: copy.theme.system, icon: Monitor },
  { value: 'light', label: copy.theme.light, icon: Sun },
  { value: 'dark', label: copy.theme.dark, icon: Moon },
] as const;

const icons = { ...menuIcons, statistics: ChartColumn, settings: Settings };

/** The menu itself: it opens as soon as it is there, because somebody has already pressed its button. */
export default function OpenedProfileMenu({
  name,
  email = '',
  organizationName = '',
  hrefs = {},
  choice,
  exit,
  areLettersOn = false,
  onShortcuts,
  onCookieSettings,
  legalHrefs = {},
  theme,
  onSignOut,
}: ProfileMenuProps) {
  const { trigger, isOpen, setIsOpen } = useOpenedAtOnce();
  // What a phone has no room for elsewhere stands here too.
  const isPhone = useMedia(media.phone);
  const hasNoKeys = useMedia(media.touchOnly);
  const shown = ['profile', ...(isPhone ? ['statistics' as const] : []), 'settings', 'backoffice'] as const;
  const place = (placeName: (typeof shown)[number] & PlaceName) => {
    const href = hrefs[placeName];
    return (
      href !== undefined && (
        <MenuItem key={placeName} label={placesCopy[placeName]} icon={icons[placeName]} href={href} />
      )
    );
  };
  const places = shown.map(place);
  return (
    <Menu
      trigger={<TopBarProfile ref={trigger} name={name} label={copy.profileOf(name)} />}
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        if (willOpen && isPhone) choice?.onWanted();
        setIsOpen(willOpen);
      }}
    >
      <MenuSection
        title={name}
        details={[email, organizationName].filter((line) => line !== '' && line !== name)}
      >
        {isPhone && exit && <MenuItem {...exit} icon={ArrowLeft} />}
        {places}
        {onShortcuts && !hasNoKeys && (
          <MenuItem
            label={keysCopy.shortcuts}
            icon={Keyboard}
            {...(areLettersOn && { shortcut: '?' })}
            onAction={onShortcuts}
          />
        )}
      </MenuSection>
      {isPhone && choice && <OrganizationItems {...choice} />}
      <MenuChoice title={copy.theme.title} options={themes} {...theme} />
      <MenuSeparator />
      {onCookieSettings && <MenuItem label={cookieLinkCopy.open} icon={Cookie} onAction={onCookieSettings} />}
      {legalHrefs.imprint && (
        <MenuItem label={publicShellCopy.legal.imprint} icon={Scale} href={legalHrefs.imprint} />
      )}
      {legalHrefs.privacy && (
        <MenuItem label={publicShellCopy.legal.privacy} icon={ShieldCheck} href={legalHrefs.privacy} />
      )}
      <MenuItem label={copy.signOut} icon={LogOut} onAction={onSignOut} />
    </Menu>
  );
}
