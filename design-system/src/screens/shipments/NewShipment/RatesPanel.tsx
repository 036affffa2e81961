import type { Rate } from 'contract';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { SignText } from '../../../components/SignText/SignText.tsx';
import { formsCopy } from '../../../forms/forms.copy.ts';
import { goToField } from '../../../forms/go-to-field.ts';
import { useField, useFieldPlace, useSettledText } from '../../../forms/useField.ts';
import { sectionId } from '../../../forms/useFormKeys.ts';
import type { SpeedFilter } from '../../../patterns/RateList/order.ts';
import { RateList } from '../../../patterns/RateList/RateList.tsx';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import { fateOfChoice, offersOf, rateKey } from '../../../patterns/RateList/rates-state.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { useLostRate, useShipmentFormContext } from './form/useShipmentForm.ts';
import type { NewShipmentCallbacks, OfferState, Preset } from './new-shipment-state.ts';
import { newShipmentCopy } from './NewShipment.copy.ts';
import { live } from './NewShipment.css.ts';
import { PiecesCount } from './Packages.tsx';
import { PresetReason, PresetRule, usePreset } from './PresetRule.tsx';
import { ratesCopy as copy } from './Rates.copy.ts';
import * as styles from './RatesPanel.css.ts';
import { useNeedsCustoms } from './useCustoms.ts';
import { useRatesObstacle } from './useRatesObstacle.ts';

/** The panel's place behind the sections, of which customs are the fourth where they are needed. */
const RATES_NUMBER = 5;
/** Id of the panel's heading, where its keys and the bar on phones lead to. */
export const RATES_ID = sectionId(RATES_NUMBER);

export interface RatesPanelProps extends Pick<
  NewShipmentCallbacks,
  'onRetryRates' | 'onChooseRate' | 'onPresetRuleChange'
> {
  readonly rates: RatesState;
  /** How a tariff is chosen beforehand; none is where it is left out. */
  readonly preset?: Preset | undefined;
  /** The offer that the form began with. */
  readonly offer?: OfferState | undefined;
  /** Set where the last attempt to order was refused because of it: the new price and the one that was shown. */
  readonly priceChange?: string | undefined;
  readonly speed: SpeedFilter;
  readonly onSpeedChange: (speed: SpeedFilter) => void;
  readonly onShowSender: () => void;
  /** Asks for a quote, where there is no rate. */
  readonly onRequestQuote?: () => void;
  /** Buttons below the chosen rate; the packing bench has them elsewhere. */
  readonly children?: ReactNode;
}

/** What is sent, what it can cost, what was chosen. */
export const RatesPanel = memo(function RatesPanel(props: RatesPanelProps) {
  const {
    rates,
    preset,
    offer,
    priceChange,
    speed,
    onSpeedChange,
    onPresetRuleChange,
    onShowSender,
    onRetryRates,
    onChooseRate,
    onRequestQuote,
    children,
  } = props;
  const form = useShipmentFormContext();
  const chosen = useChosenRate();
  const field = form.at('carrier');
  useFieldPlace(field, fieldLabels.carrier);
  const { error } = useField(field);
  const lostRate = useLostRate();
  const isRepriced = useIsAbout(priceChange, chosen?.key);
  const obstacle = useRatesObstacle(rates);
  const keys = newShipmentCopy.sectionKeys(RATES_NUMBER);
  useShortcuts([{ keys, label: formsCopy.toSection(copy.title), group: 'page' }]);
  useLossOfChoice(rates, offer, chosen, onChooseRate);
  usePreset(rates, speed, preset);

  const choose = (rate: Rate) => {
    form.chooseRate(rate);
    onChooseRate(rate);
  };

  return (
    <aside className={styles.panel} aria-labelledby={RATES_ID}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={RATES_ID} tabIndex={-1} aria-keyshortcuts={keys} data-entry={field.id}>
            {copy.title}
          </h2>
          <Route />
          {preset && onPresetRuleChange && <PresetRule rule={preset.rule} onChange={onPresetRuleChange} />}
        </header>
        <RateList
          id={field.id}
          state={rates}
          chosenKey={chosen?.key ?? null}
          speed={speed}
          errorMessage={error}
          onChoose={choose}
          onRetry={onRetryRates}
          onAnySpeed={() => onSpeedChange('any')}
          otherWay={onRequestQuote && { label: copy.requestQuote, onPress: onRequestQuote }}
          obstacle={
            obstacle && {
              text: obstacle.text,
              action: {
                label: obstacle.action,
                onPress: () => goToField(obstacle.target, onShowSender),
              },
            }
          }
        />
        <div className={styles.foot}>
          <div role="status" className={live}>
            {lostRate !== null && <Banner tone="warning">{copy.choiceGone(lostRate)}</Banner>}
            {isRepriced && <Banner tone="warning">{priceChange}</Banner>}
            <PresetReason />
          </div>
          <ChosenRate rates={rates} chosen={chosen} />
          {children}
        </div>
      </div>
    </aside>
  );
});

