import { useId, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { useFocusHandOver } from '../../../components/RetryButton/useFocusHandOver.ts';
import type { ErrorOverview } from '../../../forms/error-display.ts';
import { FormErrors, FormMessages } from '../../../forms/FormFrame/FormMessages.tsx';
import { isOrderOpen } from './Actions.tsx';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { EditingState, NewShipmentCallbacks } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';
import { SubmissionMessage } from './SubmissionMessage.tsx';

export interface MessagesProps extends Pick<NewShipmentCallbacks, 'onLookUp' | 'onSignIn'> {
  readonly state: EditingState;
  readonly overview: ErrorOverview;
  readonly shipmentsHref: string;
  readonly onShowSender: () => void;
  readonly onDiscardDraft: () => void;
}

/** What there is to say about the whole form, on top of it. */
export function Messages(props: MessagesProps) {
  const { state, overview, shipmentsHref, onShowSender, onDiscardDraft, onLookUp, onSignIn } = props;
  const form = useShipmentFormContext();
  const { draft, submission } = state;

  return (
    <FormMessages>
      <FormErrors form={form} overview={overview} onUnfold={onShowSender} />
      <SubmissionMessage
        submission={submission}
        shipmentsHref={shipmentsHref}
        onLookUp={onLookUp}
        onSignIn={onSignIn}
      />
      <div role="status" className={styles.live}>
        {draft.storage === 'unavailable' && <Banner tone="warning">{copy.draft.storageUnavailable}</Banner>}
        {state.prefillFailure && <Banner tone="warning">{copy.prefillFailed[state.prefillFailure]}</Banner>}
      </div>
      {draft.restoredFrom !== null && (
        <RestoredDraft from={draft.restoredFrom} isBlocked={isOrderOpen(state)} onDiscard={onDiscardDraft} />
      )}
    </FormMessages>
  );
}

interface RestoredDraftProps {
  readonly from: string;
  /** The draft may have become a shipment. */
  readonly isBlocked: boolean;
  readonly onDiscard: () => void;
}

/** The input is in the fields already: going on only closes the message. */
function RestoredDraft({ from, isBlocked, onDiscard }: RestoredDraftProps) {
  const reasonId = useId();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <KeepButton onPress={() => setClosed(true)} />
          <Button
            variant="quiet"
            isDisabled={isBlocked}
            aria-describedby={isBlocked ? reasonId : undefined}
            onPress={onDiscard}
          >
            {copy.draft.discard}
          </Button>
        </>
      }
    >
      <p>{copy.draft.restored(from)}</p>
      {isBlocked && <p id={reasonId}>{copy.discard.blocked}</p>}
    </Banner>
  );
}

/** Goes away with its message; the focus goes on to the form. */
function KeepButton({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandOver(button);
  return (
    <Button ref={button} onPress={onPress}>
      {copy.draft.keep}
    </Button>
  );
}
