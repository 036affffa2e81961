import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import type { ConnectionState } from '../../../components/OfflineBanner/OfflineBanner.tsx';
import { useLetters } from '../../../components/Shortcuts/useLetters.ts';
import { BackofficeLayout } from '../../../layouts/BackofficeLayout/BackofficeLayout.tsx';
import { TopBarHome } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { type CommandSlots, KeysButton, SearchButton } from '../command-buttons.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import type { LegalHrefs } from '../legal-links.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import type { ThemeChoice } from '../ProfileMenu/theme-choice.ts';
import { shellCopy as copy } from '../shell.copy.ts';
import { ShellToasts } from '../ShellToasts.tsx';
import { type BackofficeHrefs, backofficeNav } from './backoffice-places.ts';

export interface BackofficeShellProps extends CommandSlots {
  productName: string;
  person: { name: string; email?: string };
  /** `home` is the backoffice's own start; `places` those of its navigation. */
  hrefs: { home: string; application: string; places: BackofficeHrefs };
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
  /** The path of the page. */
  routeKey: string;
  children: ReactNode;
}

/** The frame of the staff's area. Stands inside `Providers`. */
export function BackofficeShell({
  productName,
  person,
  hrefs,
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
}: BackofficeShellProps) {
  useLetters(areLettersOn);
  const exit = { href: hrefs.application, label: copy.toApplication };
  return (
    <BackofficeLayout
      skipLabel={copy.skipToContent}
      areaLabel={copy.backoffice}
      navLabel={copy.navigation}
      navGroups={backofficeNav(hrefs.places, routeKey)}
      navFooter={<KeysButton areLettersOn={areLettersOn} onPress={onShortcuts} />}
      brand={
        <TopBarHome href={hrefs.home}>
          <BrandMark name={productName} isInverse />
        </TopBarHome>
      }
      search={<SearchButton onPress={onSearch} />}
      exit={
        <Link href={exit.href} tone="inherit">
          {exit.label}
        </Link>
      }
      bell={bell}
      profile={
        <ProfileMenu
          {...person}
          areLettersOn={areLettersOn}
          onShortcuts={onShortcuts}
          exit={exit}
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
    </BackofficeLayout>
  );
}
