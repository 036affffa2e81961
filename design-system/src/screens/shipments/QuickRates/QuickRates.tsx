import { defaultGeography, looksLikePhone } from 'contract';
import { type ReactNode, useCallback } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { BoundDatePicker } from '../../../forms/date-fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormAnnouncer } from '../../../forms/FormFrame/FormAnnouncer.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { useStableCallbacks } from '../../../forms/useStableCallbacks.ts';
import { offersOf, rateKey, type RatesState } from '../../../patterns/RateList/rates-state.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { GeographyContext } from '../NewShipment/form/geography-context.ts';
import {
  ShipmentFormProvider,
  useShipmentForm,
  useShipmentFormContext,
} from '../NewShipment/form/useShipmentForm.ts';
import { Packages } from '../NewShipment/Packages.tsx';
import { RatesPanel, useChosenRate } from '../NewShipment/RatesPanel.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import type {
  OpenQuickRates,
  QuickRatesCallbacks,
  QuickRatesState,
  QuickRatesSurroundings,
} from './quick-rates-state.ts';
import { quickRatesCopy as copy } from './QuickRates.copy.ts';
import * as styles from './QuickRates.css.ts';

export interface QuickRatesProps extends QuickRatesSurroundings {
  readonly state: QuickRatesState;
  readonly callbacks: QuickRatesCallbacks;
  readonly hrefs: { readonly home: string; readonly shipments: string };
}

/**
 * `/sendungen?ansicht=tarife`: what a parcel would cost, from place to place, before anybody knows who gets it. It
 * is the form of a shipment with the few fields that a price depends on; a chosen rate goes on there.
 */
export function QuickRates({ state, callbacks, hrefs, ...surroundings }: QuickRatesProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const heading = (
    <PageHeading
      description={copy.text}
      actions={<ButtonLink href={hrefs.shipments}>{copy.back}</ButtonLink>}
    >
      {copy.title}
    </PageHeading>
  );
  if (state.kind === 'open')
    return (
      <Comparing state={state} callbacks={callbacks} {...surroundings}>
        {heading}
      </Comparing>
    );
  return (
    <div className={styles.form} aria-busy="true">
      {heading}
      <VisuallyHidden>
        <Status>{copy.loading}</Status>
      </VisuallyHidden>
      <Stack gap={4}>
        <Skeleton shape="box" />
        <Skeleton shape="box" />
        <Skeleton shape="box" />
      </Stack>
    </div>
  );
}

interface ComparingProps extends QuickRatesSurroundings {
  readonly state: OpenQuickRates;
  readonly callbacks: QuickRatesCallbacks;
  readonly children: ReactNode;
}

function Comparing({ state, callbacks, today, geography = defaultGeography, children }: ComparingProps) {
  const stable = useStableCallbacks(callbacks);
  const form = useShipmentForm(state.initialInput, {
    today,
    isValidPhone: looksLikePhone,
    geography,
    onChange: stable.onChange,
  });
  const ignore = useCallback(() => undefined, []);
  const { rates, canCreate } = state;
  return (
    <GeographyContext value={geography}>
      <ShipmentFormProvider value={form}>
        <div className={styles.columns}>
          <div className={styles.form}>
            {children}
            <div role="status" className={styles.live}>
              {state.isNotKept && <Banner tone="danger">{copy.notKept}</Banner>}
            </div>
            <PlaceSection side="from" findPlaces={stable.onFindPlaces} />
            <PlaceSection side="to" findPlaces={stable.onFindPlaces} />
            <FormSection title={copy.parcels}>
              <Packages />
              <FieldGrid columns={2}>
                <BoundDatePicker
                  field={form.at('shipmentData.requestedDeliveryDate')}
                  label={copy.day}
                  minValue={today}
                  isRequired
                />
              </FieldGrid>
            </FormSection>
            <FormAnnouncer form={form} />
          </div>
          <RatesPanel
            rates={rates}
            speed="any"
            onSpeedChange={ignore}
            onShowSender={ignore}
            onRetryRates={stable.onRetryRates}
            onChooseRate={ignore}
          >
            {canCreate && offersOf(rates).length > 0 && <Carry rates={rates} onCarry={stable.onCarry} />}
          </RatesPanel>
        </div>
      </ShipmentFormProvider>
    </GeographyContext>
  );
}

interface CarryProps extends Pick<QuickRatesCallbacks, 'onCarry'> {
  readonly rates: RatesState;
}

/** Takes the chosen rate, with what was typed, into the form of a shipment. */
function Carry({ rates, onCarry }: CarryProps) {
  const form = useShipmentFormContext();
  const chosen = useChosenRate();
  const offer = offersOf(rates).find(({ rate }) => rateKey(rate) === chosen?.key);
  return (
    <Button variant="primary" isDisabled={!offer} onPress={() => offer && onCarry(form.read(), offer.rate)}>
      {copy.carry}
    </Button>
  );
}
