import { ChevronUp } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { RatesState } from '../../../patterns/RateList/rates-state.ts';
import { offersOf } from '../../../patterns/RateList/rates-state.ts';
import { blockedReason } from './Actions.tsx';
import type { Intent, SubmissionState } from './new-shipment-state.ts';
import { newShipmentCopy } from './NewShipment.copy.ts';
import { ratesCopy as copy } from './Rates.copy.ts';
import * as styles from './RatesPanel.css.ts';
import { RATES_ID, useChosenRate } from './RatesPanel.tsx';

export interface PhoneBarProps {
  readonly rates: RatesState;
  readonly submission: SubmissionState;
  readonly isOffline: boolean;
  readonly onSubmit: (intent: Intent) => void;
}

/** On phones the rates stand far below: the bar says what they are, leads to them, and orders. */
export function PhoneBar({ rates, submission, isOffline, onSubmit }: PhoneBarProps) {
  const chosen = useChosenRate();
  const prices = offersOf(rates).map(({ rate }) => rate.priceNetCents);
  const showRates = () => {
    const heading = document.getElementById(RATES_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.barSummary} onClick={showRates}>
        <span>
          <span className={styles.barAmount}>
            {prices.length === 0 ? copy.barNone : copy.bar(prices.length, Math.min(...prices))}
          </span>
          <span className={styles.barChosen}>{chosen?.name ?? copy.noneChosen}</span>
        </span>
        <Icon icon={ChevronUp} />
      </button>
      <Button
        variant="primary"
        isDisabled={blockedReason(submission, isOffline) !== null}
        isPending={submission.kind === 'sending'}
        pendingLabel={newShipmentCopy.actions.ordering}
        onPress={() => onSubmit('order')}
      >
        {newShipmentCopy.actions.orderShort}
      </Button>
    </div>
  );
}
