import { useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { useFocusHandOver } from '../../../components/FocusHandOver/useFocusHandOver.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FocusedMessage, SubmitErrorMessage } from '../../../forms/FormFrame/FormMessages.tsx';
import { StaleVersion } from '../../../forms/StaleVersion/StaleVersion.tsx';
import { submitFailureCopy } from '../../../forms/submit-failure.copy.ts';
import { toSubmitErrorSaying } from '../../../forms/submit-failure.ts';
import type { SubmitError } from '../../../forms/useSending.ts';
import { modesCopy } from './modes.copy.ts';
import type {
  LookUp,
  NewShipmentCallbacks,
  SubmissionFailure,
  SubmissionState,
} from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';

export interface SubmissionMessageProps extends Pick<
  NewShipmentCallbacks,
  'onLookUp' | 'onSignIn' | 'onKeepMine' | 'onLoadCurrent'
> {
  readonly submission: SubmissionState;
  readonly shipmentsHref: string;
  /** It came by itself, so it leaves the focus to whoever is at work; see `useEndedUnasked`. */
  readonly isUnasked?: boolean;
}

/**
 * What became of an attempt to send that did not end in a shipment. It takes the focus, because
 * the button that was pressed stands far below. Errors at fields are the error summary's.
 */
export function SubmissionMessage(props: SubmissionMessageProps) {
  const { submission } = props;
  if (!hasMessage(submission)) return null;
  if (submission.kind === 'failed' && submission.failure === 'stale')
    return <Stale {...props} submission={submission} />;
  return (
    <FocusedMessage key={submission.kind} isUnasked={props.isUnasked}>
      <Message {...props} />
    </FocusedMessage>
  );
}

/** Whether the session has ended by itself, and not as the answer to a press. */
export function useEndedUnasked({ kind }: SubmissionState): boolean {
  const [seen, setSeen] = useState({ kind, isUnasked: kind === 'session-ended' });
  if (seen.kind === kind) return seen.isUnasked;
  const isUnasked = kind === 'session-ended' && seen.kind !== 'sending';
  setSeen({ kind, isUnasked });
  return isUnasked;
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
      return (
        <Unknown
          words={submission.intent === 'avis' ? modesCopy.unknown : copy.unknown}
          lookUp={submission.lookUp}
          shipmentsHref={shipmentsHref}
          onLookUp={onLookUp}
        />
      );
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

interface StaleProps extends Pick<NewShipmentCallbacks, 'onKeepMine' | 'onLoadCurrent'> {
  readonly submission: Extract<SubmissionState, { kind: 'failed' }>;
}

/** Somebody else has changed the template: nobody's work is replaced unseen. */
function Stale({ submission: { intent }, onKeepMine, onLoadCurrent }: StaleProps) {
  const [isKept, setKept] = useState(false);
  const keep = () => {
    setKept(true);
    onKeepMine?.();
  };
  return (
    <StaleVersion
      title={copy.failed.title(intent)}
      text={modesCopy.stale.text}
      isKept={isKept}
      keptText={intent === 'order' ? modesCopy.stale.keptForOrder : undefined}
      onKeepMine={keep}
      onLoadCurrent={() => onLoadCurrent?.()}
    />
  );
}

/** What the rates say of an attempt that was refused because of its price. */
export function priceChangeOf(submission: SubmissionState): string | undefined {
  if (submission.kind !== 'failed' || submission.failure !== 'repriced') return undefined;
  return submission.detail ?? copy.failed.text.repriced;
}

/** A failed attempt in the words of the form kit. */
export function toSubmissionError(submission: Extract<SubmissionState, { kind: 'failed' }>): SubmitError {
  const { intent, failure } = submission;
  const words: Record<SubmissionFailure, string> = {
    ...submitFailureCopy.text,
    ...copy.failed.text,
    stale: modesCopy.stale.text,
    settled: modesCopy.settled.ordered.title,
  };
  return toSubmitErrorSaying(words[failure], submission, copy.failed.title(intent));
}

interface UnknownProps extends Pick<SubmissionMessageProps, 'shipmentsHref' | 'onLookUp'> {
  readonly lookUp: LookUp;
  readonly words: Readonly<Record<'text' | 'settling' | 'nothingFound' | 'lookUpFailed', string>>;
}

function Unknown({ words, lookUp, shipmentsHref, onLookUp }: UnknownProps) {
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
      {lookUp !== 'settling' && !isOver && <p>{words.text}</p>}
      {/* The same in every state, so that what comes of it is heard. */}
      <p ref={outcome} role="status">
        {lookUp === 'running' && <VisuallyHidden>{copy.unknown.lookingUp}</VisuallyHidden>}
        {lookUp === 'settling' && words.settling}
        {lookUp === 'failed' && words.lookUpFailed}
        {isOver && words.nothingFound}
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
