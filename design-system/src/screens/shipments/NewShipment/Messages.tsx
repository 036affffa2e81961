import { QUOTE_LACKS_DATA } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import type { ErrorOverview } from '../../../forms/error-display.ts';
import { FormErrors, FormMessages } from '../../../forms/FormFrame/FormMessages.tsx';
import { RestoredDraft } from '../../../forms/FormFrame/RestoredDraft.tsx';
import { isOrderOpen } from './Actions.tsx';
import { fullLabel } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { modesCopy } from './modes.copy.ts';
import type { EditingState, NewShipmentCallbacks, OfferState } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';
import { SubmissionMessage, useEndedUnasked } from './SubmissionMessage.tsx';
import type { Missing } from './useMissing.ts';

export interface MessagesProps extends Pick<NewShipmentCallbacks, 'onLookUp' | 'onSignIn' | 'onKeepMine'> {
  readonly state: EditingState;
  readonly overview: ErrorOverview;
  /** Why no quote was asked for. */
  readonly lacksShippingData: boolean;
  readonly shipmentsHref: string;
  readonly onShowSender: () => void;
  readonly onDiscardDraft: () => void;
  readonly onLoadCurrent: () => void;
  /** What a template lacks to be ordered. */
  readonly missing: Missing | null;
}

/** What there is to say about the whole form, on top of it. */
export function Messages(props: MessagesProps) {
  const { state, overview, shipmentsHref, onShowSender, onDiscardDraft, onLookUp, onSignIn, missing } = props;
  const form = useShipmentFormContext();
  const { draft, submission } = state;
  const isUnasked = useEndedUnasked(submission);
  const outcome = (
    <SubmissionMessage
      submission={submission}
      shipmentsHref={shipmentsHref}
      isUnasked={isUnasked}
      onLookUp={onLookUp}
      onSignIn={onSignIn}
      onKeepMine={props.onKeepMine}
      onLoadCurrent={props.onLoadCurrent}
    />
  );

  return (
    <FormMessages>
      {props.lacksShippingData && <Banner tone="danger" role="alert" title={QUOTE_LACKS_DATA} />}
      <FormErrors form={form} overview={overview} onUnfold={onShowSender} />
      {!isUnasked && outcome}
      <div role="status" className={styles.live}>
        {isUnasked && outcome}
        {missing && submission.kind === 'idle' && overview.attempt === 0 && (
          <Banner
            tone="info"
            actions={
              <Button variant="link" onPress={missing.goThere}>
                {modesCopy.goToMissing}
              </Button>
            }
          >
            {modesCopy.missing(missing.names.map((name) => form.labelOf(name)))}
          </Banner>
        )}
        {state.offer && <Offer {...state.offer} />}
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

/** What was offered, and whether it still holds. */
function Offer({ kind, offer, differences = [] }: OfferState) {
  const { title, text, holds, askAgain, differs, difference, changeBack } = copy.offer;
  const isValid = kind === 'valid';
  const told = offer && (
    <p>{text(offer.carrier, offer.carrierProduct, offer.priceNetCents, offer.validUntil)}</p>
  );
  if (differences.length > 0) {
    return (
      <Banner tone="warning" title={differs}>
        {told}
        <ul>
          {differences.map(({ at, message }) => (
            <li key={at.join('.')}>{difference(fullLabel(at.join('.')), message)}</li>
          ))}
        </ul>
        <p>{changeBack}</p>
      </Banner>
    );
  }
  return (
    <Banner tone={isValid ? 'info' : 'warning'} title={title[kind]}>
      {told}
      <p>{isValid ? holds : askAgain}</p>
    </Banner>
  );
}
