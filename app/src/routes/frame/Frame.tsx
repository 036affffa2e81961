import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import type { SessionSnapshot } from '../../auth/index.ts';
import { loadPage } from '../../build/stale-build.ts';
import { hasDraft } from '../../drafts/drafts-in-tab.ts';
import { heldInput } from '../../leaving/unsaved-input.ts';
import { type AccessDecision, authorize } from '../../pages/access.ts';
import type { Page } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { redirectFrom } from '../../pages/redirect.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { type Area, loadSignedInFrame } from './signed-in-frame.ts';
import { usePage } from './use-page.ts';
import { WaitingSoon } from './WaitingSoon.tsx';

const SignedInFrame = lazy(() => loadPage(loadSignedInFrame));
const AuthFrame = lazy(() => loadPage(() => import('./AuthFrame.tsx')));
const Refused = lazy(async () => ({ default: (await loadPage(loadSignedInFrame)).Refused }));

/**
 * The frame around the pages of one area. Here, and only here, a page's access is held against
 * the session; it is decided anew at every change of either.
 */
export function Frame({ area }: { area: Area }) {
  const page = usePage();
  const snapshot = useSession();
  const decision = isStartUndecided(page, snapshot)
    ? 'wait'
    : settle(authorize(page.access, snapshot), snapshot);
  useSignIn(decision === 'signIn');

  if (decision !== 'granted' && decision !== 'forbidden') {
    return (
      <PublicFrame>
        <WaitingSoon decision={decision} />
      </PublicFrame>
    );
  }
  const redirect = decision === 'granted' ? redirectFrom(page, snapshot) : undefined;
  if (redirect !== undefined) {
    return (
      <PublicFrame>
        <Navigate to={redirect} replace />
        <WaitingSoon decision="wait" />
      </PublicFrame>
    );
  }
  const content = decision === 'granted' ? <Outlet /> : <Refused />;
  if (area === 'public' || (area !== 'auth' && !snapshot.user)) return <PublicFrame>{content}</PublicFrame>;
  return (
    <Suspense
      fallback={
        <PublicFrame>
          <PendingBar isShown />
        </PublicFrame>
      }
    >
      {area === 'auth' ? (
        <AuthFrame>{content}</AuthFrame>
      ) : (
        <SignedInFrame area={area}>{content}</SignedInFrame>
      )}
    </Suspense>
  );
}

/** While it is being found out who is there, the start page would only flash by before whoever is signed in. */
function isStartUndecided({ path }: Page, { status, isUnreachable }: SessionSnapshot): boolean {
  return path === pages.start.href() && status === 'unknown' && !isUnreachable;
}

/**
 * What an ended session means for the page: one that holds input stays and tells it itself; who has
 * a draft is told that it is kept; anybody else is just led to the provider.
 */
function settle(decision: AccessDecision, { status, failure }: SessionSnapshot): AccessDecision {
  // On the way to the provider, too: that way can fail.
  if (status === 'ended' && heldInput() !== 'nothing') return 'granted';
  if (decision !== 'ended') return decision;
  if (hasDraft()) return 'ended';
  return failure ? 'signInFailed' : 'signIn';
}

function useSignIn(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) void session.signIn({ isAutomatic: true });
  }, [isNeeded]);
}
