import { ConfirmProvider } from 'design-system/components/ConfirmProvider';
import { AuthShell } from 'design-system/screens/shell/AuthShell/AuthShell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { config } from '../../services.ts';
import { openCookieSettings } from '../consent/ConsentPlace.tsx';
import { LateConnection } from './LateConnection.tsx';
import { LateToasts } from './LateToasts.tsx';
import { legalHrefs } from './legal-hrefs.ts';
import { SetupActions } from './SetupActions.tsx';

/**
 * The frame of pages between signing in and the application. They can ask and tell like those of signed-in people;
 * the code of questions and toasts comes with the first one.
 */
export default function AuthFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ConfirmProvider>
      <AuthShell
        productName={config.productName}
        homeHref={pages.start.href()}
        legalHrefs={legalHrefs}
        onCookieSettings={openCookieSettings}
        banner={<LateConnection />}
        toasts={<LateToasts />}
        // Joining is a question for strangers as well; setting up is work.
        {...(pathname === pages.setup.path && { actions: <SetupActions />, isWide: true })}
        routeKey={pathname}
      >
        {children}
      </AuthShell>
    </ConfirmProvider>
  );
}
