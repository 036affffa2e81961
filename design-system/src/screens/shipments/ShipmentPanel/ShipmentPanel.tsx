import { Printer, SearchX, UserPlus } from '@lucide/icons';
import type { Shipment } from 'contract';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SidePanel } from '../../../components/SidePanel/SidePanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatRelativeDayWithYear } from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import type { LabelDialogProps, LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import { LoadFailure } from '../../../patterns/LoadFailure/LoadFailure.tsx';
import { isDelayed, isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { shipmentStatusCopy as statusCopy } from '../../../patterns/ShipmentStatus/ShipmentStatus.copy.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { StaleNotice } from '../../../patterns/StaleNotice/StaleNotice.tsx';
import type { ShipmentDetailState } from '../Shipments/shipments-state.ts';
import { History } from './History.tsx';
import { MissingLabel } from './MissingLabel.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';
import { Details, Packages, PostalAddress, Section } from './ShipmentSections.tsx';

export interface ShipmentPanelProps {
  state: ShipmentDetailState;
  now: Date;
  onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** A new form for the recipient of the shipment; offered where nothing was ordered. */
  sameRecipientHref?: string;
  /** Asks the carrier for news. */
  onRefreshTracking: () => unknown;
  label: LabelState;
  /** Fetches the label's PDF and shows it; also the way to try again. */
  onOpenLabel: () => void;
  onCloseLabel: () => void;
  /** The label was printed or saved. */
  onTakeLabel: () => void;
}

// A modal dialog and a PDF preview are needed by few visits to the list.
const LabelDialog = lazyPart<LabelDialogProps>(
  async () => (await import('../../../patterns/LabelDialog/LabelDialog.tsx')).LabelDialog,
  { failed: ({ onClose }, retry) => <MissingLabel onClose={onClose} {...retry} /> },
);

/** One shipment beside the list: where it is, what it is, and what can be done with it. */
export function ShipmentPanel({
  state,
  now,
  onClose,
  onRetry,
  sameRecipientHref,
  onRefreshTracking,
  label,
  onOpenLabel,
  onCloseLabel,
  onTakeLabel,
}: ShipmentPanelProps) {
  const frame = (label: string, header: ReactNode, children: ReactNode) => (
    <SidePanel label={label} closeLabel={copy.close} onClose={onClose} header={header}>
      <VisuallyHidden>
        <span role="status">{statusText[state.kind]}</span>
      </VisuallyHidden>
      {children}
    </SidePanel>
  );
  switch (state.kind) {
    case 'loading':
      return frame(copy.labelLoading, null, <LoadingShape />);
    case 'notFound':
      return frame(copy.notFound, null, <EmptyState icon={SearchX} title={copy.notFound} />);
    case 'failed':
      return frame(
        copy.failed,
        null,
        <LoadFailure title={copy.failed} failure={state.failure} onRetry={onRetry} />,
      );
    case 'ready': {
      const { shipment, tracking, failure } = state;
      return frame(
        copy.label(shipment.orderNumber),
        <ShipmentStatus
          status={shipment.status}
          ordering={shipment.ordering}
          isNeverOrdered={isNeverOrdered(shipment)}
          appearance="chip"
          isDelayed={isDelayed(shipment, now)}
        />,
        <>
          {failure && (
            <div className={styles.notice}>
              <StaleNotice title={copy.failed} failure={failure} onRetry={onRetry} />
            </div>
          )}
          <Head
            state={state}
            isLabelLoading={label.kind === 'loading'}
            sameRecipientHref={sameRecipientHref}
            onPrint={onOpenLabel}
          />
          {label.kind !== 'closed' && (
            <LabelDialog
              number={shipment.trackingNumber ?? shipment.orderNumber}
              state={label}
              onClose={onCloseLabel}
              onRetry={onOpenLabel}
              onTaken={onTakeLabel}
            />
          )}
          <Expectation state={state} now={now} />
          <History shipment={shipment} tracking={tracking} now={now} onRefresh={onRefreshTracking} />
          <Section title={copy.recipient}>
            <PostalAddress block={shipment.to} />
          </Section>
          <Packages shipment={shipment} />
          <Section title={copy.details}>
            <Details shipment={shipment} now={now} />
          </Section>
          <Section title={copy.sender}>
            <PostalAddress block={shipment.from} />
          </Section>
        </>,
      );
    }
  }
}

/** What the one region of the panel says; a failure and the shipment itself speak for themselves. */
const statusText: Record<ShipmentDetailState['kind'], string> = {
  loading: copy.labelLoading,
  notFound: copy.notFound,
  failed: '',
  ready: '',
};

type Ready = Extract<ShipmentDetailState, { kind: 'ready' }>;

interface HeadProps {
  state: Ready;
  /** The label is on its way, and so may be the dialog that says so. */
  isLabelLoading: boolean;
  sameRecipientHref: string | undefined;
  onPrint: () => void;
}

function Head({ state: { shipment }, isLabelLoading, sameRecipientHref, onPrint }: HeadProps) {
  const { status, trackingNumber, trackingUrl, carrier, carrierProduct, orderNumber } = shipment;
  const isNever = isNeverOrdered(shipment);
  const meaningId = useId();
  const reasonId = useId();
  const reason = printUnavailable(shipment);
  const isMeaningTheReason = status === 'cancelled';
  return (
    <div className={styles.head}>
      {trackingNumber === null ? (
        <p className={styles.noNumber}>{isNever ? copy.none : copy.notAssigned}</p>
      ) : (
        <p className={styles.number}>
          {status === 'cancelled' ? <s>{trackingNumber}</s> : trackingNumber}
          <CopyButton
            value={trackingNumber}
            label={copy.copyNumber}
            copiedLabel={copy.copied}
            failedLabel={copy.copyFailed}
          />
        </p>
      )}
      <p id={meaningId} className={styles.hint}>
        {meaningOf(shipment)}
      </p>
      <p className={styles.facts}>
        {orderNumber}
        <CarrierMark carrier={carrier} />
        {carrierProduct}
        {trackingUrl && (
          <Link href={trackingUrl} newTabLabel={copy.newTab}>
            {copy.trackAt(carrier)}
          </Link>
        )}
      </p>
      <Button
        icon={Printer}
        isDisabled={isMeaningTheReason || reason !== undefined}
        isPending={isLabelLoading}
        aria-describedby={isMeaningTheReason ? meaningId : reason && reasonId}
        onPress={onPrint}
      >
        {copy.print}
      </Button>
      {reason && (
        <p id={reasonId} className={styles.hint}>
          {reason}
        </p>
      )}
      {isNever && sameRecipientHref !== undefined && (
        <ButtonLink icon={UserPlus} href={sameRecipientHref}>
          {copy.sameRecipient}
        </ButtonLink>
      )}
    </div>
  );
}

/** Why there is no label yet. Why there is none any more is what the status means. */
function printUnavailable({ status, ordering }: Shipment): string | undefined {
  return status === 'avis' || ordering !== null ? copy.printUnavailable : undefined;
}

/** What the status means, in a sentence. */
function meaningOf(shipment: Shipment): string {
  const { status, ordering } = shipment;
  if (ordering !== null) return statusCopy.orderingMeaning[ordering];
  if (isNeverOrdered(shipment)) return statusCopy.neverOrderedMeaning;
  return statusCopy.meaning[status];
}

function Expectation({ state: { shipment }, now }: { state: Ready; now: Date }) {
  const { status, expectedDeliveryDate, exceptionReason, carrier } = shipment;
  if (status === 'exception') {
    return (
      <Banner tone="danger" title={copy.exception(exceptionReason ?? '')}>
        {copy.exceptionHelp(carrier)}
      </Banner>
    );
  }
  const isUnderWay = status === 'ordered' || status === 'transit' || status === 'in_delivery';
  if (!isUnderWay || expectedDeliveryDate === null) return null;
  const isLate = isDelayed(shipment, now);
  return (
    <div className={styles.band} data-tone={!isLate && status === 'in_delivery' ? 'success' : undefined}>
      <p>{isLate ? copy.expectedWas : copy.expected}</p>
      <p className={styles.day}>{formatRelativeDayWithYear(expectedDeliveryDate, now)}</p>
    </div>
  );
}

const LINE_WIDTHS = [0.7, 0.5, 0.9, 0.6, 0.8, 0.4];

function LoadingShape() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
