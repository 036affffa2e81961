import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout.tsx';
import { TopBarHome } from '../../../layouts/TopBarParts/TopBarHome.tsx';
import { type LegalHrefs, legalLinks } from '../legal-links.tsx';
import { shellCopy as copy } from '../shell.copy.ts';

export interface AuthShellProps {
  productName: string;
  homeHref: string;
  /** The pages that exist. */
  legalHrefs: LegalHrefs;
  routeKey: string;
  children: ReactNode;
}

/** The frame of pages that lie between signing in and the application. Loads no react-aria. */
export function AuthShell({ productName, homeHref, legalHrefs, routeKey, children }: AuthShellProps) {
  return (
    <AuthLayout
      skipLabel={copy.skipToContent}
      brand={
        <TopBarHome href={homeHref}>
          <BrandMark name={productName} />
        </TopBarHome>
      }
      footerLabel={copy.legal.label}
      footerItems={legalLinks(legalHrefs)}
      routeKey={routeKey}
    >
      {children}
    </AuthLayout>
  );
}
