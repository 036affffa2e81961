import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { type Standing, useFailureInSight } from '../../../components/RetryButton/RetryButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Failed, Fetched, Loading } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { publicShellCopy } from '../../shell/public-shell.copy.ts';
import { shellCopy } from '../../shell/shell.copy.ts';
import type { StartFailure } from '../../start/Start/start-state.ts';
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
export function Join({ state, onRetry, ...rest }: JoinProps) {
  // An attempt forgets the failure of the one before.
  const { failure, isRetrying } = useFailureInSight(state, standings[state.kind] ?? 'other');
  const shown = failure?.kind === 'failed' ? { ...failure, isRetrying } : state;
  const step = 'step' in shown ? shown.step : 'checking';
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <ResourceView
          resource={toFetched(shown)}
          valueKey={shown.kind}
          words={{ loading: copy[step], failed: copy.failed[step] }}
          skeleton={<p aria-hidden="true">{copy[step]}</p>}
          headingLevel={1}
          onRetry={onRetry}
        >
          {(outcome) => <Content outcome={outcome} {...rest} />}
        </ResourceView>
      </Stack>
    </div>
  );
}

const standings: Partial<Record<JoinState['kind'], Standing>> = { failed: 'failed', loading: 'pending' };

type Outcome = Exclude<JoinState, Loading | Failed>;

function toFetched(state: JoinState): Fetched<Outcome> {
  const isOutcome = state.kind !== 'loading' && state.kind !== 'failed';
  return isOutcome ? { kind: 'ready', value: state, isRefreshing: false } : state;
}

interface ContentProps extends Omit<JoinProps, 'state' | 'onRetry'> {
  outcome: Outcome;
}

function Content({ outcome, ...callbacks }: ContentProps) {
  const { homeHref, onEnter, onOtherAccount } = callbacks;
  switch (outcome.kind) {
    case 'valid':
      return <Invitation invitation={outcome} {...callbacks} />;
    case 'member':
      return (
        <>
          <SignInFailed failure={outcome.failure} />
          <PageHeading>
            {outcome.isNew ? copy.joined(outcome.organization) : copy.member(outcome.organization)}
          </PageHeading>
          <Inline gap={2}>
            <LeavingButton isLeaving={outcome.isRedirecting} onPress={onEnter}>
              {shellCopy.toApplication}
            </LeavingButton>
          </Inline>
        </>
      );
    case 'closed':
      return (
        <>
          <PageHeading>{copy.closed.title}</PageHeading>
          <p className={styles.text}>{copy.closed.text}</p>
          <Inline gap={2}>
            <ButtonLink href={homeHref}>{shellCopy.toApplication}</ButtonLink>
          </Inline>
        </>
      );
    case 'wrongAccount':
      return (
        <>
          <SignInFailed failure={outcome.failure} />
          <PageHeading>{copy.wrongAccount.title}</PageHeading>
          <p className={styles.text}>
            {copy.signedInAs(outcome.person)} {copy.wrongAccount.text}
          </p>
          <Inline gap={2}>
            <LeavingButton isLeaving={outcome.isRedirecting} onPress={onOtherAccount}>
              {copy.otherAccount}
            </LeavingButton>
            {!outcome.isRedirecting && <ButtonLink href={homeHref}>{shellCopy.toApplication}</ButtonLink>}
          </Inline>
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
      <Inline gap={2}>
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
            {person !== undefined && <Button onPress={onOtherAccount}>{copy.otherAccount}</Button>}
            {person === undefined && (
              <Button variant="quiet" onPress={onCreateAccount}>
                {publicShellCopy.createAccount}
              </Button>
            )}
          </>
        )}
      </Inline>
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

function SignInFailed({ failure }: { failure: StartFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <Banner tone="danger" role="alert" title={startCopy.signInFailed.title(failure)}>
      {startCopy.signInFailed[failure]}
    </Banner>
  );
}
