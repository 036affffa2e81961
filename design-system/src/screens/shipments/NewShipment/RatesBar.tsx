import { ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { filterOffers, sortOffers, type SpeedFilter } from '../../../patterns/RateList/order.ts';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import { offersOf, rateKey } from '../../../patterns/RateList/rates-state.ts';
import { blockedReason } from './Actions.tsx';
import type { Intent, SubmissionState } from './new-shipment-state.ts';
import { newShipmentCopy } from './NewShipment.copy.ts';
import { ratesCopy } from './Rates.copy.ts';
import * as styles from './RatesBar.css.ts';
import { RATES_ID, useChosenRate } from './RatesPanel.tsx';
import { useRatesObstacle } from './useRatesObstacle.ts';

const copy = ratesCopy.bar;

export interface RatesBarProps {
  readonly rates: RatesState;
  readonly speed: SpeedFilter;
  readonly submission: SubmissionState;
  readonly isOffline: boolean;
  readonly onSubmit: (intent: Intent) => void;
}

/** Where the rates stand far below: the bar says what was chosen and what it costs, leads to them, and orders. */
export function RatesBar({ rates, speed, submission, isOffline, onSubmit }: RatesBarProps) {
  const { actions } = newShipmentCopy;
  const [first, second] = useSummary(rates, speed);
  const reasonId = useId();
  const reason = blockedReason(submission, isOffline);
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
          <span className={styles.second}>{second}</span>
          <VisuallyHidden>{copy.leads}</VisuallyHidden>
        </span>
        <Icon icon={ChevronUp} />
      </button>
      {reason !== null && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
      <Button
        variant="primary"
        aria-describedby={reason === null ? undefined : reasonId}
        isDisabled={reason !== null}
        isPending={submission.kind === 'sending'}
        pendingLabel={submission.kind === 'sending' ? actions.sending[submission.intent] : undefined}
        onPress={() => onSubmit('order')}
      >
        {actions.orderShort}
      </Button>
    </div>
  );
}

/** The chosen product with its own price; without a choice how many there are and the cheapest of them. */
function useSummary(rates: RatesState, speed: SpeedFilter): readonly [string, string] {
  const chosen = useChosenRate();
  const obstacle = useRatesObstacle(rates);
  const offers = offersOf(rates);
  if (chosen) {
    const offer = offers.find(({ rate }) => rateKey(rate) === chosen.key);
    if (!offer) return [chosen.name, obstacle?.text ?? copy.noPrice];
    const { priceNetCents } = offer.rate;
    return [chosen.name, offer.isStale ? copy.stalePrice(priceNetCents) : copy.price(priceNetCents)];
  }
  const listed = filterOffers(offers, speed, null);
  const [cheapest] = sortOffers(listed, 'price');
  if (cheapest) return [copy.from(listed.length, cheapest.rate.priceNetCents), ratesCopy.noneChosen];
  return [copy.none, obstacle?.text ?? ratesCopy.noneChosen];
}
