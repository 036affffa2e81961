import type { PresetReason, Rate } from 'contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { goToField } from '../../../forms/go-to-field.ts';
import { useField, useFieldPlace } from '../../../forms/useField.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { rateListCopy } from '../../../patterns/RateList/RateList.copy.ts';
import { RateList } from '../../../patterns/RateList/RateList.tsx';
import { isSettled, offersOf, rateKey } from '../../../patterns/RateList/rates-state.ts';
import { fieldLabels } from '../NewShipment/form/field-labels.copy.ts';
import { useLostRate, usePresetReason, useShipmentFormContext } from '../NewShipment/form/useShipmentForm.ts';
import type { EditingState, NewShipmentCallbacks } from '../NewShipment/new-shipment-state.ts';
import { usePreset } from '../NewShipment/PresetRule.tsx';
import { ratesCopy } from '../NewShipment/Rates.copy.ts';
import { useChosenRate, useIsAbout, useLossOfChoice } from '../NewShipment/RatesPanel.tsx';
import { useRatesObstacle } from '../NewShipment/useRatesObstacle.ts';
import { productCopy as copy } from './Product.copy.ts';
import * as styles from './Product.css.ts';

export interface ProductProps extends Pick<NewShipmentCallbacks, 'onRetryRates' | 'onChooseRate'> {
  readonly rates: EditingState['rates'];
  /** False as long as the order is on its way, or may be: what was sent stays on the page. */
  readonly isChoiceOpen: boolean;
  /** Key of the product that the template itself names, if it does. */
  readonly templatesKey: string | null;
  /** Set where the last attempt to order was refused because of it: the new price and the one that was shown. */
  readonly priceChange?: string | undefined;
}

/** Whose choice the product is where it was not a person's: the template's, or the rule's with its reason. */
type ChosenBy = 'template' | PresetReason;

/** Benches differ in nothing that a person there would set. */
const byPrice = { rule: 'cheapest' } as const;

/** Nothing is folded away, and no speed is filtered here. */
const nothing = () => undefined;

/** The one product that is ordered, with the reason for it; all others as soon as somebody wants another one. */
export function Product(props: ProductProps) {
  const { rates, isChoiceOpen, templatesKey, priceChange, onRetryRates, onChooseRate } = props;
  const form = useShipmentFormContext();
  const chosen = useChosenRate();
  const field = form.at('carrier');
  useFieldPlace(field, fieldLabels.carrier);
  const { error } = useField(field);
  const lostRate = useLostRate();
  const isRepriced = useIsAbout(priceChange, chosen?.key);
  const obstacle = useRatesObstacle(rates);
  const [isChanging, setChanging] = useState(false);
  const listId = useId();
  const card = useRef<HTMLDivElement>(null);
  // The others come below, where the bar covers them: what was chosen moves up, and they into sight.
  useEffect(() => {
    if (isChanging) card.current?.scrollIntoView({ block: 'start' });
  }, [isChanging]);
  usePreset(rates, 'any', isChoiceOpen ? byPrice : undefined);
  useLossOfChoice(rates, undefined, chosen, onChooseRate);
  const reason = usePresetReason();
  const chosenBy = reason ?? (chosen && chosen.key === templatesKey ? 'template' : null);
  const isAwaited = chosen === null && lostRate === null && rates.kind === 'asked' && !isSettled(rates);
  const choose = (rate: Rate) => {
    form.chooseRate(rate);
    onChooseRate(rate);
  };

  return (
    <FormSection title={copy.title}>
      {chosen && (
        <div ref={card} className={styles.card}>
          <Chosen chosen={chosen} rates={rates} />
          <Button
            size="sm"
            aria-label={copy.changeLabel}
            aria-expanded={isChanging}
            aria-controls={isChanging ? listId : undefined}
            onPress={() => setChanging(!isChanging)}
          >
            {copy.change}
          </Button>
        </div>
      )}
      <div role="status" className={styles.live}>
        {lostRate !== null && <Banner tone="warning">{ratesCopy.choiceGone(lostRate)}</Banner>}
        {isRepriced && <Banner tone="warning">{priceChange}</Banner>}
        {isAwaited && <p className={styles.why}>{rateListCopy.loading}</p>}
        {chosen && <Why product={chosen.name} chosenBy={chosenBy} />}
      </div>
      {(isChanging || (chosen === null && !isAwaited)) && (
        <div id={listId}>
          <RateList
            id={field.id}
            state={rates}
            chosenKey={chosen?.key ?? null}
            speed="any"
            errorMessage={error}
            onChoose={choose}
            onRetry={onRetryRates}
            obstacle={
              obstacle && {
                text: obstacle.text,
                action: { label: obstacle.action, onPress: () => goToField(obstacle.target, nothing) },
              }
            }
          />
        </div>
      )}
    </FormSection>
  );
}

interface ChosenProps extends Pick<ProductProps, 'rates'> {
  readonly chosen: NonNullable<ReturnType<typeof useChosenRate>>;
}

function Chosen({ rates, chosen }: ChosenProps) {
  const offer = offersOf(rates).find(({ rate }) => rateKey(rate) === chosen.key);
  if (!offer)
    return (
      <p className={styles.chosen}>
        <b className={styles.product}>{chosen.name}</b>
        <span className={styles.delivery}>{copy.noPrice}</span>
      </p>
    );
  const { rate, isStale } = offer;
  return (
    <p className={styles.chosen}>
      <CarrierMark carrier={rate.carrier} />
      <b className={styles.product}>{rate.carrierProduct}</b>
      <span className={styles.delivery}>
        {isStale
          ? rateListCopy.updating
          : rateListCopy.delivery(rate.deliverySpeed, rate.deliveryDate, rate.deliveryBefore)}
      </span>
      <b className={styles.price} data-stale={isStale || undefined}>
        {copy.price(rate.priceNetCents)}
      </b>
    </p>
  );
}

interface WhyProps {
  readonly product: string;
  readonly chosenBy: ChosenBy | null;
}

/** The same in the bar that ends the parcel: what is ordered is in sight where it is pressed. */
export function ProductInBar({ rates }: Pick<ProductProps, 'rates'>) {
  const chosen = useChosenRate();
  if (!chosen) return null;
  const offer = offersOf(rates).find(({ rate }) => rateKey(rate) === chosen.key);
  return (
    <p className={styles.inBar}>
      {chosen.name}
      {offer && !offer.isStale && <b className={styles.priceInBar}>{copy.price(offer.rate.priceNetCents)}</b>}
    </p>
  );
}

/** Why it is this product, said with its name to whoever does not see it beside that. A person knows. */
function Why({ product, chosenBy }: WhyProps) {
  const form = useShipmentFormContext();
  const day = useField(form.at('shipmentData.requestedDeliveryDate')).value ?? '';
  const text = whyOf(chosenBy, day);
  if (text === null) return null;
  return (
    <p className={styles.why}>
      <VisuallyHidden>{`${product}. `}</VisuallyHidden>
      {text}
    </p>
  );
}

function whyOf(chosenBy: ChosenBy | null, day: string): string | null {
  const { why } = copy;
  if (chosenBy === null) return null;
  if (chosenBy === 'template') return why.template;
  if (chosenBy === 'cheapest-on-wished-day') return why.onWishedDay(day);
  return day === '' ? why.cheapest : why.notOnWishedDay(day);
}
