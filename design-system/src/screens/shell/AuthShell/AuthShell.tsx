import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout.tsx';
import { TopBarHome } from '../../../layouts/TopBarParts/TopBarHome.tsx';
import { cookieLink, type LegalHrefs, legalLinks } from '../legal-links.tsx';
import { publicShellCopy as copy } from '../public-shell.copy.ts';

export interface AuthShellProps {
  productName: string;
  homeHref: string;
  /** The pages that exist. */
  legalHrefs: LegalHrefs;
  /** Opens the cookie settings; rejects where they could not be loaded. Without it nothing leads there. */
  onCookieSettings?: (() => void | Promise<void>) | undefined;
  /** `ConnectionBanner`, once its code is there. */
  banner?: ReactNode;
  /** `ShellToasts`, once there is something to say. */
  toasts?: ReactNode;
  /** Who is signed in, and their way out; for pages that are only theirs. */
  actions?: ReactNode;
  /** See `AuthLayout`. */
  isWide?: boolean;
  routeKey: string;
  children: ReactNode;
}

/** The frame of pages that lie between signing in and the application. Loads no react-aria. */
export function AuthShell({
  productName,
  homeHref,
  legalHrefs,
  onCookieSettings,
  banner,
  toasts,
  actions,
  isWide,
  routeKey,
  children,
}: AuthShellProps) {
  return (
    <AuthLayout
      skipLabel={copy.skipToContent}
      brand={
        <TopBarHome href={homeHref}>
          <BrandMark name={productName} />
        </TopBarHome>
      }
      footerLabel={copy.legal.label}
      footerItems={[...legalLinks(legalHrefs), ...cookieLink(onCookieSettings)]}
      banner={banner}
      toasts={toasts}
      actions={actions}
      {...(isWide !== undefined && { isWide })}
      routeKey={routeKey}
    >
      {children}
    </AuthLayout>
  );
}
