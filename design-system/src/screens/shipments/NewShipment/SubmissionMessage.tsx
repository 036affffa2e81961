import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { useFocusHandOver } from '../../../components/RetryButton/useFocusHandOver.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FailureNumber } from '../../../patterns/FailureNumber/FailureNumber.tsx';
import type { LookUp, NewShipmentCallbacks, SubmissionState } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';

export interface SubmissionMessageProps extends Pick<NewShipmentCallbacks, 'onLookUp' | 'onSignIn'> {
  readonly submission: SubmissionState;
  readonly shipmentsHref: string;
}

/**
 * What became of an attempt to send that did not end in a shipment. It takes the focus, because
 * the button that was pressed stands far below. Errors at fields are the error summary's.
 */
export function SubmissionMessage(props: SubmissionMessageProps) {
  if (!hasMessage(props.submission)) return null;
  return (
    <FocusedOnce key={props.submission.kind}>
      <Message {...props} />
    </FocusedOnce>
  );
}

function FocusedOnce({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1}>
      {children}
    </div>
  );
}

function hasMessage(submission: SubmissionState): boolean {
  if (submission.kind === 'failed') return !submission.fields?.length;
  return submission.kind !== 'idle' && submission.kind !== 'sending';
}

function Message({ submission, shipmentsHref, onLookUp, onSignIn }: SubmissionMessageProps) {
  switch (submission.kind) {
    case 'failed':
      return <Failed submission={submission} />;
    case 'unknown':
      return <Unknown lookUp={submission.lookUp} shipmentsHref={shipmentsHref} onLookUp={onLookUp} />;
    case 'other-created':
      return (
        <Banner
          tone="warning"
          title={copy.failed.title(submission.intent)}
          actions={<ButtonLink href={shipmentsHref}>{copy.unknown.list}</ButtonLink>}
        >
          {copy.otherCreated(submission.orderNumber)}
        </Banner>
      );
    case 'session-ended':
      return (
        <Banner tone="warning" actions={<Button onPress={onSignIn}>{copy.sessionEnded.action}</Button>}>
          {copy.sessionEnded.text}
        </Banner>
      );
    case 'idle':
    case 'sending':
      return null;
  }
}

function Failed({ submission }: { readonly submission: Extract<SubmissionState, { kind: 'failed' }> }) {
  const { intent, failure, detail, status, requestId, at } = submission;
  const facts = [copy.failed.at(at), status === undefined ? '' : copy.failed.status(status)];
  return (
    <Banner tone="danger" title={copy.failed.title(intent)}>
      <p>{`${detail ?? copy.failed.text[failure]} ${copy.failed.kept}`}</p>
      <p className={styles.details}>
        {facts.filter((fact) => fact !== '').join(copy.failed.separator)}
        {requestId !== undefined && (
          <>
            {copy.failed.separator}
            <FailureNumber number={requestId} />
          </>
        )}
      </p>
    </Banner>
  );
}

interface UnknownProps extends Pick<SubmissionMessageProps, 'shipmentsHref' | 'onLookUp'> {
  readonly lookUp: LookUp;
}

function Unknown({ lookUp, shipmentsHref, onLookUp }: UnknownProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  const isOver = lookUp === 'nothing-found';
  return (
    <Banner
      tone={isOver ? 'info' : 'warning'}
      actions={
        !isOver && (
          <>
            <LookUpButton
              isRunning={lookUp === 'running'}
              landing={() => outcome.current}
              onLookUp={onLookUp}
            />
            <ButtonLink variant="quiet" href={shipmentsHref}>
              {copy.unknown.list}
            </ButtonLink>
          </>
        )
      }
    >
      {lookUp !== 'settling' && !isOver && <p>{copy.unknown.text}</p>}
      {/* The same in every state, so that what comes of it is heard. */}
      <p ref={outcome} role="status">
        {lookUp === 'running' && <VisuallyHidden>{copy.unknown.lookingUp}</VisuallyHidden>}
        {lookUp === 'settling' && copy.unknown.settling}
        {lookUp === 'failed' && copy.unknown.lookUpFailed}
        {isOver && copy.unknown.nothingFound}
      </p>
    </Banner>
  );
}

interface LookUpButtonProps extends Pick<SubmissionMessageProps, 'onLookUp'> {
  readonly isRunning: boolean;
  /** What takes the focus when there is nothing to look up any more. */
  readonly landing: () => HTMLElement | null;
}

function LookUpButton({ isRunning, landing, onLookUp }: LookUpButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandOver(button, landing);
  return (
    <Button ref={button} isPending={isRunning} pendingLabel={copy.unknown.lookingUp} onPress={onLookUp}>
      {copy.unknown.lookUp}
    </Button>
  );
}
