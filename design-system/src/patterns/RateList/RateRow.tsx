import { Ban, CircleAlert } from '@lucide/icons';
import type { Carrier, Rate, UnavailableProduct } from 'contract';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { choiceMark } from '../../components/Field/choice.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ProgressLine } from '../../components/ProgressLine/ProgressLine.tsx';
import { radio } from '../../components/RadioGroup/RadioGroup.css.ts';
import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { CarrierMark } from '../CarrierMark/CarrierMark.tsx';
import { rateListCopy as copy } from './RateList.copy.ts';
import * as styles from './RateList.css.ts';
import type { CarrierState } from './rates-state.ts';

export interface OfferRowProps {
  readonly rate: Rate;
  readonly answeredAt: string;
  readonly isStale: boolean;
  /** Says so in words, where not all of them are asked again. */
  readonly saysStale: boolean;
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
  /** Keeps the room of a badge, so that the rows below stay where they are. */
  readonly hasBadgeRoom: boolean;
  readonly isChosen: boolean;
  readonly groupName: string;
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
  readonly onChoose: (rate: Rate) => void;
}

/** A price that can be chosen. While it is asked again, the old one stays with its time. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { rate, isStale, saysStale, isCheapest, isFastest, isChosen } = props;
  return (
    <label className={styles.row} data-chosen={isChosen || undefined} data-stale={isStale || undefined}>
      <input
        id={props.id}
        type="radio"
        className={`${choiceMark} ${radio}`}
        name={props.groupName}
        checked={isChosen}
        data-carrier={rate.carrier}
        aria-describedby={props.describedBy}
        onChange={() => props.onChoose(rate)}
        // Who presses what was chosen beforehand chooses it, which is no change to the browser.
        onClick={() => isChosen && props.onChoose(rate)}
      />
      <CarrierMark carrier={rate.carrier} />
      <span className={styles.words}>
        <span className={styles.product}>{rate.carrierProduct}</span>
        <span className={styles.detail}>
          {saysStale
            ? copy.updating
            : copy.delivery(rate.deliverySpeed, rate.deliveryDate, rate.deliveryBefore)}
        </span>
        {(isCheapest || isFastest || props.hasBadgeRoom) && (
          <span className={styles.badges}>
            {isCheapest && <Badge tone="accent">{copy.cheapest}</Badge>}
            {isFastest && <Badge tone="accent">{copy.fastest}</Badge>}
          </span>
        )}
      </span>
      <span className={styles.price}>
        <span className={styles.amount}>{copy.price(rate.priceNetCents)}</span>
        <span className={styles.priceNote}>{saysStale ? copy.asOf(props.answeredAt) : copy.net}</span>
      </span>
      {saysStale && (
        <span className={styles.line}>
          <ProgressLine />
        </span>
      )}
    </label>
  );
});

/** A carrier that has not answered yet, in the shape of its coming price. */
export function LoadingRow({ carrier }: { readonly carrier: Carrier }) {
  return (
    <div className={styles.row}>
      <span className={styles.sign}>
        <Skeleton shape="circle" />
      </span>
      <CarrierMark carrier={carrier} />
      <span className={styles.words}>
        <Skeleton width={0.7} />
        <span className={styles.detail}>{copy.asking}</span>
      </span>
    </div>
  );
}

export type FailedCarrier = Extract<CarrierState, { status: 'failed' }>;

export interface FailedRowProps {
  readonly state: FailedCarrier;
  /** It is being asked again. */
  readonly isRetrying: boolean;
  readonly onRetry: (state: FailedCarrier) => void;
  /** What takes the focus once it has answered. */
  readonly landing: () => HTMLElement | null | undefined;
}

/** A carrier without an answer: that can change, so it can be asked again. */
export function FailedRow({ state, isRetrying, onRetry, landing }: FailedRowProps) {
  const { carrier, failure, afterSeconds } = state;
  return (
    <OffRow icon={<Icon icon={CircleAlert} />} isFailed carrier={carrier}>
      <span className={styles.failure}>{copy.failure[failure]}</span>
      <span className={styles.detail}>
        {afterSeconds !== null && `${copy.abortedAfter(afterSeconds)} `}
        <RetryButton
          variant="link"
          about={copy.retryWhom(carrier)}
          isRetrying={isRetrying}
          landing={landing}
          onRetry={() => onRetry(state)}
        />
      </span>
    </OffRow>
  );
}

/** A product that cannot take this shipment, with the reason: asking again would not help. */
export function UnavailableRow({ product }: { readonly product: UnavailableProduct }) {
  return (
    <OffRow icon={<Icon icon={Ban} />} carrier={product.carrier}>
      <span className={styles.product}>{copy.unavailable(product.carrierProduct)}</span>
      <span className={styles.detail}>{product.reason}</span>
    </OffRow>
  );
}

interface OffRowProps {
  readonly icon: ReactNode;
  readonly carrier: Carrier;
  readonly isFailed?: boolean;
  readonly children: ReactNode;
}

function OffRow({ icon, carrier, isFailed, children }: OffRowProps) {
  return (
    <div className={styles.row} data-off>
      <span className={styles.sign} data-failed={isFailed || undefined}>
        {icon}
      </span>
      <CarrierMark carrier={carrier} isMuted />
      <span className={styles.words}>{children}</span>
    </div>
  );
}
