import { ChevronUp } from '@lucide/icons';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { filterOffers, sortOffers, type SpeedFilter } from '../../../patterns/RateList/order.ts';
import { rateListCopy } from '../../../patterns/RateList/RateList.copy.ts';
import type { CarrierState, RatesState } from '../../../patterns/RateList/rates-state.ts';
import { isSettled, offersOf, rateKey } from '../../../patterns/RateList/rates-state.ts';
import { blockedReason, mainIntent } from './Actions.tsx';
import { modesCopy } from './modes.copy.ts';
import type { FormMode, Intent, SubmissionState } from './new-shipment-state.ts';
import { newShipmentCopy } from './NewShipment.copy.ts';
import { ratesCopy } from './Rates.copy.ts';
import * as styles from './RatesBar.css.ts';
import { RATES_ID, useChosenRate } from './RatesPanel.tsx';
import { useRatesObstacle } from './useRatesObstacle.ts';

const copy = ratesCopy.bar;

export interface RatesBarProps {
  readonly mode: FormMode;
  readonly rates: RatesState;
  readonly speed: SpeedFilter;
  readonly submission: SubmissionState;
  readonly isOffline: boolean;
  readonly onSubmit: (intent: Intent) => void;
}

/** Where the rates stand far below: the bar says what was chosen and what it costs, leads to them, and orders. */
export function RatesBar({ mode, rates, speed, submission, isOffline, onSubmit }: RatesBarProps) {
  const { actions } = newShipmentCopy;
  const reasonId = useId();
  const reason = blockedReason(submission, isOffline);
  const [first, second] = useSummary(rates, speed);
  const showRates = () => {
    const heading = document.getElementById(RATES_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.summary} onClick={showRates}>
        <span className={styles.words}>
          <span className={styles.first}>{first}</span>
          <span id={reason === null ? undefined : reasonId} className={styles.second}>
            {reason ?? second}
          </span>
          <VisuallyHidden>{copy.leads}</VisuallyHidden>
        </span>
        <Icon icon={ChevronUp} />
      </button>
      <Button
        variant="primary"
        aria-describedby={reason === null ? undefined : reasonId}
        aria-disabled={reason !== null || undefined}
        isPending={submission.kind === 'sending'}
        pendingLabel={submission.kind === 'sending' ? actions.sending[submission.intent] : undefined}
        onPress={() => onSubmit(mainIntent(mode))}
      >
        {mainIntent(mode) === 'order' ? actions.orderShort : modesCopy.saveShort}
      </Button>
    </div>
  );
}

/** The chosen product with its own price; without a choice how many there are and the cheapest of them, or how far asking has come. */
function useSummary(rates: RatesState, speed: SpeedFilter): readonly [string, string] {
  const chosen = useChosenRate();
  const obstacle = useRatesObstacle(rates);
  const offers = offersOf(rates);
  if (chosen) {
    const offer = offers.find(({ rate }) => rateKey(rate) === chosen.key);
    const noPrice = rates.kind === 'failed' ? copy.failed : copy.noPrice;
    if (!offer) return [chosen.name, obstacle?.text ?? noPrice];
    const { priceNetCents } = offer.rate;
    return [chosen.name, offer.isStale ? copy.stalePrice(priceNetCents) : copy.price(priceNetCents)];
  }
  const listed = filterOffers(offers, speed, null);
  const cents = sortOffers(listed, 'price')[0]?.rate.priceNetCents;
  if (rates.kind === 'incomplete') return [copy.none, obstacle?.text ?? rateListCopy.incomplete];
  if (rates.kind === 'failed') return [copy.failed, rateListCopy.failedHelp];
  if (!isSettled(rates)) return [copy.asking, progress(rates.carriers, cents)];
  if (cents !== undefined) return [copy.from(listed.length, cents), ratesCopy.noneChosen];
  return offers.length > 0
    ? [copy.noneOfSpeed, rateListCopy.otherSpeeds(offers.length)]
    : [copy.nothing, rateListCopy.noneHelp];
}

/** How many carriers have said what they have to say about the present input. */
function progress(carriers: readonly CarrierState[], fromCents: number | undefined): string {
  const open = carriers.filter(
    (one) => one.status === 'loading' || (one.status === 'answered' && one.isStale),
  );
  const amount = carriers.length - open.length;
  return fromCents === undefined
    ? copy.answered(amount, carriers.length)
    : copy.answeredFrom(amount, carriers.length, fromCents);
}
