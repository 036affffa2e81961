import { Printer } from '@lucide/icons';
import { defaultGeography, type ScannedShipment, type Shipment } from 'contract';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { formatDayDateWithYear } from '../../../format/index.ts';
import { FormAnnouncer } from '../../../forms/FormFrame/FormAnnouncer.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { Actions, isOrderOpen } from '../NewShipment/Actions.tsx';
import { BoxesContext, noBoxes } from '../NewShipment/boxes-context.ts';
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
import { priceChangeOf } from '../NewShipment/SubmissionMessage.tsx';
import { UnavailableContent } from '../NewShipment/Unavailable.tsx';
import { useEditing } from '../NewShipment/useEditing.ts';
import { shipmentPanelCopy } from '../ShipmentPanel/ShipmentPanel.copy.ts';
import { packingBenchCopy } from './PackingBench.copy.ts';
import * as styles from './PackingBench.css.ts';
import { Product, ProductInBar } from './Product.tsx';
import { Recipient } from './Recipient.tsx';

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
  /** Leaves the template for later. */
  readonly onPutBack: () => void;
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
  onPutBack,
}: PackingFormProps & { readonly state: EditingState }) {
  const { state, mode, stable, form, submit, overview, note, loadCurrent, startOver } = useEditing({
    state: given,
    callbacks,
    surroundings,
    savesRecipient: false,
    openSender: openNothing,
    submitLabel: copy.complete,
    isRatePreset: true,
  });
  const gaps = useGaps(form);
  const { submission, rates, isOffline = false } = state;
  return (
    <GeographyContext value={surroundings.geography ?? defaultGeography}>
      <ShipmentFormProvider value={form}>
        <div className={styles.form} role="group" aria-label={copy.label(shipment.orderNumber)}>
          <div className={styles.parcel}>
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
              // All that can be missing is in sight, and what is gets the focus.
              missing={null}
              onShowSender={openNothing}
              onDiscardDraft={() => void startOver(newShipmentCopy.discard)}
            />
            {gaps.length > 0 && (
              <Banner
                tone="warning"
                title={copy.gaps.title}
                actions={<ButtonLink href={fullFormHref}>{copy.gaps.open}</ButtonLink>}
              >
                {copy.gaps.text(gaps)}
              </Banner>
            )}
            <div className={styles.facts}>
              <Fact title={shipmentPanelCopy.recipient}>
                {/* What begins with a shipment has all lines, empty where there is nothing. */}
                <Recipient block={state.initialInput.to as Shipment['to']} />
              </Fact>
              <Fact title={copy.notes}>
                <Notes input={state.initialInput} />
              </Fact>
            </div>
            <FormSection title={shipmentPanelCopy.packages}>
              <BoxesContext value={state.boxes ?? noBoxes}>
                <Packages hasSteps />
              </BoxesContext>
            </FormSection>
            <Product
              rates={rates}
              isChoiceOpen={!isOrderOpen(state)}
              templatesKey={keyOfTemplate(state)}
              priceChange={priceChangeOf(submission)}
              onRetryRates={stable.onRetryRates}
              onChooseRate={stable.onChooseRate}
            />
            <FormAnnouncer form={form} />
          </div>
          <div className={styles.actions}>
            <Button
              variant="quiet"
              // What is being ordered is on its way, or may be.
              isDisabled={isOrderOpen(state)}
              keepsFocus
              onPress={() => {
                form.flush();
                onPutBack();
              }}
            >
              {packingBenchCopy.putBack.action}
            </Button>
            <ProductInBar rates={rates} />
            <div className={styles.complete}>
              <Actions
                mode={mode}
                submission={submission}
                isOffline={isOffline}
                canRequestQuote={false}
                note={note}
                onSubmit={submit}
                onlyOrder={copy.complete}
                icon={Printer}
              />
            </div>
          </div>
        </div>
      </ShipmentFormProvider>
    </GeographyContext>
  );
}

/** The product that the template itself names; what is left of an earlier try at the bench was a person's choice. */
function keyOfTemplate({ initialInput, draft }: EditingState): string | null {
  const { carrier, carrierProductCode } = initialInput;
  return carrier && draft.restoredFrom === null ? `${carrier}/${carrierProductCode}` : null;
}

/** What is only read: its heading steps back behind it. */
function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.factTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What stands on the bench of all fields: packages and product. */
const onTheBench = /^(?:shipmentData\.packages|carrier)/;

/** What a template lacks that nobody can enter here, by the names of its fields. */
function useGaps(form: ShipmentForm): readonly string[] {
  // What it lacks is a matter of what it holds.
  useSyncExternalStore(form.onSettle, form.settled);
  const names = [...form.complaints().keys()].filter((name) => !onTheBench.test(name));
  return [...new Set(names.map((name) => form.labelOf(name)))];
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
    <Stack gap={3}>
      {input.packingNotes !== '' && (
        <Banner tone="warning">
          <p className={styles.packingNotes}>{input.packingNotes}</p>
        </Banner>
      )}
      {input.dangerous && <Banner tone="warning">{copy.dangerous}</Banner>}
      <DescriptionList items={items.filter(({ value }) => Boolean(value))} />
    </Stack>
  );
}
