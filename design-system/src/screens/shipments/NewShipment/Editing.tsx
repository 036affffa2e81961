import { Check } from '@lucide/icons';
import { defaultGeography } from 'contract';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { FormAnnouncer } from '../../../forms/FormFrame/FormAnnouncer.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { formsCopy } from '../../../forms/forms.copy.ts';
import type { SpeedFilter } from '../../../patterns/RateList/order.ts';
import { earliestDayOf, offersOf, rateKey } from '../../../patterns/RateList/rates-state.ts';
import { Actions, isOrderOpen } from './Actions.tsx';
import { BoxesContext, noBoxes } from './boxes-context.ts';
import { Content } from './Content.tsx';
import { CustomsSection } from './Customs.tsx';
import { formTitle } from './form-title.ts';
import { sideOf } from './form/field-names.ts';
import { GeographyContext } from './form/geography-context.ts';
import { partySearchId } from './form/rates-obstacle.ts';
import { ShipmentFormProvider } from './form/useShipmentForm.ts';
import { Messages } from './Messages.tsx';
import { modesCopy } from './modes.copy.ts';
import type { EditingState, NewShipmentCallbacks, NewShipmentSurroundings } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';
import { Options } from './Options.tsx';
import { Parties } from './Parties.tsx';
import { RatesBar } from './RatesBar.tsx';
import { RatesPanel, useChosenRate } from './RatesPanel.tsx';
import { priceChangeOf } from './SubmissionMessage.tsx';
import { useEditing } from './useEditing.ts';
import { useFocusOnHeading } from './useFreshStart.ts';

export interface EditingProps {
  readonly state: EditingState;
  readonly callbacks: NewShipmentCallbacks;
  readonly surroundings: NewShipmentSurroundings;
  /** It comes in place of an earlier form and takes the focus. */
  readonly isRestart: boolean;
}

/** The form with its rates. One mount is one filling: another `formKey` is another form. */
export function Editing({ state: given, callbacks, surroundings, isRestart }: EditingProps) {
  const page = useRef<HTMLDivElement>(null);
  useFocusOnHeading(page, isRestart);
  const [savesRecipient, setSavesRecipient] = useState(false);
  const [speed, setSpeed] = useState<SpeedFilter>('any');
  const [isSenderEdited, setSenderEdited] = useState(() => isSenderMissing(given));
  const openSender = useCallback(() => setSenderEdited(true), []);
  const editing = useEditing({
    state: given,
    callbacks,
    surroundings,
    savesRecipient,
    openSender,
    submitLabel: given.mode === 'edit' ? modesCopy.save : copy.actions.order,
  });
  const { state, mode, stable, form, submit, overview, lacksShippingData } = editing;
  const { note, missing, loadCurrent, startOver } = editing;
  const [seenAttempt, setSeenAttempt] = useState(0);
  if (overview.attempt !== seenAttempt) {
    // Errors of the folded sender unfold it, once: it must not fold again while they are mended.
    setSeenAttempt(overview.attempt);
    if (overview.errors.some(({ name }) => sideOf(name) === 'from')) setSenderEdited(true);
  }

  const { submission, rates, draft, isOffline = false, canRequestQuote = false } = state;
  return (
    <GeographyContext value={surroundings.geography ?? defaultGeography}>
      <ShipmentFormProvider value={form}>
        <div ref={page} className={styles.columns}>
          <div className={styles.formColumn}>
            <PageHeading
              actions={<SavedNote savedAt={draft.savedAt} />}
              description={formsCopy.required}
              entry={isBlank(given) ? partySearchId('to') : undefined}
            >
              {formTitle(mode, state.templateNumber)}
            </PageHeading>
            <Messages
              state={state}
              overview={overview}
              lacksShippingData={lacksShippingData}
              shipmentsHref={surroundings.shipmentsHref}
              onLookUp={stable.onLookUp}
              onSignIn={stable.onSignIn}
              onKeepMine={stable.onKeepMine}
              onLoadCurrent={() => void loadCurrent()}
              missing={missing}
              onShowSender={openSender}
              onDiscardDraft={() => void startOver(copy.discard)}
            />
            <FormSection
              number={1}
              keys={copy.sectionKeys(1)}
              title={copy.sections.parties}
              entry={partySearchId(isSenderEdited ? 'from' : 'to')}
            >
              <Parties
                search={state.search}
                onSearch={stable.onSearchParties}
                findPlaces={stable.onFindPlaces}
                neutralSenders={state.neutralSenders}
                defaultSender={state.defaultSender}
                onRetrySenders={stable.onRetrySenders}
                isSenderEdited={isSenderEdited}
                onSenderEditedChange={setSenderEdited}
                canSaveRecipient={state.canSaveContact ?? true}
                savesRecipient={savesRecipient}
                onSavesRecipientChange={setSavesRecipient}
              />
            </FormSection>
            <FormSection
              number={2}
              keys={copy.sectionKeys(2)}
              title={copy.sections.content}
              // What stands before it has a usual value.
              entry={form.at('shipmentData.packages.0.lengthCm').id}
            >
              <BoxesContext value={state.boxes ?? noBoxes}>
                <Content lastPackages={state.lastPackages} />
              </BoxesContext>
            </FormSection>
            <FormSection number={3} keys={copy.sectionKeys(3)} title={copy.sections.options}>
              <OptionsWithRate
                state={state}
                today={surroundings.today}
                speed={speed}
                onSpeedChange={setSpeed}
              />
            </FormSection>
            <CustomsSection eori={state.eori} onRequiredChange={stable.onCustomsChange} />
            <FormAnnouncer form={form} />
            <FormFoot isBlocked={isOrderOpen(state)} onReset={() => void startOver(copy.reset)} />
          </div>
          <RatesPanel
            rates={rates}
            // What was sent stays on the page as it was sent.
            preset={isOrderOpen(state) ? undefined : state.preset}
            offer={state.offer}
            priceChange={priceChangeOf(submission)}
            speed={speed}
            onSpeedChange={setSpeed}
            onShowSender={openSender}
            onRetryRates={stable.onRetryRates}
            onChooseRate={stable.onChooseRate}
            onPresetRuleChange={stable.onPresetRuleChange}
            {...(canRequestQuote && { onRequestQuote: () => submit('quote') })}
          >
            <Actions
              mode={mode}
              submission={submission}
              isOffline={isOffline}
              canRequestQuote={canRequestQuote}
              note={note}
              onSubmit={submit}
            />
          </RatesPanel>
        </div>
        <RatesBar
          mode={mode}
          rates={rates}
          speed={speed}
          submission={submission}
          isOffline={isOffline}
          onSubmit={submit}
        />
      </ShipmentFormProvider>
    </GeographyContext>
  );
}

