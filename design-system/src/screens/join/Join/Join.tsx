import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { type Standing, useFailureInSight } from '../../../components/RetryButton/RetryButton.tsx';
import { LoadFailure } from '../../../patterns/LoadFailure/LoadFailure.tsx';
import { shellCopy } from '../../shell/shell.copy.ts';
import type { SignInFailure } from '../../start/Start/start-state.ts';
import { startCopy } from '../../start/Start/Start.copy.ts';
import type { JoinState, ValidInvitation } from './join-state.ts';
import { joinCopy as copy } from './Join.copy.ts';
import * as styles from './Join.css.ts';

export interface JoinProps {
  state: JoinState;
  homeHref: string;
  onAccept: () => void;
  /** Lets the person choose another account at the identity provider, and accepts with that one. */
  onOtherAccount: () => void;
  /** Opens an account, and accepts with that one. */
  onCreateAccount: () => void;
  /** Goes on into the organisation that the person belongs to. */
  onEnter: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** Where an invitation leads: who invites, and the ways to accept. Loads no react-aria. */
export function Join(props: JoinProps) {
  const page = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  const { state } = props;
  const { kind } = state;
  const { failure, isRetrying } = useFailureInSight(state, standings[kind] ?? 'other');
  const shownKind = useRef(kind);

  useEffect(() => {
    if (shownKind.current === kind) return;
    shownKind.current = kind;
    // What was pressed has given way to something else; keyboard and screen reader go on there.
    const isLost = isUsed.current && document.activeElement === document.body;
    if (isLost) page.current?.querySelector('h1')?.focus();
  }, [kind]);

  return (
    <div ref={page} className={styles.page} onFocus={() => (isUsed.current = true)}>
      <div role="status" className={styles.live}>
        {!failure && (kind === 'checking' || kind === 'joining') && <p>{copy[kind]}</p>}
      </div>
      {failure?.kind === 'failed' ? (
        <LoadFailure
          headingLevel={1}
          title={copy.failed[failure.step]}
          failure={failure.details}
          isRetrying={isRetrying}
          onRetry={props.onRetry}
        />
      ) : (
        <Content {...props} />
      )}
    </div>
  );
}

const standings: Partial<Record<JoinState['kind'], Standing>> = {
  failed: 'failed',
  checking: 'pending',
  joining: 'pending',
};

function Content({ state, ...callbacks }: JoinProps) {
  const { homeHref, onEnter, onOtherAccount } = callbacks;
  switch (state.kind) {
    case 'checking':
    case 'joining':
    case 'failed':
      return null;
    case 'valid':
      return <Invitation invitation={state} {...callbacks} />;
    case 'member':
      return (
        <>
          <SignInFailed failure={state.failure} />
          <PageHeading>
            {state.isNew ? copy.joined(state.organization) : copy.member(state.organization)}
          </PageHeading>
          <div className={styles.actions}>
            <LeavingButton isLeaving={state.isRedirecting} onPress={onEnter}>
              {shellCopy.toApplication}
            </LeavingButton>
          </div>
        </>
      );
    case 'closed':
      return (
        <>
          <PageHeading>{copy.closed.title}</PageHeading>
          <p className={styles.text}>{copy.closed.text}</p>
          <div className={styles.actions}>
            <ButtonLink href={homeHref}>{shellCopy.toApplication}</ButtonLink>
          </div>
        </>
      );
    case 'wrongAccount':
      return (
        <>
          <SignInFailed failure={state.failure} />
          <PageHeading>{copy.wrongAccount.title}</PageHeading>
          <p className={styles.text}>
            {copy.signedInAs(state.person)} {copy.wrongAccount.text}
          </p>
          <div className={styles.actions}>
            <LeavingButton isLeaving={state.isRedirecting} onPress={onOtherAccount}>
              {copy.otherAccount}
            </LeavingButton>
            {!state.isRedirecting && <ButtonLink href={homeHref}>{shellCopy.toApplication}</ButtonLink>}
          </div>
        </>
      );
  }
}

interface InvitationProps extends Pick<JoinProps, 'onAccept' | 'onOtherAccount' | 'onCreateAccount'> {
  invitation: ValidInvitation;
}

function Invitation({ invitation, onAccept, onOtherAccount, onCreateAccount }: InvitationProps) {
  const { organization, person, failure, isJoining = false, isRedirecting = false } = invitation;
  return (
    <>
      <SignInFailed failure={failure} />
      <PageHeading>{copy.invited(organization)}</PageHeading>
      <p className={styles.text}>{person === undefined ? copy.stranger : copy.signedInAs(person)}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isJoining || isRedirecting}
          pendingLabel={isJoining ? copy.joining : startCopy.redirecting}
          onPress={onAccept}
        >
          {copy.accept}
        </Button>
        {!isJoining && !isRedirecting && (
          <>
            <Button onPress={onOtherAccount}>{copy.otherAccount}</Button>
            {person === undefined && (
              <Button variant="quiet" onPress={onCreateAccount}>
                {startCopy.createAccount}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}

interface LeavingButtonProps {
  isLeaving: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** Leads to the identity provider. */
function LeavingButton({ isLeaving = false, onPress, children }: LeavingButtonProps) {
  return (
    <Button variant="primary" isPending={isLeaving} pendingLabel={startCopy.redirecting} onPress={onPress}>
      {children}
    </Button>
  );
}

function SignInFailed({ failure }: { failure: SignInFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <Banner tone="danger" role="alert" title={startCopy.signInFailed.title}>
      {startCopy.signInFailed[failure]}
    </Banner>
  );
}
