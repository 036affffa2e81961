import { CircleCheck, Lock } from '@lucide/icons';
import type { DayEndClosing as Closing } from 'contract';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { LoadingRows } from '../../../patterns/ListFrame/LoadingRows.tsx';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { SettingsFrame } from '../../../patterns/SettingsFrame/SettingsFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { NextPickup } from '../../pickups/Pickups/NextPickup.tsx';
import type { NextPickupFacts } from '../../pickups/Pickups/pickups-state.ts';
import { carrierColumns } from './carrier-columns.tsx';
import { CarrierTable } from './CarrierTable.tsx';
import { ClosedToday, ofToday } from './ClosedToday.tsx';
import { ClosingHistory } from './ClosingHistory.tsx';
import type {
  AskedClosing,
  ClosingOutcome,
  ClosingsPage,
  DayEndState,
  ExcludedShipments,
  OpenDay,
} from './day-end-state.ts';
import { dayEndCopy as copy } from './DayEndClosing.copy.ts';
import * as styles from './DayEndClosing.css.ts';
import { askAll, totalOf } from './sums.ts';

export interface DayEndClosingProps {
  state: DayEndState;
  history: Fetched<ClosingsPage>;
  /** The newest closings, of which those of today stay in sight; undefined until they are known. */
  latest: readonly Closing[] | undefined;
  /** When somebody comes for what is closed; as the list of pickups has it. */
  next: NextPickupFacts;
  pickupHrefOf: (id: string) => string;
  excluded: ExcludedShipments;
  /** Whether the person may close. */
  canClose: boolean;
  /** What is about to be closed, once the person agrees; null where nothing is asked. */
  question: readonly AskedClosing[] | null;
  /** It is under way. */
  isClosing: boolean;
  /** What was not closed of those that were closed last. */
  outcomes: readonly ClosingOutcome[];
  homeHref: string;
  now: Date;
  /** The `OpenShipments` of a carrier that is unfolded. */
  renderShipments: (carrier: AskedClosing['carrier']) => ReactNode;
  /** The dialog with the list for the driver, while one is open. */
  pdf?: ReactNode;
  onAsk: (question: readonly AskedClosing[]) => void;
  onAccept: () => void;
  onReject: () => void;
  onOpenPdfs: (closings: readonly Closing[]) => void;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  onRetryHistory: () => unknown;
}

const stillLoading = { kind: 'loading', isSlow: false } as const;

/**
 * The end of a day: what waits for its driver, carrier by carrier, what of it stays open, and what was closed
 * before. Closing cannot be taken back, so it is asked for once more.
 */
export function DayEndClosing(props: DayEndClosingProps) {
  const { now, question, history, latest } = props;
  // The day stands where it stays: what was closed of it is not pushed in from above.
  const state = props.state.kind === 'ready' && latest === undefined ? stillLoading : props.state;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={props.homeHref} />;
  return (
    <SettingsFrame
      heading={copy.title}
      description={copy.lede}
      actions={<span className={styles.second}>{copy.today(now.toISOString())}</span>}
    >
      <Outcomes
        {...props}
        onShow={(carriers) => setExpanded((before) => new Set([...before, ...carriers]))}
      />
      <div className={styles.part}>
        <ResourceView
          resource={state}
          words={{ loading: copy.loading, failed: copy.openFailed }}
          skeleton={
            <LoadingRows
              label={copy.loading}
              columns={carrierColumns({ excluded: new Map(), canClose: false })}
            />
          }
          onRetry={props.onRetry}
        >
          {(day) => (
            <Day
              {...props}
              day={day}
              closedToday={ofToday(latest ?? [], now)}
              expanded={expanded}
              onExpanded={setExpanded}
            />
          )}
        </ResourceView>
      </div>
      {/* Below what is not there yet it would be pushed about. */}
      {state.kind !== 'loading' && (
        <ClosingHistory
          history={history}
          now={now}
          onOpenPdfs={props.onOpenPdfs}
          onPage={props.onPage}
          onRetry={props.onRetryHistory}
        />
      )}
      {question && <Question {...props} question={question} />}
      {props.pdf}
    </SettingsFrame>
  );
}

