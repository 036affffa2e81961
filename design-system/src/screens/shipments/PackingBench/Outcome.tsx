import { meantNumber } from 'contract';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { RetryButton, useFailureInSight } from '../../../components/RetryButton/RetryButton.tsx';
import { earlierPrint } from '../../../patterns/LabelDialog/earlier-print.ts';
import { earlierPrintCopy } from '../../../patterns/LabelDialog/EarlierPrint.copy.ts';
import { modesCopy } from '../NewShipment/modes.copy.ts';
import { FoundBand } from './FoundBand.tsx';
import { Hits } from './Hits.tsx';
import type { BenchStep, PackingBenchCallbacks, PackingBenchHrefs } from './packing-bench-state.ts';
import { packingBenchCopy as copy } from './PackingBench.copy.ts';
import * as styles from './PackingBench.css.ts';

export interface OutcomeProps extends Pick<
  PackingBenchCallbacks,
  'onRetry' | 'onChoose' | 'onOpenLabel' | 'onNext'
> {
  readonly step: BenchStep;
  readonly isLabelOpen: boolean;
  readonly next: string | null;
  readonly hrefs: PackingBenchHrefs;
  /** What takes the focus when there is nothing to try again any more. */
  readonly landing: () => HTMLElement | null;
}

const standings = { searching: 'pending', failed: 'failed' } as const;

/** What became of the last scan: seen, and heard by whoever does not look. */
export function Outcome(props: OutcomeProps) {
  const { step, next, onRetry, landing } = props;
  const standing = step.kind === 'searching' || step.kind === 'failed' ? standings[step.kind] : 'other';
  const { failure, isRetrying } = useFailureInSight(step, standing);
  return (
    <div className={styles.outcome} data-found={step.kind === 'completing' || undefined}>
      <div role="status" className={styles.live}>
        {!failure && <Told {...props} />}
        {next !== null && (
          <div className={styles.next}>
            <Banner tone="info">{copy.next(next)}</Banner>
          </div>
        )}
      </div>
      {failure?.kind === 'failed' && (
        <Banner
          role="alert"
          tone="danger"
          title={copy.failed.title(failure.number)}
          actions={<RetryButton isRetrying={isRetrying} onRetry={onRetry} landing={landing} />}
        >
          {copy.failed.text}
        </Banner>
      )}
    </div>
  );
}

function Told({ step, isLabelOpen, hrefs, onChoose, onOpenLabel, onNext }: OutcomeProps): ReactNode {
  switch (step.kind) {
    case 'waiting':
      return <Waiting step={step} />;
    case 'searching':
      return <Banner tone="info">{copy.searching(step.number)}</Banner>;
    case 'none': {
      const meant = meantNumber(step.number);
      return (
        <Banner
          tone="warning"
          title={copy.none.title(step.number)}
          actions={<ButtonLink href={hrefs.search(step.number)}>{copy.none.search}</ButtonLink>}
        >
          {meant === undefined ? copy.none.text : copy.none.otherLayout(meant)}
        </Banner>
      );
    }
    case 'several':
      return (
        <>
          <Banner tone="info" title={copy.several.title(step.number)}>
            <p>{copy.several.text}</p>
            {step.hasMore && <p>{copy.several.more}</p>}
          </Banner>
          <Hits shipments={step.shipments} onChoose={onChoose} />
        </>
      );
    case 'ordered':
      return <Ordered step={step} hrefs={hrefs} onOpenLabel={onOpenLabel} />;
    case 'ordering':
      return (
        <Banner
          tone="warning"
          title={modesCopy.settled.ordering.title}
          actions={<ButtonLink href={hrefs.shipment(step.shipment.id)}>{modesCopy.settled.show}</ButtonLink>}
        >
          {modesCopy.settled.ordering.text}
        </Banner>
      );
    case 'label':
      return (
        !isLabelOpen && (
          <Banner
            tone="warning"
            title={copy.unprinted.title}
            actions={
              <>
                <Button variant="primary" onPress={onOpenLabel}>
                  {copy.unprinted.print}
                </Button>
                <Button onPress={onNext}>{copy.unprinted.next}</Button>
              </>
            }
          >
            {copy.unprinted.text(step.shipment.orderNumber)}
          </Banner>
        )
      );
    case 'completing':
      return <FoundBand number={step.number} orderNumber={step.shipment.orderNumber} />;
    case 'failed':
      return null;
  }
}

type StepOf<Kind extends BenchStep['kind']> = Extract<BenchStep, { kind: Kind }>;

function Waiting({ step: { result } }: { readonly step: StepOf<'waiting'> }) {
  if (result === null) return <p className={styles.muted}>{copy.waiting}</p>;
  const { orderNumber } = result.shipment;
  if (result.kind === 'put-back')
    return (
      <Banner tone="info" title={copy.putBack.title(orderNumber)}>
        {result.isKept && <p>{copy.putBack.kept}</p>}
        <p>{copy.waiting}</p>
      </Banner>
    );
  const { isReprint } = result;
  const tell = isReprint ? copy.done.reprinted : copy.done.completed;
  return (
    <Banner tone="success" title={tell(orderNumber)}>
      {copy.waiting}
    </Banner>
  );
}

interface OrderedProps extends Pick<OutcomeProps, 'hrefs' | 'onOpenLabel'> {
  readonly step: StepOf<'ordered'>;
}

function Ordered({ step: { shipment }, hrefs, onOpenLabel }: OrderedProps) {
  const { orderedAt, completedBy, id } = shipment;
  const printed = earlierPrint(shipment);
  return (
    <Banner
      tone="warning"
      title={orderedAt === null ? copy.ordered.sometime : copy.ordered.at(orderedAt)}
      actions={
        <>
          <Button onPress={onOpenLabel}>{copy.ordered.print}</Button>
          <ButtonLink variant="quiet" href={hrefs.shipment(id)}>
            {modesCopy.settled.show}
          </ButtonLink>
        </>
      }
    >
      {completedBy !== null && <p>{copy.ordered.by(completedBy)}</p>}
      {printed && <p>{earlierPrintCopy.one(printed)}</p>}
    </Banner>
  );
}
