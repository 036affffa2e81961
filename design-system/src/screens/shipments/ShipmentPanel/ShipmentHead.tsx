import { Clock, Info, UserPlus } from '@lucide/icons';
import { hasPickSlip, type Shipment } from 'contract';
import { type ReactNode, useId } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { linkCopy } from '../../../components/Link/Link.copy.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatRelativeDayWithYear, formatTimeSpan } from '../../../format/index.ts';
import { CarrierMark, isCarrierKnown } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { type Papers, PrintMenu } from '../../../patterns/PrintMenu/PrintMenu.tsx';
import {
  hoursToCome,
  isDelayed,
  isDiscarded,
  isNeverOrdered,
  isStillHere,
  isTemplate,
  isUnderWay,
} from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { shipmentStatusCopy as statusCopy } from '../../../patterns/ShipmentStatus/ShipmentStatus.copy.ts';
import { shipmentActionsCopy as actionsCopy } from '../actions/shipment-actions.copy.ts';
import type { TrackingState } from '../Shipments/shipments-state.ts';
import { ExceptionBand } from './ExceptionBand.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

export interface ShipmentHeadProps {
  shipment: Shipment;
  tracking: TrackingState;
  now: Date;
  /** The label is on its way, and so may be the dialog that says so. */
  isLabelLoading: boolean;
  sameRecipientHref: string | undefined;
  /** What can be made of it: links to forms, cancelling. */
  actions: ReactNode;
  /** Whether one of them sends it once more. */
  canResend: boolean;
  onPrint: () => void;
  papers: Pick<Papers, 'onOpen' | 'onOpenAll'>;
}

/** Below the number: who carries it, what can be done with it, and where it stands. */
export function ShipmentHead({
  shipment,
  tracking,
  now,
  isLabelLoading,
  sameRecipientHref,
  actions,
  canResend,
  onPrint,
  papers,
}: ShipmentHeadProps) {
  const meaningId = useId();
  const reasonId = useId();
  const reason = printUnavailable(shipment);
  const isMeaningTheReason = shipment.status === 'cancelled';
  const isPrintable = !isMeaningTheReason && reason === undefined;
  useShortcuts(isPrintable ? [{ keys: 'P', label: actionsCopy.print, group: 'page', run: onPrint }] : []);
  return (
    <>
      <div className={styles.head}>
        <Stack gap={3}>
          <Facts shipment={shipment} />
          {shipment.packingNotes !== '' && isStillHere(shipment) && (
            <Banner tone="warning" title={copy.facts.packingNotes}>
              {shipment.packingNotes}
            </Banner>
          )}
          <Stack gap={1}>
            {/* Without an icon, so that both stand beside each other in the narrowest panel. */}
            <Inline gap={2}>
              <Button
                isDisabled={!isPrintable}
                isPending={isLabelLoading}
                aria-describedby={isMeaningTheReason ? meaningId : reason && reasonId}
                onPress={onPrint}
              >
                {actionsCopy.print}
              </Button>
              {hasPickSlip(shipment) && (
                <PrintMenu
                  shipment={shipment}
                  onOpenLabel={onPrint}
                  onOpenPaper={papers.onOpen}
                  onOpenAll={papers.onOpenAll}
                />
              )}
            </Inline>
            {reason && (
              <p id={reasonId} className={styles.hint}>
                {reason}
              </p>
            )}
          </Stack>
          {actions}
          {isNeverOrdered(shipment) && sameRecipientHref !== undefined && (
            <Inline gap={2}>
              <ButtonLink icon={UserPlus} href={sameRecipientHref}>
                {actionsCopy.sameRecipient}
              </ButtonLink>
            </Inline>
          )}
        </Stack>
      </div>
      {shipment.status === 'exception' ? (
        <ExceptionBand shipment={shipment} tracking={tracking} canResend={canResend} />
      ) : (
        <Standing shipment={shipment} now={now} meaningId={meaningId} />
      )}
    </>
  );
}

/** The order's number, unless it is the heading, the carrier with its product, and the way to follow the parcel. */
function Facts({ shipment }: { shipment: Shipment }) {
  const { trackingNumber, trackingUrl, carrier, carrierProduct, orderNumber, status } = shipment;
  const isCarried = isCarrierKnown(carrier) || carrierProduct !== '';
  return (
    <ul className={styles.facts}>
      {trackingNumber !== null && <li className={styles.fact}>{orderNumber}</li>}
      {trackingNumber === null && !isNeverOrdered(shipment) && (
        <li className={styles.fact}>{copy.notAssigned}</li>
      )}
      {isCarried && (
        <li className={styles.fact}>
          <CarrierMark carrier={carrier} /> {carrierProduct}
        </li>
      )}
      {/* After an exception it stands where that is told. */}
      {trackingUrl && status !== 'exception' && (
        <li className={styles.factBelow}>
          <Link href={trackingUrl} newTabLabel={linkCopy.newTab}>
            {copy.trackAt(carrier)}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Why there is no label yet. Why there is none any more is what the status means. */
function printUnavailable({ status, ordering }: Shipment): string | undefined {
  return status === 'avis' || ordering !== null ? copy.printUnavailable : undefined;
}

type Tone = 'success' | 'warning' | 'danger' | undefined;

const standingTones: Partial<Record<Shipment['status'], Tone>> = {
  transit: 'success',
  in_delivery: 'success',
  delivered: 'success',
};

/** Where it stands, in the colour of its state: the day on which it comes, and what the status means. */
function Standing({ shipment, now, meaningId }: { shipment: Shipment; now: Date; meaningId: string }) {
  const { status, ordering, expectedDeliveryDate } = shipment;
  const isLate = isDelayed(shipment, now);
  const isExpected = isUnderWay(shipment) && expectedDeliveryDate !== null;
  const hours = hoursToCome(shipment, now);
  const tone = isLate || ordering === 'unclear' ? 'warning' : standingTones[status];
  return (
    <div className={styles.band} data-tone={tone}>
      <span className={styles.bandIcon}>
        <Icon icon={isExpected ? Clock : Info} />
      </span>
      <div>
        {isExpected && (
          <>
            <p className={styles.bandTitle}>{isLate && !hours ? copy.expectedWas : copy.expected}</p>
            <p className={styles.day}>
              {hours
                ? copy.dayAndHours(
                    formatRelativeDayWithYear(hours.from, now),
                    formatTimeSpan(hours.from, hours.until),
                  )
                : formatRelativeDayWithYear(expectedDeliveryDate, now)}
            </p>
          </>
        )}
        <p id={meaningId} className={isExpected ? styles.hint : undefined}>
          {meaningOf(shipment)}
        </p>
        {isTemplate(shipment) && <p>{copy.templateHelp}</p>}
      </div>
    </div>
  );
}

/** What the status means, in a sentence. */
function meaningOf(shipment: Shipment): string {
  const { status, ordering } = shipment;
  if (ordering !== null) return statusCopy.orderingMeaning[ordering];
  if (isDiscarded(shipment)) return statusCopy.discardedMeaning;
  if (isNeverOrdered(shipment)) return statusCopy.neverOrderedMeaning;
  return statusCopy.meaning[status];
}
