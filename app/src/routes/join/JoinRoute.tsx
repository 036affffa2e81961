import { Join } from 'design-system/screens/join/Join/Join';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { acceptInvitation, oneInvitation } from '../../data/invitations.ts';
import { useRead } from '../../data/use-read.ts';
import { useWriter } from '../../data/use-write.ts';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
// The frame around it, so that it does not load after the page.
import '../frame/AuthFrame.tsx';
import { useSession } from '../../session/use-session.ts';
import { WaitingSoon } from '../frame/WaitingSoon.tsx';
import { usePageTitle } from '../page-title.ts';
import { createAcceptances } from './acceptance.ts';
import { type JoinLocationState, decideJoin } from './join-decision.ts';
import { isClosed, toJoinState } from './to-join-state.ts';

const acceptanceOf = createAcceptances(acceptInvitation, {
  onDone({ orgCode, isNewMember }) {
    // The token says nothing of the new organisation yet; the provider knows the person and asks nothing.
    if (isNewMember) void session.signIn({ orgCode, returnTo: pages.start.href() });
  },
});

/** Where an invitation leads. */
export function Component() {
  const location = useLocation();
  const decision = decideJoin(location, useSession());
  switch (decision.kind) {
    case 'home':
      return <Navigate to={pages.start.href()} replace />;
    case 'note': {
      const state: JoinLocationState = { invitationId: decision.invitationId };
      return <Navigate to={pages.join.href()} replace state={state} />;
    }
    case 'wait':
    case 'unreachable':
      return <WaitingSoon decision={decision.kind} />;
    case 'offer':
    case 'join':
      return <InvitationPage invitationId={decision.invitationId} isDecided={decision.kind === 'join'} />;
  }
}

interface InvitationPageProps {
  readonly invitationId: string;
  readonly isDecided: boolean;
}

function InvitationPage({ invitationId, isDecided }: InvitationPageProps) {
  const navigate = useNavigate();
  const snapshot = useSession();
  const writer = acceptanceOf(invitationId);
  const acceptance = useWriter(writer);
  const isSettled = isDecided && acceptance.kind !== 'failed';
  const lookUp = useRead(isSettled ? null : oneInvitation(invitationId));
  const invitation = lookUp.data;
  const check = { invitation, error: lookUp.error };
  usePageTitle(pageTitles.join);
  const isSignedIn = snapshot.status === 'signedIn';
  const accept = () => void writer.runOnce(invitationId);

  // Nobody new can join by a closed one, but whoever belongs to the organisation is told so by this call.
  const acceptsByItself = isDecided || (isSignedIn && isClosed(check));
  useEffect(() => {
    if (acceptsByItself) void writer.runOnce(invitationId);
  }, [acceptsByItself, writer, invitationId]);

  const carried = { invitationId, returnTo: pages.join.href() };
  const state = toJoinState(check, acceptance, isDecided, snapshot);
  const enter = () => {
    const orgCode = acceptance.kind === 'done' ? acceptance.answer.orgCode : invitation?.orgCode;
    const isThere = orgCode === undefined || orgCode === snapshot.claims?.access.org_code;
    if (isSignedIn && isThere) void navigate(pages.start.href());
    else void session.signIn({ returnTo: pages.start.href(), ...(orgCode !== undefined && { orgCode }) });
  };
  return (
    <Join
      state={state}
      homeHref={pages.start.href()}
      onAccept={isSignedIn ? accept : () => void session.signIn(carried)}
      onOtherAccount={() => void session.signIn({ ...carried, prompt: 'login' })}
      onCreateAccount={() => void session.signIn({ ...carried, prompt: 'create' })}
      onEnter={enter}
      onRetry={state.kind === 'failed' && state.step === 'joining' ? accept : () => lookUp.mutate()}
    />
  );
}
