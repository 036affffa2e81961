import { NavigationProvider } from 'design-system/components/Link';
import type { ErrorPageState } from 'design-system/screens/errors/ErrorPage/error-page-state.ts';
import { errorPageTitle } from 'design-system/screens/errors/ErrorPage/error-page-title.ts';
import { ErrorPage } from 'design-system/screens/errors/ErrorPage/ErrorPage';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { leaveUnasked } from '../browser/closing.ts';
import { reloadWhenServed } from '../build/stale-build.ts';
import { ApiError } from '../http/api-error.ts';
import { pages } from '../pages/pages.ts';
import { useSession } from '../session/use-session.ts';
import { usePageTitle } from './page-title.ts';
import { Refused } from './Refused.tsx';
import { toErrorState } from './to-error-state.ts';

const homeHref = pages.start.href();

/** The page in place of one that does not exist or, with what was thrown, can't be shown. */
export function ErrorScreen({ error }: { error?: unknown }) {
  const snapshot = useSession();
  useFocusOnHeading(error !== undefined);
  if (error instanceof ApiError && error.kind === 'forbidden' && snapshot.user) {
    return (
      <NavigationProvider navigate={loadAnew}>
        <Refused />
      </NavigationProvider>
    );
  }
  return <Failed state={error === undefined ? { kind: 'notFound' } : toErrorState(error)} />;
}

function Failed({ state }: { state: ErrorPageState }) {
  const navigate = useNavigate();
  usePageTitle(errorPageTitle(state));
  const page = (
    <ErrorPage
      state={state}
      homeHref={homeHref}
      onReload={() => leaveUnasked(() => location.reload())}
      onRetry={() => reloadWhenServed()}
    />
  );
  if (state.kind === 'notFound') return page;
  // The way home loads everything anew: what has thrown once, or is missing, must not come along. Where nothing
  // can be loaded it leads to what is there.
  const goHome = state.kind === 'unreachable' ? (href: string) => void navigate(href) : loadAnew;
  return <NavigationProvider navigate={goHome}>{page}</NavigationProvider>;
}

function loadAnew(href: string): void {
  leaveUnasked(() => location.assign(href));
}

/** What had the focus has gone with the page that has thrown; a change of page puts it there by itself. */
function useFocusOnHeading(isReplacement: boolean): void {
  useEffect(() => {
    if (!isReplacement || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [isReplacement]);
}
