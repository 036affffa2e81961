import { Providers } from 'design-system/components/Providers';
import { Forbidden } from 'design-system/screens/errors/Forbidden/Forbidden';
import { AppShell } from 'design-system/screens/shell/AppShell/AppShell';
import { BackofficeShell } from 'design-system/screens/shell/BackofficeShell/BackofficeShell';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { config, session } from '../../services.ts';
import { personName, roleLabel } from '../../session/person.ts';
import { useSession } from '../../session/use-session.ts';
import { useConnection } from '../../shell/use-connection.ts';
import { useSignedInServices } from '../../shell/use-signed-in-services.ts';
import '../ErrorScreen.tsx';
import { usePageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import type { SignedInArea } from './signed-in-frame.ts';

/** The frame of signed-in people, with what runs beside every page. */
export default function SignedInFrame({ area, children }: { area: SignedInArea; children: ReactNode }) {
  const { user, claims } = useSession();
  const { pathname } = useLocation();
  const connection = useConnection();
  const navigate = useNavigateTo();
  useSignedInServices();

  const name = personName(user);
  const shared = {
    productName: config.productName,
    connection,
    routeKey: pathname,
    onSignOut: () => session.signOut(),
    children,
  };
  if (area === 'backoffice') {
    const hrefs = { home: paths.backoffice(), application: paths.shipments() };
    return (
      <Providers navigate={navigate}>
        <BackofficeShell {...shared} personName={name} hrefs={hrefs} />
      </Providers>
    );
  }
  // The form itself has one filled button, so the bar above it has none.
  const leadsToForm = session.getPermission('create:shipments').isGranted && pathname !== paths.newShipment();
  return (
    <Providers navigate={navigate}>
      <AppShell
        {...shared}
        person={{ name, organizationName: claims?.access.org_name ?? '' }}
        hrefs={{
          home: paths.home(),
          shipments: paths.shipments(),
          ...(leadsToForm && { newShipment: paths.newShipment() }),
        }}
      />
    </Providers>
  );
}

/** Goes to an address of ours; another query of the same page leaves the page where it is scrolled to. */
function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href) => {
      const { pathname } = new URL(href, location.href);
      void navigate(href, { preventScrollReset: pathname === location.pathname });
    },
    [navigate],
  );
}

/** Stands in for a page that the person's permissions do not reach. */
export function Refused() {
  const { user, claims } = useSession();
  usePageTitle(pageTitles.forbidden);
  return <Forbidden person={{ name: personName(user), role: roleLabel(claims) }} homeHref={paths.home()} />;
}
