import type { ReactNode } from 'react';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout.tsx';
import { TopBarHome } from '../../../layouts/TopBarParts/TopBarHome.tsx';
import { shellCopy as copy } from '../shell.copy.ts';

export interface AuthShellProps {
  productName: string;
  homeHref: string;
  routeKey: string;
  children: ReactNode;
}

/** The frame of pages that lie between signing in and the application. Loads no react-aria. */
export function AuthShell({ productName, homeHref, routeKey, children }: AuthShellProps) {
  return (
    <AuthLayout
      skipLabel={copy.skipToContent}
      brand={
        <TopBarHome href={homeHref}>
          <BrandMark name={productName} />
        </TopBarHome>
      }
      routeKey={routeKey}
    >
      {children}
    </AuthLayout>
  );
}
