import { Banner } from '../../../components/Banner/Banner.tsx';
import type { ErrorOverview } from '../../../forms/error-display.ts';
import { FormErrors, FormMessages } from '../../../forms/FormFrame/FormMessages.tsx';
import { RestoredDraft } from '../../../forms/FormFrame/RestoredDraft.tsx';
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
        <RestoredDraft
          from={draft.restoredFrom}
          // The draft may have become a shipment.
          blockedReason={isOrderOpen(state) ? copy.discard.blocked : null}
          onDiscard={onDiscardDraft}
        />
      )}
    </FormMessages>
  );
}
