import { defaultGeography, type ScannedShipment, type Shipment } from 'contract';
import { useId, useState, useSyncExternalStore } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { formatDayDateWithYear } from '../../../format/index.ts';
import { FormAnnouncer } from '../../../forms/FormFrame/FormAnnouncer.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import type { SpeedFilter } from '../../../patterns/RateList/order.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { Actions } from '../NewShipment/Actions.tsx';
import { fullLabel } from '../NewShipment/form/field-labels.copy.ts';
import { GeographyContext } from '../NewShipment/form/geography-context.ts';
import type { ShipmentForm } from '../NewShipment/form/shipment-form.ts';
import { ShipmentFormProvider } from '../NewShipment/form/useShipmentForm.ts';
import { Messages } from '../NewShipment/Messages.tsx';
import type {
  EditingState,
  NewShipmentCallbacks,
  NewShipmentState,
  NewShipmentSurroundings,
} from '../NewShipment/new-shipment-state.ts';
import { newShipmentCopy } from '../NewShipment/NewShipment.copy.ts';
import { Packages } from '../NewShipment/Packages.tsx';
import { RatesPanel } from '../NewShipment/RatesPanel.tsx';
import { priceChangeOf } from '../NewShipment/SubmissionMessage.tsx';
import { UnavailableContent } from '../NewShipment/Unavailable.tsx';
import { useEditing } from '../NewShipment/useEditing.ts';
import { shipmentPanelCopy } from '../ShipmentPanel/ShipmentPanel.copy.ts';
import { PostalAddress } from '../ShipmentPanel/ShipmentSections.tsx';
import { packingBenchCopy } from './PackingBench.copy.ts';
import * as styles from './PackingBench.css.ts';

const copy = packingBenchCopy.form;

export interface PackingFormProps {
  /** That of the form which completes a template. */
  readonly state: NewShipmentState;
  readonly callbacks: NewShipmentCallbacks;
  readonly surroundings: NewShipmentSurroundings;
  /** As it was scanned. */
  readonly shipment: ScannedShipment;
  /** The same template, with the same input, with all its fields. */
  readonly fullFormHref: string;
}

/** A template as far as whoever packs it needs it: where it goes, what is in it, what it weighs, how it travels. */
export function PackingForm(props: PackingFormProps) {
  const { state, callbacks, surroundings } = props;
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-busy="true">
          <Status>{copy.loading}</Status>
        </div>
      );
    case 'forbidden':
      return <Forbidden refusal={state.refusal} />;
    case 'notFound':
    case 'failed':
    case 'settled':
      return (
        <UnavailableContent
          state={state}
          shipmentsHref={surroundings.shipmentsHref}
          onRetry={callbacks.onRetrySource}
          onCancelAndCopy={undefined}
        />
      );
    case 'editing':
      return <Packing key={state.formKey} {...props} state={state} />;
  }
}

/** Nothing is folded away here. */
const openNothing = () => undefined;

function Packing({
  state: given,
  callbacks,
  surroundings,
  shipment,
  fullFormHref,
}: PackingFormProps & { readonly state: EditingState }) {
  const { state, mode, stable, form, submit, overview, note, missing, loadCurrent, startOver } = useEditing({
    state: given,
    callbacks,
    surroundings,
    savesRecipient: false,
    openSender: openNothing,
    submitLabel: copy.complete,
  });
  const [speed, setSpeed] = useState<SpeedFilter>('any');
  const gaps = useGaps(form);
  const titleId = useId();
  const { submission, rates, isOffline = false } = state;
  return (
    <GeographyContext value={surroundings.geography ?? defaultGeography}>
      <ShipmentFormProvider value={form}>
        <div className={styles.columns} role="group" aria-labelledby={titleId}>
          <div className={styles.parcel}>
            <h2 id={titleId} tabIndex={-1}>
              {copy.label(shipment.orderNumber)}
            </h2>
            {gaps.length > 0 && (
              <Banner
                tone="warning"
                title={copy.gaps.title}
                actions={<ButtonLink href={fullFormHref}>{copy.gaps.open}</ButtonLink>}
              >
                {copy.gaps.text(gaps)}
              </Banner>
            )}
            <Messages
              state={state}
              overview={overview}
              // Nobody asks for quotes at the bench.
              lacksShippingData={false}
              shipmentsHref={surroundings.shipmentsHref}
              onLookUp={stable.onLookUp}
              onSignIn={stable.onSignIn}
              onKeepMine={stable.onKeepMine}
              onLoadCurrent={() => void loadCurrent()}
              missing={gaps.length > 0 ? null : missing}
              onShowSender={openNothing}
              onDiscardDraft={() => void startOver(newShipmentCopy.discard)}
            />
            <div className={styles.facts}>
              <div>
                <FormSection title={shipmentPanelCopy.recipient}>
                  {/* What begins with a shipment has all lines, empty where there is nothing. */}
                  <PostalAddress block={state.initialInput.to as Shipment['to']} />
                </FormSection>
              </div>
              <div>
                <FormSection title={copy.notes}>
                  <Notes input={state.initialInput} />
                </FormSection>
              </div>
            </div>
            <FormSection title={shipmentPanelCopy.packages}>
              <Packages />
            </FormSection>
            <FormAnnouncer form={form} />
          </div>
          <RatesPanel
            rates={rates}
            priceChange={priceChangeOf(submission)}
            speed={speed}
            onSpeedChange={setSpeed}
            onShowSender={openNothing}
            onRetryRates={stable.onRetryRates}
            onChooseRate={stable.onChooseRate}
          />
          <div className={styles.actions}>
            <Actions
              mode={mode}
              submission={submission}
              isOffline={isOffline}
              canRequestQuote={false}
              note={note}
              onSubmit={submit}
              onlyOrder={copy.complete}
            />
          </div>
        </div>
      </ShipmentFormProvider>
    </GeographyContext>
  );
}

/** What stands on the bench of all fields: packages and product. */
const onTheBench = /^(?:shipmentData\.packages|carrier)/;

/** What a template lacks that nobody can enter here, by the names of its fields. */
function useGaps(form: ShipmentForm): readonly string[] {
  // What it lacks is a matter of what it holds.
  useSyncExternalStore(form.onSettle, form.settled);
  const names = [...form.complaints().keys()].filter((name) => !onTheBench.test(name));
  return [...new Set(names.map(fullLabel))];
}

/** What whoever packs should know of it. */
function Notes({ input }: { readonly input: EditingState['initialInput'] }) {
  const { facts } = shipmentPanelCopy;
  const items = [
    { term: facts.content, value: input.description },
    { term: facts.reference, value: input.referenceNumber },
    { term: facts.reference2, value: input.referenceNumber2 },
    {
      term: copy.goods,
      value: [input.goodsDescription1, input.goodsDescription2].filter(Boolean).join(', '),
    },
    {
      term: facts.requestedDay,
      value: formatDayDateWithYear(input.shipmentData.requestedDeliveryDate),
    },
    { term: facts.saturday, value: input.shipmentData.isSaturdayDelivery && facts.yes },
    { term: facts.insured, value: input.insured && facts.yes },
    { term: facts.neutral, value: input.neutralShipment && facts.yes },
  ];
  return (
    <>
      {input.dangerous && <Banner tone="warning">{copy.dangerous}</Banner>}
      <DescriptionList items={items.filter(({ value }) => Boolean(value))} />
    </>
  );
}
