import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { loadPage } from '../../build/stale-build.ts';
import { hasDraft } from '../../drafts/drafts-in-tab.ts';
import { heldInput } from '../../leaving/unsaved-input.ts';
import { redirectFrom } from '../../pages/redirect.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { decideFrame, type InputAtStake } from './frame-decision.ts';
import { frameOf } from './frame-of.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { type Area, loadSignedInFrame } from './signed-in-frame.ts';
import { usePage } from './use-page.ts';
import { WaitingSoon } from './WaitingSoon.tsx';

const SignedInFrame = lazy(() => loadPage(loadSignedInFrame));
const AuthFrame = lazy(() => loadPage(() => import('./AuthFrame.tsx')));
const Refused = lazy(async () => ({ default: (await loadPage(loadSignedInFrame)).RefusedPage }));

const input: InputAtStake = { isHeld: () => heldInput() !== 'nothing', hasDraft: () => hasDraft() };

/**
 * The frame around the pages of one area. Here, and only here, a page's access is held against
 * the session; it is decided anew at every change of either.
 */
export function Frame({ area }: { area: Area }) {
  const page = usePage();
  const snapshot = useSession();
  const decision = decideFrame(page, snapshot, input);
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
  const frame = frameOf(area, snapshot);
  if (frame === 'public') return <PublicFrame>{content}</PublicFrame>;
  return (
    <Suspense
      fallback={
        <PublicFrame>
          <PendingBar isShown />
        </PublicFrame>
      }
    >
      {frame === 'auth' ? (
        <AuthFrame>{content}</AuthFrame>
      ) : (
        <SignedInFrame area={frame}>{content}</SignedInFrame>
      )}
    </Suspense>
  );
}

function useSignIn(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) void session.signIn({ isAutomatic: true });
  }, [isNeeded]);
}
