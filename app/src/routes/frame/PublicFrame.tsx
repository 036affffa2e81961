import { ConfirmProvider } from 'design-system/components/ConfirmProvider';
import { PublicShell } from 'design-system/screens/shell/PublicShell/PublicShell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { config, session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { openCookieSettings } from '../consent/ConsentPlace.tsx';
import { LateConnection } from './LateConnection.tsx';
import { LateToasts } from './LateToasts.tsx';
import { legalHrefs } from './legal-hrefs.ts';

/**
 * The frame for people who are not signed in. Its pages can ask and tell like all others; the code of questions and
 * toasts comes with the first one.
 */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { status, isLeaving } = useSession();
  const isOffered = status === 'signedOut' && !isLeaving;
  return (
    <ConfirmProvider>
      <PublicShell
        productName={config.productName}
        homeHref={pages.start.href()}
        legalHrefs={legalHrefs}
        onCookieSettings={openCookieSettings}
        onSignIn={isOffered ? () => void session.signIn() : undefined}
        onCreateAccount={isOffered ? () => void session.signIn({ prompt: 'create' }) : undefined}
        banner={<LateConnection />}
        toasts={<LateToasts />}
        routeKey={pathname}
      >
        {children}
      </PublicShell>
    </ConfirmProvider>
  );
}
