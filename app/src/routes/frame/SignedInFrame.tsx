import { addToast } from 'design-system/components/LazyToastRegion';
import { Providers } from 'design-system/components/Providers';
import { type FormSession, FormSessionContext } from 'design-system/forms/form-session.ts';
import { AppShell, type AppShellProps } from 'design-system/screens/shell/AppShell/AppShell';
import { BenchShell } from 'design-system/screens/shell/BenchShell/BenchShell';
import { cookieLinkCopy } from 'design-system/screens/shell/CookieSettingsButton/CookieSettingsButton.copy.ts';
import { lazy, type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { theme } from '../../browser/appearance.ts';
import { loadPage } from '../../build/stale-build.ts';
import { useConnection } from '../../hooks/use-connection.ts';
import { useSignOut } from '../../leaving/use-sign-out.ts';
import { landingPage, packingBenchHref, pages, quickRatesHref } from '../../pages/pages.ts';
import { config } from '../../services.ts';
import { personName } from '../../session/person.ts';
import { useSession } from '../../session/use-session.ts';
import { openCookieSettings } from '../consent/ConsentPlace.tsx';
import { Refused } from '../Refused.tsx';
import { legalHrefs } from './legal-hrefs.ts';
import type { SignedInArea } from './signed-in-frame.ts';
import { type CommandHrefs, useCommands } from './use-commands.tsx';
import { useNotifications } from './use-notifications.tsx';
import { useOrganizations } from './use-organizations.ts';
import { usePage } from './use-page.ts';
import { useSignedInServices } from './use-signed-in-services.ts';

/** Views of the list's page that are pages of their own to whoever comes to them. */
const views = new Set([packingBenchHref, quickRatesHref]);

/** Few ever see it. */
const BackofficeFrame = lazy(() => loadPage(() => import('./BackofficeFrame.tsx')));

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
      <FormSessionContext value={useFormSession()}>
        <Shell {...props} />
      </FormSessionContext>
    </Providers>
  );
}

/** A page that holds input stays when its session ends; any guarded page signs in, in a tab of its own. */
function useFormSession(): FormSession {
  const hasEnded = useSession().status === 'ended';
  return useMemo(() => ({ signInHref: hasEnded ? landingPage.href() : null }), [hasEnded]);
}

function Shell({ area, children }: SignedInFrameProps) {
  const { pathname, search } = useLocation();
  const connection = useConnection();
  const signOut = useSignOut();
  const onSignOut = () => void signOut();
  const notifications = useNotifications();
  const { user } = useSession();
  const { hrefs, ...commands } = useCommands(pathname, onSignOut);

  const shared = {
    productName: config.productName,
    person: { name: personName(user), email: user?.email ?? '' },
    ...notifications,
    ...commands,
    connection,
    routeKey: views.has(pathname + search) ? pathname + search : pathname,
    onCookieSettings,
    legalHrefs,
    theme: { value: useSyncExternalStore(theme.subscribe, theme.get), onChange: theme.choose },
    onSignOut,
    children,
  };
  if (area === 'backoffice') return <BackofficeFrame {...shared} />;
  return <Application {...shared} places={hrefs} />;
}

interface ApplicationProps extends Omit<
  AppShellProps,
  'person' | 'hrefs' | 'hasOwnAction' | 'organizations'
> {
  readonly person: Pick<AppShellProps['person'], 'name' | 'email'>;
  readonly places: CommandHrefs;
}

/** The frame of the customers' area. */
function Application({ places, person, ...shared }: ApplicationProps) {
  const { claims } = useSession();
  const organizations = useOrganizations();
  // Only whoever may pack: others are told so with a way back.
  if (shared.routeKey === packingBenchHref && places.packingBench !== undefined)
    return <BenchShell {...shared} />;
  return (
    <AppShell
      {...shared}
      person={{ ...person, organizationName: claims?.access.org_name ?? '' }}
      hrefs={{ ...places, home: pages.start.href() }}
      // The form and the page after it have one filled button each, so the bar above them has none.
      hasOwnAction={shared.routeKey.startsWith(pages.newShipment.href())}
      organizations={organizations}
    />
  );
}

/** The menu that was pressed is gone when its dialog cannot be loaded. */
function onCookieSettings(): void {
  openCookieSettings().catch(() => addToast({ tone: 'danger', title: cookieLinkCopy.missing }));
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
export function RefusedPage() {
  return <Refused access={usePage().access} />;
}