interface Chosen {
  readonly key: string;
  readonly name: string;
  readonly carrier: string;
}

/** The chosen product by the three fields of the draft; all of them are set or there is none. */
export function useChosenRate(): Chosen | null {
  const form = useShipmentFormContext();
  const carrier = useField(form.at('carrier')).value ?? '';
  const product = useField(form.at('carrierProduct')).value ?? '';
  const code = useField(form.at('carrierProductCode')).value ?? '';
  if (carrier === '' || product === '' || code === '') return null;
  return { key: `${carrier}/${code}`, name: copy.chosen(carrier, product), carrier };
}

/** Whether what is told of a rate is told of the one that is chosen. */
export function useIsAbout(words: string | undefined, key: string | undefined): boolean {
  const [told, setTold] = useState({ words, key });
  if (told.words !== words) setTold({ words, key });
  return words !== undefined && told.words === words && told.key === key;
}

/**
 * Gives up a choice that the new answer does not hold, or that was offered for something else: there may be a tariff
 * for the same product, which nobody has chosen.
 */
export function useLossOfChoice(
  rates: RatesState,
  offer: OfferState | undefined,
  chosen: Chosen | null,
  onChooseRate: (rate: null) => void,
) {
  const form = useShipmentFormContext();
  const key = chosen?.key;
  const name = chosen?.name;
  const holds = offer?.kind === 'valid' && !offer.differences?.length;
  const offeredKey = holds && offer.offer ? rateKey(offer.offer) : null;
  const formerKey = useRef(offeredKey);
  useEffect(() => {
    const endedKey = offeredKey === null ? formerKey.current : null;
    formerKey.current = offeredKey;
    if (key === undefined || name === undefined) return;
    const isEnded = endedKey === key;
    if (!isEnded && fateOfChoice(rates, key) !== 'gone') return;
    // Nobody has chosen it: another one follows by itself.
    if (form.presetReason() !== null) return form.presetRate(null);
    form.loseRate(isEnded ? copy.atOfferedPrice(name) : name);
    onChooseRate(null);
  }, [rates, offeredKey, key, name, form, onChooseRate]);
}

/** „Kiel → Las Palmas de Gran Canaria · 3 Packstücke“. */
function Route() {
  const form = useShipmentFormContext();
  const from = useSettledText(form.at('from.address.city'));
  const to = useSettledText(form.at('to.address.city'));
  return (
    <p className={styles.route}>
      <SignText
        text={copy.route(from || copy.noPlaceYet, to || copy.noPlaceYet)}
        arrowLabel={copy.routeArrow}
      />
      <PiecesCount />
    </p>
  );
}

interface ChosenRateProps {
  readonly rates: RatesState;
  readonly chosen: Chosen | null;
}

function ChosenRate({ rates, chosen }: ChosenRateProps) {
  const needsCustoms = useNeedsCustoms();
  if (!chosen) {
    // Where there is nothing to choose from, that has been said.
    return offersOf(rates).length > 0 ? <p className={styles.none}>{copy.noneChosen}</p> : null;
  }
  const offer = offersOf(rates).find(({ rate }) => rateKey(rate) === chosen.key);
  return (
    <div className={styles.chosen}>
      <span>{chosen.name}</span>
      {offer && (
        <>
          <b className={styles.total} data-stale={offer.isStale || undefined}>
            {copy.price(offer.rate.priceNetCents)}
          </b>
          <span className={styles.taxes}>{needsCustoms ? copy.taxesAndDuties : copy.taxes}</span>
        </>
      )}
    </div>
  );
}
