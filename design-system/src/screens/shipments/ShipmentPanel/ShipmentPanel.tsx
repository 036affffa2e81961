import { Printer, UserPlus } from '@lucide/icons';
import type { Shipment } from 'contract';
import { useId } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatRelativeDayWithYear } from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import type { LabelDialogProps, LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isDelayed, isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { shipmentStatusCopy as statusCopy } from '../../../patterns/ShipmentStatus/ShipmentStatus.copy.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { ShipmentDetailState } from '../Shipments/shipments-state.ts';
import { History } from './History.tsx';
import { MissingLabel } from './MissingLabel.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';
import { Details, Packages, PostalAddress } from './ShipmentSections.tsx';

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
  const shipment = state.kind === 'ready' ? state.value.shipment : null;
  return (
    <DetailPanel
      label={shipment ? copy.label(shipment.orderNumber) : copy.title}
      title={shipment ? <Title shipment={shipment} /> : copy.title}
      titleActions={
        shipment?.trackingNumber && (
          <CopyButton
            value={shipment.trackingNumber}
            label={copy.copyNumber}
            copiedLabel={copy.copied}
            failedLabel={copy.copyFailed}
          />
        )
      }
      mark={
        shipment && (
          <ShipmentStatus
            status={shipment.status}
            ordering={shipment.ordering}
            isNeverOrdered={isNeverOrdered(shipment)}
            appearance="chip"
            isDelayed={isDelayed(shipment, now)}
          />
        )
      }
      closeLabel={copy.close}
      onOpenChange={onClose}
    >
      <ResourceView
        resource={state}
        words={{ loading: copy.labelLoading, failed: copy.failed }}
        skeleton={<LoadingShape />}
        notFound={{ title: copy.notFound }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {({ shipment, tracking }) => (
          <>
            <Head
              shipment={shipment}
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
            <Expectation shipment={shipment} now={now} />
            <History shipment={shipment} tracking={tracking} now={now} onRefresh={onRefreshTracking} />
            <DetailSection title={copy.recipient}>
              <PostalAddress block={shipment.to} />
            </DetailSection>
            <Packages shipment={shipment} />
            <DetailSection title={copy.details}>
              <Details shipment={shipment} now={now} />
            </DetailSection>
            <DetailSection title={copy.sender}>
              <PostalAddress block={shipment.from} />
            </DetailSection>
          </>
        )}
      </ResourceView>
    </DetailPanel>
  );
}

/** The number that the carrier knows, or ours where there is none. */
function Title({ shipment: { status, trackingNumber, orderNumber } }: { shipment: Shipment }) {
  const number = trackingNumber ?? orderNumber;
  const isStruck = status === 'cancelled' && trackingNumber !== null;
  return <span className={styles.number}>{isStruck ? <s>{number}</s> : number}</span>;
}

interface HeadProps {
  shipment: Shipment;
  /** The label is on its way, and so may be the dialog that says so. */
  isLabelLoading: boolean;
  sameRecipientHref: string | undefined;
  onPrint: () => void;
}

function Head({ shipment, isLabelLoading, sameRecipientHref, onPrint }: HeadProps) {
  const { status, trackingNumber, trackingUrl, carrier, carrierProduct, orderNumber } = shipment;
  const isNever = isNeverOrdered(shipment);
  const meaning = meaningOf(shipment);
  const meaningId = useId();
  const reasonId = useId();
  const reason = printUnavailable(shipment);
  const isMeaningTheReason = status === 'cancelled';
  return (
    <div className={styles.head}>
      <Stack gap={2}>
        {trackingNumber === null && !isNever && <p className={styles.noNumber}>{copy.notAssigned}</p>}
        {meaning !== '' && (
          <p id={meaningId} className={styles.hint}>
            {meaning}
          </p>
        )}
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
      </Stack>
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

function Expectation({ shipment, now }: { shipment: Shipment; now: Date }) {
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
    <div className={styles.skeleton}>
      <Stack gap={3}>
        {LINE_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}
