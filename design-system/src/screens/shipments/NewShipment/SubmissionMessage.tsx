import { useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { useFocusHandOver } from '../../../components/RetryButton/useFocusHandOver.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FocusedMessage, SubmitErrorMessage } from '../../../forms/FormFrame/FormMessages.tsx';
import { submitFailureCopy } from '../../../forms/submit-failure.copy.ts';
import { toSubmitErrorSaying } from '../../../forms/submit-failure.ts';
import type { SubmitError } from '../../../forms/useSending.ts';
import type {
  LookUp,
  NewShipmentCallbacks,
  SubmissionFailure,
  SubmissionState,
} from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';

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
    <FocusedMessage key={props.submission.kind}>
      <Message {...props} />
    </FocusedMessage>
  );
}

function hasMessage(submission: SubmissionState): boolean {
  if (submission.kind === 'failed') return !submission.fields?.length;
  return submission.kind !== 'idle' && submission.kind !== 'sending';
}

function Message({ submission, shipmentsHref, onLookUp, onSignIn }: SubmissionMessageProps) {
  switch (submission.kind) {
    case 'failed':
      return <SubmitErrorMessage error={toSubmissionError(submission)} />;
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

/** A failed attempt in the words of the form kit. */
export function toSubmissionError(submission: Extract<SubmissionState, { kind: 'failed' }>): SubmitError {
  const { intent, failure } = submission;
  const words: Record<SubmissionFailure, string> = { ...submitFailureCopy.text, ...copy.failed.text };
  return toSubmitErrorSaying(words[failure], submission, copy.failed.title(intent));
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
