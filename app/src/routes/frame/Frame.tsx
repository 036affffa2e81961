import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import type { SessionSnapshot } from '../../auth/index.ts';
import { loadPage } from '../../build/stale-build.ts';
import { hasShipmentDraft } from '../../drafts/has-shipment-draft.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { heldInput } from '../../shell/unsaved-input.ts';
import { detourFrom } from '../guard-detour.ts';
import { judge, type Verdict } from '../guard.ts';
import { paths } from '../paths.ts';
import { hasScreen } from '../screens.ts';
import type { RouteEntry } from '../table.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { type Area, loadSignedInFrame } from './signed-in-frame.ts';
import { useRouteEntry } from './use-route-entry.ts';
import { WaitingSoon } from './WaitingSoon.tsx';

const SignedInFrame = lazy(() => loadPage(loadSignedInFrame));
const AuthFrame = lazy(() => loadPage(() => import('./AuthFrame.tsx')));
const Refused = lazy(async () => ({ default: (await loadPage(loadSignedInFrame)).Refused }));

/**
 * The frame around the pages of one area. Here, and only here, the requirement of a page is held
 * against the session; it is judged anew at every change of either.
 */
export function Frame({ area }: { area: Area }) {
  const entry = useRouteEntry();
  const snapshot = useSession();
  const verdict = isStartUndecided(entry, snapshot)
    ? 'wait'
    : settle(judge(entry.requirement, snapshot), snapshot);
  useSignIn(verdict === 'signIn');

  if (verdict !== 'granted' && verdict !== 'forbidden') {
    return (
      <PublicFrame>
        <WaitingSoon verdict={verdict} />
      </PublicFrame>
    );
  }
  const detour = verdict === 'granted' ? detourFrom(entry, snapshot, hasScreen) : undefined;
  if (detour !== undefined) {
    return (
      <PublicFrame>
        <Navigate to={detour} replace />
        <WaitingSoon verdict="wait" />
      </PublicFrame>
    );
  }
  const page = verdict === 'granted' ? <Outlet /> : <Refused />;
  if (area === 'public' || (area !== 'auth' && !snapshot.user)) return <PublicFrame>{page}</PublicFrame>;
  return (
    <Suspense
      fallback={
        <PublicFrame>
          <PendingBar isShown />
        </PublicFrame>
      }
    >
      {area === 'auth' ? <AuthFrame>{page}</AuthFrame> : <SignedInFrame area={area}>{page}</SignedInFrame>}
    </Suspense>
  );
}

/** While it is being found out who is there, the start page would only flash by before whoever is signed in. */
function isStartUndecided({ path }: RouteEntry, { status, isUnreachable }: SessionSnapshot): boolean {
  return path === paths.home() && status === 'unknown' && !isUnreachable;
}

/**
 * What an ended session means for the page: one that holds input stays and tells it itself; who has
 * a draft is told that it is kept; anybody else is just led to the provider.
 */
function settle(verdict: Verdict, { status, failure }: SessionSnapshot): Verdict {
  // On the way to the provider, too: that way can fail.
  if (status === 'ended' && heldInput() !== 'nothing') return 'granted';
  if (verdict !== 'ended') return verdict;
  if (hasShipmentDraft()) return 'ended';
  return failure ? 'signInFailed' : 'signIn';
}

function useSignIn(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) void session.signIn({ isAutomatic: true });
  }, [isNeeded]);
}
