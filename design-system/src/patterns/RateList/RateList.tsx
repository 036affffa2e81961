import type { Carrier, Rate } from 'contract';
import { CloudAlert, PackageSearch, RotateCw, SearchX } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Sorting, SpeedFilter } from './order.ts';
import { bestOffers, filterOffers, keepOrder, sortOffers } from './order.ts';
import { rateListCopy as copy } from './RateList.copy.ts';
import * as styles from './RateList.css.ts';
import { FailedRow, LoadingRow, OfferRow, UnavailableRow } from './RateRow.tsx';
import type { CarrierState, Offer, RatesState } from './rates-state.ts';
import { isSettled, offersOf, rateKey } from './rates-state.ts';

export interface RateListProps {
  readonly state: RatesState;
  /** `rateKey` of the chosen rate. */
  readonly chosenKey: string | null;
  readonly speed: SpeedFilter;
  readonly onChoose: (rate: Rate) => void;
  /** Ask this carrier again, or all of them. */
  readonly onRetry: (carrier?: Carrier) => void;
  /** Id of the first radio, for the error summary. */
  readonly id?: string;
  readonly errorMessage?: string | undefined;
}

const sortingSegments = [
  { value: 'price', label: copy.byPrice },
  { value: 'time', label: copy.byTime },
] as const;

/**
 * Live prices of all carriers as one group of radio buttons. A carrier that fails and a product
 * that cannot be are rows too, with their reasons. Nothing moves under the pointer or the focus:
 * while prices are refreshed every rate keeps its place.
 */
export function RateList(props: RateListProps) {
  const { state, onRetry } = props;
  if (state.kind === 'incomplete') {
    return (
      <EmptyState icon={PackageSearch} headingLevel={3} title={copy.incompleteTitle}>
        {copy.incomplete}
      </EmptyState>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        icon={CloudAlert}
        headingLevel={3}
        role="alert"
        title={copy.failed}
        actions={
          <Button icon={RotateCw} onPress={() => onRetry()}>
            {copy.retry}
          </Button>
        }
      >
        {copy.failedHelp}
      </EmptyState>
    );
  }
  return <AskedRates {...props} carriers={state.carriers} />;
}

interface AskedRatesProps extends RateListProps {
  readonly carriers: readonly CarrierState[];
}

function AskedRates({
  carriers,
  state,
  chosenKey,
  speed,
  onChoose,
  onRetry,
  id,
  errorMessage,
}: AskedRatesProps) {
  const [sorting, setSorting] = useState<Sorting>('price');
  const [isInside, setInside] = useState(false);
  const groupName = useId();
  const errorId = `${groupName}-error`;

  const all = offersOf(state);
  const settled = isSettled(state);
  const hasStale = all.some(({ isStale }) => isStale);
  const sorted = sortOffers(filterOffers(all, speed, chosenKey), sorting);
  const offers = useHeldOrder(sorted, isInside || hasStale, sorting);
  const best = bestOffers(offers);
  const failed = carriers.filter((carrier) => carrier.status === 'failed');

  return (
    <div>
      <div className={styles.head}>
        <span className={styles.status}>{statusText(offers.length, settled, hasStale)}</span>
        {all.length > 1 && (
          <SegmentedControl
            label={copy.sort}
            segments={sortingSegments}
            value={sorting}
            onChange={setSorting}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{settled && offers.length > 0 && copy.found(offers.length)}</span>
      </VisuallyHidden>
      {errorMessage && (
        <p id={errorId} className={styles.error}>
          {errorMessage}
        </p>
      )}
      {offers.length > 0 && (
        <div
          role="radiogroup"
          aria-label={copy.list}
          aria-busy={!settled}
          aria-invalid={errorMessage !== undefined}
          aria-describedby={errorMessage === undefined ? undefined : errorId}
          className={styles.list}
          onPointerEnter={() => setInside(true)}
          onPointerLeave={() => setInside(false)}
          onFocus={() => setInside(true)}
          onBlur={() => setInside(false)}
        >
          {offers.map(({ rate, answeredAt, isStale }, index) => (
            <OfferRow
              key={rateKey(rate)}
              id={index === 0 ? id : undefined}
              rate={rate}
              answeredAt={answeredAt}
              isStale={isStale}
              isCheapest={best.cheapest === rateKey(rate)}
              isFastest={best.fastest === rateKey(rate)}
              isChosen={chosenKey === rateKey(rate)}
              groupName={groupName}
              describedBy={errorMessage === undefined ? undefined : errorId}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {carriers.map(
        ({ status, carrier }) => status === 'loading' && <LoadingRow key={carrier} carrier={carrier} />,
      )}
      {settled && offers.length === 0 && (
        <NoOffers
          hasOtherSpeeds={all.length > 0}
          haveAllFailed={failed.length === carriers.length}
          onRetry={onRetry}
        />
      )}
      {failed.map((carrier) => (
        <FailedRow key={carrier.carrier} state={carrier} onRetry={onRetry} />
      ))}
      {carriers.map(
        (carrier) =>
          carrier.status === 'answered' &&
          carrier.unavailable.map((product) => (
            <UnavailableRow key={`${product.carrier}/${product.carrierProductCode}`} product={product} />
          )),
      )}
    </div>
  );
}

function statusText(amount: number, settled: boolean, hasStale: boolean): string {
  if (hasStale) return copy.stale;
  if (!settled) return copy.loading;
  return amount > 0 ? copy.amount(amount) : '';
}

interface NoOffersProps {
  readonly hasOtherSpeeds: boolean;
  readonly haveAllFailed: boolean;
  readonly onRetry: (carrier?: Carrier) => void;
}

function NoOffers({ hasOtherSpeeds, haveAllFailed, onRetry }: NoOffersProps) {
  if (hasOtherSpeeds) return <EmptyState icon={SearchX} headingLevel={3} title={copy.noneForSpeed} />;
  if (!haveAllFailed) return <EmptyState icon={SearchX} headingLevel={3} title={copy.none} />;
  return (
    <EmptyState
      icon={CloudAlert}
      headingLevel={3}
      title={copy.allFailed}
      actions={
        <Button icon={RotateCw} onPress={() => onRetry()}>
          {copy.retry}
        </Button>
      }
    >
      {copy.failedHelp}
    </EmptyState>
  );
}

/** The sorted offers, in the order of the last look as long as that order is held. */
function useHeldOrder(sorted: readonly Offer[], isHeld: boolean, sorting: Sorting): readonly Offer[] {
  const [last, setLast] = useState<{ readonly keys: readonly string[]; readonly sorting: Sorting }>({
    keys: [],
    sorting,
  });
  // Somebody who sorts anew wants the rows to move.
  const offers = isHeld && last.sorting === sorting ? keepOrder(last.keys, sorted) : sorted;
  const keys = offers.map(({ rate }) => rateKey(rate));
  if (last.sorting !== sorting || last.keys.join() !== keys.join()) setLast({ keys, sorting });
  return offers;
}