function isSenderMissing({ initialInput }: EditingState): boolean {
  const { from } = initialInput;
  return !from.companyName && !from.personName && from.address.addressLine1 === '';
}

/** A new shipment that only lacks its recipient, and no draft that comes back. */
function isBlank(state: EditingState): boolean {
  const { mode = 'new', draft, initialInput } = state;
  const { to } = initialInput;
  const isSent = Boolean(to.companyName || to.personName || to.address.addressLine1);
  return mode === 'new' && draft.restoredFrom === null && !isSent && !isSenderMissing(state);
}

interface FormFootProps {
  /** What the form holds may have become a shipment. */
  readonly isBlocked: boolean;
  readonly onReset: () => void;
}

function FormFoot({ isBlocked, onReset }: FormFootProps) {
  const reasonId = useId();
  return (
    <div className={styles.formFoot}>
      {isBlocked && (
        <p id={reasonId} className={styles.details}>
          {copy.reset.blocked}
        </p>
      )}
      <Button
        variant="quiet"
        isDisabled={isBlocked}
        aria-describedby={isBlocked ? reasonId : undefined}
        onPress={onReset}
      >
        {copy.reset.action}
      </Button>
    </div>
  );
}

function SavedNote({ savedAt }: { readonly savedAt: string | null }) {
  if (savedAt === null) return null;
  return (
    <span className={styles.saved}>
      <Icon icon={Check} size="sm" />
      {copy.draft.saved(savedAt)}
    </span>
  );
}

interface OptionsWithRateProps {
  readonly state: EditingState;
  readonly today: string;
  readonly speed: SpeedFilter;
  readonly onSpeedChange: (speed: SpeedFilter) => void;
}

/** Hands the options what they say about the chosen rate, as plain values. */
function OptionsWithRate({ state, ...props }: OptionsWithRateProps) {
  const chosen = useChosenRate();
  const offer = offersOf(state.rates).find(({ rate }) => rateKey(rate) === chosen?.key);
  return (
    <Options
      {...props}
      insuredFromEur={state.insuredFromEur}
      earliestDay={earliestDayOf(state.rates)}
      chosenCarrier={offer ? offer.rate.carrier : ''}
      includedLiabilityEur={offer?.rate.includedLiabilityEur ?? null}
    />
  );
}
