import { Join } from 'design-system/screens/join/Join/Join';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { acceptInvitation, useInvitation } from '../../data/invitations.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
// The frame around it, so that it does not load after the page.
import '../frame/AuthFrame.tsx';
import { WaitingSoon } from '../frame/WaitingSoon.tsx';
import { type JoinLocationState, judgeJoin } from '../guard-join.ts';
import { usePageTitle } from '../page-title.ts';
import { paths } from '../paths.ts';
import { createAcceptances } from './acceptance.ts';
import { isClosed, toJoinState } from './to-join-state.ts';

const acceptances = createAcceptances(acceptInvitation, ({ orgCode, isNewMember }) => {
  // The token says nothing of the new organisation yet; the provider knows the person and asks nothing.
  if (isNewMember) void session.signIn({ orgCode, returnTo: paths.home() });
});

/** Where an invitation leads. */
export function Component() {
  const location = useLocation();
  const verdict = judgeJoin(location, useSession());
  switch (verdict.kind) {
    case 'home':
      return <Navigate to={paths.home()} replace />;
    case 'note': {
      const state: JoinLocationState = { invitationId: verdict.invitationId };
      return <Navigate to={paths.join()} replace state={state} />;
    }
    case 'wait':
    case 'unreachable':
      return <WaitingSoon verdict={verdict.kind} />;
    case 'offer':
    case 'join':
      return <InvitationPage invitationId={verdict.invitationId} isDecided={verdict.kind === 'join'} />;
  }
}

interface InvitationPageProps {
  readonly invitationId: string;
  readonly isDecided: boolean;
}

function InvitationPage({ invitationId, isDecided }: InvitationPageProps) {
  const navigate = useNavigate();
  const snapshot = useSession();
  const acceptance = useSyncExternalStore(acceptances.subscribe, () => acceptances.of(invitationId));
  const isSettled = isDecided && acceptance.kind !== 'refused';
  const { data: invitation, error, mutate: checkAgain } = useInvitation(isSettled ? null : invitationId);
  usePageTitle(pageTitles.join);
  const check = { invitation, error };
  const isSignedIn = snapshot.status === 'signedIn';
  const accept = () => acceptances.accept(invitationId);

  // Nobody new can join by a closed one, but whoever belongs to the organisation is told so by this call.
  const acceptsByItself = isDecided || (isSignedIn && isClosed(check));
  useEffect(() => {
    if (acceptsByItself) acceptances.accept(invitationId);
  }, [acceptsByItself, invitationId]);

  const carried = { invitationId, returnTo: paths.join() };
  const state = toJoinState(check, acceptance, isDecided, snapshot);
  const enter = () => {
    const orgCode = acceptance.kind === 'accepted' ? acceptance.activation.orgCode : invitation?.orgCode;
    const isThere = orgCode === undefined || orgCode === snapshot.claims?.access.org_code;
    if (isSignedIn && isThere) void navigate(paths.home());
    else void session.signIn({ returnTo: paths.home(), ...(orgCode !== undefined && { orgCode }) });
  };
  return (
    <Join
      state={state}
      homeHref={paths.home()}
      onAccept={isSignedIn ? accept : () => void session.signIn(carried)}
      onOtherAccount={() => void session.signIn({ ...carried, prompt: 'login' })}
      onCreateAccount={() => void session.signIn({ ...carried, prompt: 'create' })}
      onEnter={enter}
      onRetry={state.kind === 'failed' && state.step === 'joining' ? accept : () => checkAgain()}
    />
  );
}