interface DayProps extends DayEndClosingProps {
  day: OpenDay;
  closedToday: readonly Closing[];
  expanded: ReadonlySet<string>;
  onExpanded: (keys: ReadonlySet<string>) => void;
}

function Day(props: DayProps) {
  const { day, closedToday, excluded, canClose, expanded, onExpanded, renderShipments, onAsk } = props;
  const all = askAll(day.carriers, excluded);
  const closed = closedToday.length > 0 && (
    <ClosedToday closings={closedToday} onOpenPdfs={props.onOpenPdfs} />
  );
  if (day.carriers.length === 0 && closed)
    return (
      <>
        <NextPickup next={props.next} now={props.now} hrefOf={props.pickupHrefOf} />
        {closed}
      </>
    );
  if (day.carriers.length === 0)
    return (
      <EmptyState icon={CircleCheck} title={copy.empty.title}>
        {copy.empty.text}
      </EmptyState>
    );
  const { shipments, packages, weightKg } = totalOf(all);
  return (
    <>
      <CarrierTable
        carriers={day.carriers}
        excluded={excluded}
        canClose={canClose}
        expanded={expanded}
        onExpanded={onExpanded}
        renderShipments={renderShipments}
        onAsk={onAsk}
      />
      <div className={styles.closing}>
        <Icon icon={Lock} />
        <div className={styles.closingText}>
          <p className={styles.closingWarning}>{copy.warning}</p>
          <p className={styles.second}>{copy.sum(shipments, packages, weightKg)}</p>
        </div>
        {canClose && (
          <Button variant="primary" isDisabled={all.length === 0} onPress={() => onAsk(all)}>
            {copy.closeAll(shipments)}
          </Button>
        )}
      </div>
      {closed}
    </>
  );
}

/** What it concerns, once more, before it cannot be taken back. */
function Question({
  question,
  isClosing,
  onAccept,
  onReject,
}: DayEndClosingProps & { question: readonly AskedClosing[] }) {
  const { shipments } = totalOf(question);
  return (
    <ConfirmDialog
      title={copy.confirm.title}
      message={copy.warning}
      detail={question.map(({ carrier, ...sums }) => (
        <span key={carrier} className={styles.name}>
          {copy.sumOf(carrier, sums.shipments, sums.packages, sums.weightKg)}
        </span>
      ))}
      icon={Lock}
      acceptLabel={copy.confirm.accept(shipments)}
      rejectLabel={copy.confirm.reject}
      pendingLabel={copy.confirm.pending}
      isPending={isClosing}
      onAccept={onAccept}
      onReject={onReject}
    />
  );
}

/** What went wrong with the latest closings, until the next one. */
function Outcomes({
  outcomes,
  onShow,
}: Pick<DayEndClosingProps, 'outcomes'> & { onShow: (carriers: readonly string[]) => void }) {
  const failed = outcomes.filter((outcome) => outcome.kind === 'failed');
  const unknown = outcomes.filter((outcome) => outcome.kind === 'unknown');
  const partly = outcomes.filter((outcome) => outcome.kind === 'partly');
  if (outcomes.length === 0) return null;
  return (
    <div className={styles.part}>
      <Stack gap={3}>
        {failed.length > 0 && (
          <Banner tone="danger" role="alert" title={copy.failure.failed}>
            {failed.map(({ carrier, reason }) => (
              <p key={carrier}>{copy.failedOf(carrier, reason)}</p>
            ))}
          </Banner>
        )}
        {unknown.length > 0 && (
          <Banner tone="warning" role="alert" title={copy.unknown}>
            {unknown.map(({ carrier, reason }) => (
              <p key={carrier}>{copy.failedOf(carrier, reason)}</p>
            ))}
            <p>{copy.lookUp}</p>
          </Banner>
        )}
        {partly.length > 0 && (
          <Banner
            tone="warning"
            role="alert"
            title={copy.partly}
            actions={
              <Button size="sm" onPress={() => onShow(partly.map(({ carrier }) => carrier))}>
                {copy.showFailed}
              </Button>
            }
          >
            {partly.map(({ carrier, closed, failed: amount }) => (
              <p key={carrier}>
                {copy.partlyDone(carrier, closed, closed + amount)} {copy.notDone(amount)}
              </p>
            ))}
          </Banner>
        )}
      </Stack>
    </div>
  );
}
