import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { PublicLayout } from '../../../layouts/PublicLayout/PublicLayout.tsx';
import { TopBarHome } from '../../../layouts/TopBarParts/TopBarHome.tsx';
import { cookieLink, type LegalHrefs, legalLinks } from '../legal-links.tsx';
import { publicShellCopy as copy } from '../public-shell.copy.ts';

export interface PublicShellProps {
  productName: string;
  homeHref: string;
  /** Absent where signing in is what the page itself is about, or under way. */
  onSignIn?: (() => void) | undefined;
  /** As above; for whoever has no account yet. */
  onCreateAccount?: (() => void) | undefined;
  /** The pages that exist. */
  legalHrefs: LegalHrefs;
  /** Opens the cookie settings; rejects where they could not be loaded. Without it nothing leads there. */
  onCookieSettings?: (() => void | Promise<void>) | undefined;
  /** `ConnectionBanner`, once its code is there. */
  banner?: ReactNode;
  /** `ShellToasts`, once there is something to say. */
  toasts?: ReactNode;
  routeKey: string;
  children: ReactNode;
}

/** The frame of pages for people who are not signed in. Loads no react-aria. */
export function PublicShell({
  productName,
  homeHref,
  onSignIn,
  onCreateAccount,
  legalHrefs,
  onCookieSettings,
  banner,
  toasts,
  routeKey,
  children,
}: PublicShellProps) {
  return (
    <PublicLayout
      skipLabel={copy.skipToContent}
      brand={
        <TopBarHome href={homeHref}>
          <BrandMark name={productName} />
        </TopBarHome>
      }
      actions={
        <>
          {onCreateAccount && (
            <Button variant="quiet" onPress={onCreateAccount}>
              {copy.createAccount}
            </Button>
          )}
          {onSignIn && <Button onPress={onSignIn}>{copy.signIn}</Button>}
        </>
      }
      footerLabel={copy.legal.label}
      footerItems={[...legalLinks(legalHrefs), ...cookieLink(onCookieSettings)]}
      banner={banner}
      toasts={toasts}
      routeKey={routeKey}
    >
      {children}
    </PublicLayout>
  );
}
