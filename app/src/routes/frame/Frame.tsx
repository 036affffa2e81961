import { Forbidden } from 'design-system/screens/errors/Forbidden/Forbidden';
import { SessionEnded } from 'design-system/screens/session/SessionEnded/SessionEnded';
import { SigningIn } from 'design-system/screens/session/SigningIn/SigningIn';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import type { SessionSnapshot } from '../../auth/index.ts';
import { hasShipmentDraft } from '../../drafts/has-shipment-draft.ts';
import { session } from '../../services.ts';
import { personName, roleLabel } from '../../session/person.ts';
import { toShownFailure } from '../../session/sign-in-failure.ts';
import { useSession } from '../../session/use-session.ts';
import { isInputHeld } from '../../shell/unsaved-input.ts';
import { judge, type Verdict } from '../guard.ts';
import { usePageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { type Area, loadSignedInFrame } from './signed-in-frame.ts';
import { useRouteEntry } from './use-route-entry.ts';

const SignedInFrame = lazy(loadSignedInFrame);

/**
 * The frame around the pages of one area. Here, and only here, the requirement of a page is held
 * against the session; it is judged anew at every change of either.
 */
export function Frame({ area }: { area: Area }) {
  const entry = useRouteEntry();
  const snapshot = useSession();
  const verdict = settle(judge(entry.requirement, snapshot));
  useSignIn(verdict === 'signIn');

  if (verdict !== 'granted' && verdict !== 'forbidden') {
    return (
      <PublicFrame>
        <Waiting verdict={verdict} snapshot={snapshot} />
      </PublicFrame>
    );
  }
  const page = verdict === 'granted' ? <Outlet /> : <Refused snapshot={snapshot} />;
  if (area === 'public' || !snapshot.user) return <PublicFrame>{page}</PublicFrame>;
  return (
    <Suspense fallback={<PublicFrame>{null}</PublicFrame>}>
      <SignedInFrame area={area}>{page}</SignedInFrame>
    </Suspense>
  );
}

/**
 * What an ended session means for the page: one that holds input stays and tells it itself; who has
 * a draft is told that it is kept; anybody else is just led to the provider.
 */
function settle(verdict: Verdict): Verdict {
  if (verdict !== 'ended') return verdict;
  if (isInputHeld()) return 'granted';
  return hasShipmentDraft() ? 'ended' : 'signIn';
}

function useSignIn(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) void session.signIn();
  }, [isNeeded]);
}

interface WaitingProps {
  readonly verdict: Exclude<Verdict, 'granted' | 'forbidden'>;
  readonly snapshot: SessionSnapshot;
}

function Waiting({ verdict, snapshot }: WaitingProps): ReactNode {
  usePageTitle(pageTitles.signingIn);
  const signIn = () => void session.signIn();
  switch (verdict) {
    case 'ended':
      return <SessionEnded onSignIn={signIn} />;
    case 'unreachable':
      return (
        <SigningIn state={{ kind: 'failed', failure: 'unreachable' }} onRetry={() => void session.start()} />
      );
    case 'signInFailed': {
      const failure = snapshot.failure ? toShownFailure(snapshot.failure) : 'unknown';
      return <SigningIn state={{ kind: 'failed', failure }} onRetry={signIn} />;
    }
    case 'wait':
    case 'signIn': {
      const isLeaving = snapshot.isLeaving || verdict === 'signIn';
      return <SigningIn state={{ kind: 'waiting', isLeaving }} onRetry={signIn} />;
    }
  }
}

function Refused({ snapshot: { user, claims } }: { snapshot: SessionSnapshot }) {
  usePageTitle(pageTitles.forbidden);
  return <Forbidden person={{ name: personName(user), role: roleLabel(claims) }} homeHref={paths.home()} />;
}
