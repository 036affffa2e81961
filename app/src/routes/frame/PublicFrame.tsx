import { PublicShell } from 'design-system/screens/shell/PublicShell/PublicShell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { config, session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { openCookieSettings } from '../consent/ConsentPlace.tsx';
import { LateConnection } from './LateConnection.tsx';
import { legalHrefs } from './legal-hrefs.ts';

/** The frame for people who are not signed in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { status, isLeaving } = useSession();
  const isOffered = status === 'signedOut' && !isLeaving;
  return (
    <PublicShell
      productName={config.productName}
      homeHref={pages.start.href()}
      legalHrefs={legalHrefs}
      onCookieSettings={openCookieSettings}
      onSignIn={isOffered ? () => void session.signIn() : undefined}
      banner={<LateConnection />}
      routeKey={pathname}
    >
      {children}
    </PublicShell>
  );
}
