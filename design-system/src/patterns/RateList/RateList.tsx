import type { Carrier, Rate } from 'contract';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ProgressLine } from '../../components/ProgressLine/ProgressLine.tsx';
import { useFailureInSight } from '../../components/RetryButton/RetryButton.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useHeldBadges, useHeldOrder, useIsInside } from './held.ts';
import { Incomplete, NoOffers, RatesFailure, type RatesObstacle } from './NoOffers.tsx';
import type { Sorting, SpeedFilter } from './order.ts';
import { filterOffers, sortOffers } from './order.ts';
import { rateListCopy as copy } from './RateList.copy.ts';
import * as styles from './RateList.css.ts';
import { FailedRow, LoadingRow, OfferRow, UnavailableRow } from './RateRow.tsx';
import type { CarrierState, RatesState } from './rates-state.ts';
import { attemptOf, isSettled, offersOf, rateKey } from './rates-state.ts';
import { useRetriedCarriers } from './useRetriedCarriers.ts';

export type { RatesObstacle } from './NoOffers.tsx';

export interface RateListProps {
  readonly state: RatesState;
  /** `rateKey` of the chosen rate. */
  readonly chosenKey: string | null;
  readonly speed: SpeedFilter;
  readonly onChoose: (rate: Rate) => void;
  /** Ask this carrier again, or all of them. */
  readonly onRetry: (carrier?: Carrier) => void;
  /** Lifts the filter by speed. */
  readonly onAnySpeed?: () => void;
  /** What can be done where there is no rate at all. */
  readonly otherWay?: RatesObstacle['action'] | undefined;
  /** Why nobody can be asked, while that is so. */
  readonly obstacle?: RatesObstacle | null;
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
 * while somebody acts in the list every rate keeps its place, and new ones follow.
 */
export function RateList(props: RateListProps) {
  const { state, obstacle = null, onRetry } = props;
  const list = useRef<HTMLDivElement>(null);
  const { failure, isRetrying } = useFailureInSight(state, attemptOf(state));
  const landing = () => list.current?.querySelector<HTMLElement>('input[data-carrier]');
  const retry = { onRetry: () => onRetry(), isRetrying, landing };
  const settled = isSettled(state);
  const { isInside, handlers } = useIsInside(settled);
  const offered = offersOf(state).length;
  return (
    <div ref={list} {...handlers}>
      <VisuallyHidden>
        <span role="status">{settled && offered > 0 && copy.found(offered)}</span>
      </VisuallyHidden>
      {failure?.kind === 'failed' && <RatesFailure {...wordsOf(failure)} {...retry} />}
      {state.kind === 'incomplete' && <Incomplete obstacle={obstacle} />}
      {state.kind === 'asked' && failure?.kind !== 'failed' && (
        <AskedRates {...props} carriers={state.carriers} isInside={isInside}>
          {failure && <RatesFailure title={copy.allFailed} {...retry} />}
        </AskedRates>
      )}
    </div>
  );
}

function wordsOf({ retryAfterSeconds }: Extract<RatesState, { kind: 'failed' }>) {
  if (retryAfterSeconds === undefined) return { title: copy.failed };
  return { title: copy.tooMany, help: copy.tooManyHelp(retryAfterSeconds) };
}

interface AskedRatesProps extends RateListProps {
  readonly carriers: readonly CarrierState[];
  readonly isInside: boolean;
  /** Stands where the offers would. */
  readonly children: ReactNode;
}

function AskedRates({ carriers, state, chosenKey, speed, onChoose, onRetry, ...rest }: AskedRatesProps) {
  const { id, errorMessage, onAnySpeed, otherWay, isInside, children } = rest;
  const [sorting, setSorting] = useState<Sorting>('price');
  const list = useRef<HTMLDivElement>(null);
  const groupName = useId();
  const errorId = `${groupName}-error`;

  const all = offersOf(state);
  const settled = isSettled(state);
  const hasStale = all.some(({ isStale }) => isStale);
  // What is true of every row is said once, above them.
  const isAllStale = hasStale && all.every(({ isStale }) => isStale);
  const sorted = sortOffers(filterOffers(all, speed, chosenKey), sorting);
  const offers = useHeldOrder(sorted, isInside || hasStale, sorting);
  const badges = useHeldBadges(offers, settled, isInside);
  const failed = useRetriedCarriers(carriers);
  const describedBy = errorMessage === undefined ? undefined : errorId;
  const firstOf = (carrier: Carrier) =>
    list.current?.querySelector<HTMLElement>(`input[data-carrier="${carrier}"]`);

  return (
    <div ref={list}>
      <div className={styles.head}>
        <span className={styles.status}>{statusText(offers.length, settled, hasStale)}</span>
        {offers.length > 1 && (
          <SegmentedControl
            label={copy.sort}
            segments={sortingSegments}
            value={sorting}
            onChange={setSorting}
          />
        )}
      </div>
      {errorMessage && (
        <p id={errorId} className={styles.error}>
          {errorMessage}
        </p>
      )}
      {offers.length > 0 && isAllStale && (
        <div className={styles.lineOfAll}>
          <ProgressLine />
        </div>
      )}
      {offers.length > 0 && (
        <div
          role="radiogroup"
          aria-label={copy.list}
          aria-busy={!settled}
          aria-invalid={errorMessage !== undefined}
          aria-describedby={describedBy}
          className={styles.list}
        >
          {offers.map(({ rate, answeredAt, isStale }, index) => (
            <OfferRow
              key={rateKey(rate)}
              id={index === 0 ? id : undefined}
              rate={rate}
              answeredAt={answeredAt}
              isStale={isStale}
              saysStale={isStale && !isAllStale}
              isCheapest={badges.shown.cheapest === rateKey(rate)}
              isFastest={badges.shown.fastest === rateKey(rate)}
              hasBadgeRoom={badges.rooms.has(rateKey(rate))}
              isChosen={chosenKey === rateKey(rate)}
              groupName={groupName}
              describedBy={describedBy}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      {children}
      {settled && offers.length === 0 && !children && (
        <NoOffers
          carriers={carriers}
          ofOtherSpeeds={all.length}
          onAnySpeed={onAnySpeed}
          otherWay={otherWay}
        />
      )}
      {carriers.map(
        ({ status, carrier }) =>
          status === 'loading' &&
          !failed.isRetried(carrier) && <LoadingRow key={carrier} carrier={carrier} />,
      )}
      {failed.rows.map(({ failure, isRetrying }) => (
        <FailedRow
          key={failure.carrier}
          state={failure}
          isRetrying={isRetrying}
          landing={() => firstOf(failure.carrier)}
          onRetry={(row) => {
            failed.note(row);
            onRetry(row.carrier);
          }}
        />
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
