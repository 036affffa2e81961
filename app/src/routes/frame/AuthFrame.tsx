import { AuthShell } from 'design-system/screens/shell/AuthShell/AuthShell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { config } from '../../services.ts';
import { legalHrefs } from './legal-hrefs.ts';

/** The frame of pages between signing in and the application. */
export default function AuthFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <AuthShell
      productName={config.productName}
      homeHref={pages.start.href()}
      legalHrefs={legalHrefs}
      routeKey={pathname}
    >
      {children}
    </AuthShell>
  );
}
