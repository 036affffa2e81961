import { Providers } from 'design-system/components/Providers';
import { Forbidden } from 'design-system/screens/errors/Forbidden/Forbidden';
import { AppShell } from 'design-system/screens/shell/AppShell/AppShell';
import { BackofficeShell } from 'design-system/screens/shell/BackofficeShell/BackofficeShell';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConnection } from '../../hooks/use-connection.ts';
import { useSignOut } from '../../leaving/use-sign-out.ts';
import { pages } from '../../pages/pages.ts';
import { config, session } from '../../services.ts';
import { personName } from '../../session/person.ts';
import { useSession } from '../../session/use-session.ts';
import '../ErrorScreen.tsx';
import { usePageTitle } from '../page-title.ts';
import { toRefusal } from '../to-refusal.ts';
import type { SignedInArea } from './signed-in-frame.ts';
import { usePage } from './use-page.ts';
import { useSignedInServices } from './use-signed-in-services.ts';

interface SignedInFrameProps {
  readonly area: SignedInArea;
  readonly children: ReactNode;
}

/** The frame of signed-in people, with what runs beside every page. */
export default function SignedInFrame(props: SignedInFrameProps) {
  const navigate = useNavigateTo();
  useSignedInServices();
  return (
    <Providers navigate={navigate}>
      <Shell {...props} />
    </Providers>
  );
}

function Shell({ area, children }: SignedInFrameProps) {
  const { user, claims } = useSession();
  const { pathname } = useLocation();
  const connection = useConnection();
  const signOut = useSignOut();

  const name = personName(user);
  const shared = {
    productName: config.productName,
    connection,
    routeKey: pathname,
    onSignOut: () => void signOut(),
    children,
  };
  if (area === 'backoffice') {
    const hrefs = { home: pages.backoffice.href(), application: pages.shipments.href() };
    return <BackofficeShell {...shared} personName={name} hrefs={hrefs} />;
  }
  // The form and the page after it have one filled button each, so the bar above them has none.
  const isInForm = pathname.startsWith(pages.newShipment.href());
  const leadsToForm = session.getPermission('create:shipments').isGranted && !isInForm;
  return (
    <AppShell
      {...shared}
      person={{ name, organizationName: claims?.access.org_name ?? '' }}
      hrefs={{
        home: pages.start.href(),
        shipments: pages.shipments.href(),
        ...(leadsToForm && { newShipment: pages.newShipment.href() }),
      }}
    />
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
  const { access } = usePage();
  const refusal = toRefusal(useSession(), access);
  usePageTitle(pageTitles.forbidden);
  return <Forbidden refusal={refusal} homeHref={pages.start.href()} />;
}
