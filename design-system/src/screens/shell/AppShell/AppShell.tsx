import { Plus } from '@lucide/icons';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import type { ConnectionState } from '../../../components/OfflineBanner/OfflineBanner.tsx';
import { useLetters } from '../../../components/Shortcuts/useLetters.ts';
import { AppLayout } from '../../../layouts/AppLayout/AppLayout.tsx';
import { TopBarAction, TopBarHome } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { type CommandSlots, KeysButton, SearchButton } from '../command-buttons.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import type { LegalHrefs } from '../legal-links.tsx';
import type { OrganizationChoice } from '../OrganizationMenu/organization-choice.ts';
import { OrganizationMenu } from '../OrganizationMenu/OrganizationMenu.tsx';
import { existingPlaces, type PlaceHrefs } from '../places.ts';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import type { ThemeChoice } from '../ProfileMenu/theme-choice.ts';
import { shellCopy as copy } from '../shell.copy.ts';
import { ShellToasts } from '../ShellToasts.tsx';

export interface AppShellProps extends CommandSlots {
  productName: string;
  person: { name: string; email?: string; organizationName: string };
  /** Where the frame leads: only to what exists and the person may do or see. */
  hrefs: PlaceHrefs & { home: string; newShipment?: string | undefined };
  /** A page that has a filled button of its own does without the bar's; the key still leads there. */
  hasOwnAction?: boolean;
  /** For people who belong to several organisations. */
  organizations?: OrganizationChoice | undefined;
  /** A `NotificationBell`. */
  bell?: ReactNode;
  /** The notifications while they are open. */
  drawer?: ReactNode;
  connection: ConnectionState;
  /** Opens the cookie settings. */
  onCookieSettings?: (() => void) | undefined;
  /** Imprint and privacy policy. */
  legalHrefs?: LegalHrefs | undefined;
  /** Light, dark or as the system. */
  theme: ThemeChoice;
  onSignOut: () => void;
  /** The path of the page that stands in the frame; of a view that is a place of its own, with its query. */
  routeKey: string;
  children: ReactNode;
}

/** The frame of the signed-in area. Leads only to screens that exist. Stands inside `Providers`. */
export function AppShell({
  productName,
  person,
  hrefs,
  hasOwnAction = false,
  organizations,
  bell,
  drawer,
  connection,
  onCookieSettings,
  legalHrefs,
  theme,
  areLettersOn,
  onSearch,
  onShortcuts,
  commands,
  onSignOut,
  routeKey,
  children,
}: AppShellProps) {
  const { organizationName } = person;
  useLetters(areLettersOn);
  return (
    <AppLayout
      skipLabel={copy.skipToContent}
      navLabel={copy.navigation}
      navItems={existingPlaces(hrefs)
        .filter(({ isOffNav }) => !isOffNav)
        .map(({ href, label, icon, isOffBar }) => ({
          href,
          label,
          icon,
          isOffBar,
          isCurrent: isAtOrBelow(href, routeKey),
        }))}
      brand={
        <TopBarHome href={hrefs.home}>
          <BrandMark name={productName} />
        </TopBarHome>
      }
      navFooter={<KeysButton areLettersOn={areLettersOn} onPress={onShortcuts} />}
      search={<SearchButton onPress={onSearch} />}
      primaryAction={
        hrefs.newShipment !== undefined &&
        !hasOwnAction && (
          <TopBarAction
            href={hrefs.newShipment}
            label={copy.createShipment}
            icon={Plus}
            {...(areLettersOn && { shortcut: 'N', 'aria-keyshortcuts': 'n' })}
          />
        )
      }
      bell={bell}
      organisation={
        organizations ? (
          <OrganizationMenu current={organizationName} choice={organizations} />
        ) : (
          organizationName
        )
      }
      profile={
        <ProfileMenu
          {...person}
          hrefs={hrefs}
          choice={organizations}
          areLettersOn={areLettersOn}
          onShortcuts={onShortcuts}
          onCookieSettings={onCookieSettings}
          legalHrefs={legalHrefs}
          theme={theme}
          onSignOut={onSignOut}
        />
      }
      banner={
        <>
          <ConnectionBanner state={connection} />
          {commands}
        </>
      }
      drawer={drawer}
      toasts={<ShellToasts isBesideDrawer={Boolean(drawer)} />}
      routeKey={routeKey}
    >
      {children}
    </AppLayout>
  );
}

/** „Sendungen“ is current on the form below it too, and not on a page that only begins alike. */
function isAtOrBelow(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
