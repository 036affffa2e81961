import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import type { ShownError } from './form/error-display.ts';
import { fullLabel } from './form/field-labels.copy.ts';
import { fieldId } from './form/field-names.ts';
import type { EditingState, NewShipmentCallbacks } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';
import { SubmissionMessage } from './SubmissionMessage.tsx';

export interface FormMessagesProps extends Pick<NewShipmentCallbacks, 'onLookUp' | 'onSignIn'> {
  readonly state: EditingState;
  readonly attempt: number;
  readonly errors: readonly ShownError[];
  readonly shipmentsHref: string;
  readonly onShowSender: () => void;
  readonly onDiscardDraft: () => void;
}

/** What there is to say about the whole form, on top of it. */
export function FormMessages(props: FormMessagesProps) {
  const { state, attempt, errors, shipmentsHref, onShowSender, onDiscardDraft, onLookUp, onSignIn } = props;
  const { draft, submission } = state;

  const goToField = (id: string) => {
    // The sender's fields may be folded; they have to be there before they take the focus.
    if (!document.getElementById(id)) flushSync(onShowSender);
    focusField(document.getElementById(id));
  };

  return (
    <div className={styles.messages}>
      <ErrorSummary
        title={copy.errors.heading(errors.length)}
        attempt={attempt}
        errors={errors.map(({ name, message }) => ({
          fieldId: fieldId(name),
          message: copy.errors.entry(fullLabel(name), message),
        }))}
        onGoToField={goToField}
      />
      <SubmissionMessage
        submission={submission}
        shipmentsHref={shipmentsHref}
        onLookUp={onLookUp}
        onSignIn={onSignIn}
      />
      {draft.storage === 'unavailable' && (
        <Banner tone="warning" role="status">
          {copy.draft.storageUnavailable}
        </Banner>
      )}
      {state.prefillFailure && (
        <Banner tone="warning" role="status">
          {copy.prefillFailed[state.prefillFailure]}
        </Banner>
      )}
      {draft.restoredFrom !== null && <RestoredDraft from={draft.restoredFrom} onDiscard={onDiscardDraft} />}
    </div>
  );
}

/** Focuses a field, or the first part of one that consists of several. */
function focusField(element: HTMLElement | null) {
  if (!element) return;
  element.focus();
  if (document.activeElement !== element)
    element.querySelector<HTMLElement>('[tabindex="0"], input')?.focus();
}

interface RestoredDraftProps {
  readonly from: string;
  readonly onDiscard: () => void;
}

/** The input is in the fields already: going on only closes the message. */
function RestoredDraft({ from, onDiscard }: RestoredDraftProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button onPress={() => setClosed(true)}>{copy.draft.keep}</Button>
          <Button variant="quiet" onPress={onDiscard}>
            {copy.draft.discard}
          </Button>
        </>
      }
    >
      {copy.draft.restored(from)}
    </Banner>
  );
}
