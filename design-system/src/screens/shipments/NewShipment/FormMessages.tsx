import { useId, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { useFocusHandOver } from '../../../components/RetryButton/useFocusHandOver.ts';
import { isOrderOpen } from './Actions.tsx';
import type { ListedError } from './form/error-display.ts';
import { fullLabel } from './form/field-labels.copy.ts';
import { fieldId } from './form/field-names.ts';
import { goToField } from './go-to-field.ts';
import type { EditingState, NewShipmentCallbacks } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';
import { SubmissionMessage } from './SubmissionMessage.tsx';

export interface FormMessagesProps extends Pick<NewShipmentCallbacks, 'onLookUp' | 'onSignIn'> {
  readonly state: EditingState;
  readonly attempt: number;
  readonly errors: readonly ListedError[];
  readonly shipmentsHref: string;
  readonly onShowSender: () => void;
  readonly onDiscardDraft: () => void;
}

/** What there is to say about the whole form, on top of it. */
export function FormMessages(props: FormMessagesProps) {
  const { state, attempt, errors, shipmentsHref, onShowSender, onDiscardDraft, onLookUp, onSignIn } = props;
  const { draft, submission } = state;

  return (
    <div className={styles.messages}>
      <ErrorSummary
        title={copy.errors.heading(errors.filter(({ isMended }) => !isMended).length)}
        attempt={attempt}
        errors={errors.map(({ name, message, isMended }) => ({
          fieldId: fieldId(name),
          message: copy.errors.entry(fullLabel(name), message),
          isMended,
        }))}
        onGoToField={(id) => goToField(id, onShowSender)}
      />
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
    </div>
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
