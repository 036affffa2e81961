import { CircleCheck, Plus, Printer, SearchX, UserPlus } from '@lucide/icons';
import type { Shipment } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatMoney, formatRelativeDayWithYear } from '../../../format/index.ts';
import { LabelDialog } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import { LoadFailure } from '../../../patterns/LoadFailure/LoadFailure.tsx';
import { deliveryDay, isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { shipmentStatusCopy as statusCopy } from '../../../patterns/ShipmentStatus/ShipmentStatus.copy.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { StaleNotice } from '../../../patterns/StaleNotice/StaleNotice.tsx';
import type { ShipmentCreatedState } from './shipment-created-state.ts';
import { shipmentCreatedCopy as copy } from './ShipmentCreated.copy.ts';
import * as styles from './ShipmentCreated.css.ts';

export interface ShipmentCreatedProps {
  state: ShipmentCreatedState;
  hrefs: {
    list: string;
    templates: string;
    /** The shipment beside the list. */
    shipment: string;
    newShipment: string;
    /** A new form for the recipient of this shipment. */
    sameRecipient: string;
  };
  now: Date;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** Fetches the label's PDF and shows it; also the way to try again. */
  onOpenLabel: () => void;
  onCloseLabel: () => void;
  /** The label was printed or saved. */
  onTakeLabel: () => void;
}

/** `/sendungen/neu/erstellt`: what was created, and what is usually done next. */
export function ShipmentCreated(props: ShipmentCreatedProps) {
  return (
    <>
      {/* In every state the same. */}
      <VisuallyHidden>
        <span role="status">{useNewTitle(props.state)}</span>
      </VisuallyHidden>
      <Content {...props} />
    </>
  );
}

/** The heading is heard with the focus that it takes as it comes; what becomes of it later is not. */
function useNewTitle(state: ShipmentCreatedState): string | null {
  const title = state.kind === 'ready' ? titleOf(state.shipment) : null;
  const [first, setFirst] = useState(title);
  if (first === null && title !== null) setFirst(title);
  return title === (first ?? title) ? null : title;
}

function Content(props: ShipmentCreatedProps) {
  const { state, hrefs, onRetry } = props;
  switch (state.kind) {
    case 'loading':
      return <LoadingShape />;
    case 'notFound':
      return (
        <div className={styles.page}>
          <EmptyState
            headingLevel={1}
            icon={SearchX}
            title={copy.notFound}
            actions={<ButtonLink href={hrefs.list}>{copy.toList}</ButtonLink>}
          />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.page}>
          <LoadFailure headingLevel={1} title={copy.failed} failure={state.failure} onRetry={onRetry} />
        </div>
      );
    case 'ready':
      return <Ready {...props} state={state} />;
  }
}

type ReadyState = Extract<ShipmentCreatedState, { kind: 'ready' }>;

function Ready({ state, hrefs, now, ...callbacks }: ShipmentCreatedProps & { state: ReadyState }) {
  const { shipment, label, failure } = state;
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        {failure && <StaleNotice title={copy.failed} failure={failure} onRetry={callbacks.onRetry} />}
        {isDone(shipment) && (
          <span className={styles.sign}>
            <Icon icon={CircleCheck} size="xl" />
          </span>
        )}
        <h1 tabIndex={-1} className={styles.title}>
          {titleOf(shipment)}
        </h1>
        <Outcome shipment={shipment} />
        <Facts shipment={shipment} now={now} />
        <div className={styles.actions}>
          <Steps shipment={shipment} hrefs={hrefs} onPrint={callbacks.onOpenLabel} />
        </div>
      </div>
      <LabelDialog
        state={label}
        number={shipment.trackingNumber ?? shipment.orderNumber}
        onClose={callbacks.onCloseLabel}
        onRetry={callbacks.onOpenLabel}
        onTaken={callbacks.onTakeLabel}
      />
    </div>
  );
}

function titleOf(shipment: Shipment): string {
  const { status, ordering } = shipment;
  if (ordering !== null) return copy.ordering[ordering];
  if (isNeverOrdered(shipment)) return copy.neverOrdered;
  if (status === 'cancelled') return copy.cancelled;
  return status === 'avis' ? copy.templateSaved : copy.ordered;
}

/** Whether what was asked for has been done and still is. */
function isDone({ status, ordering }: Shipment): boolean {
  return ordering === null && status !== 'cancelled';
}

/** What is still being ordered has the status of a template until it is known. */
function isTemplate({ status, ordering }: Shipment): boolean {
  return status === 'avis' && ordering === null;
}

/** What the heading means, and the number where there is one. */
function Outcome({ shipment }: { shipment: Shipment }) {
  const { status, ordering, trackingNumber } = shipment;
  if (ordering !== null) return <p>{statusCopy.orderingMeaning[ordering]}</p>;
  if (isNeverOrdered(shipment)) return <p>{statusCopy.neverOrderedMeaning}</p>;
  if (isTemplate(shipment)) return <p>{copy.templateWhere}</p>;
  return (
    <>
      {status === 'cancelled' && <p>{statusCopy.meaning.cancelled}</p>}
      <TrackingNumber number={trackingNumber} />
    </>
  );
}

type StepsProps = Pick<ShipmentCreatedProps, 'hrefs'> & { shipment: Shipment; onPrint: () => void };

/** What is usually done next. Nobody is invited to a second parcel while it is open what became of the first. */
function Steps({ shipment, hrefs, onPrint }: StepsProps) {
  if (shipment.ordering !== null) {
    return <ButtonLink href={hrefs.shipment}>{copy.toShipment}</ButtonLink>;
  }
  return (
    <>
      {/* What is cancelled has no label any more. */}
      {isDone(shipment) && !isTemplate(shipment) && (
        <Button variant="primary" icon={Printer} onPress={onPrint}>
          {copy.print}
        </Button>
      )}
      {isTemplate(shipment) && (
        <ButtonLink variant="primary" href={hrefs.templates}>
          {copy.toTemplates}
        </ButtonLink>
      )}
      <ButtonLink icon={UserPlus} href={hrefs.sameRecipient}>
        {copy.sameRecipient}
      </ButtonLink>
      <ButtonLink icon={Plus} href={hrefs.newShipment}>
        {copy.startOver}
      </ButtonLink>
      {!isTemplate(shipment) && (
        <ButtonLink variant="quiet" href={hrefs.shipment}>
          {copy.toShipment}
        </ButtonLink>
      )}
    </>
  );
}

function TrackingNumber({ number }: { number: string | null }) {
  if (number === null) return <p>{copy.noTrackingNumber}</p>;
  return (
    <p className={styles.tracking}>
      {copy.trackingNumber}
      <span className={styles.number}>{number}</span>
      <CopyButton
        value={number}
        label={copy.copyNumber}
        copiedLabel={copy.copied}
        failedLabel={copy.copyFailed}
      />
    </p>
  );
}

/** The page can be opened again later, when the shipment has gone on. */
function Facts({ shipment, now }: { shipment: Shipment; now: Date }) {
  const { to, carrier, carrierProduct, orderNumber, status, ordering, priceNetCents } = shipment;
  const place = `${to.address.postalCode} ${to.address.city}`.trim();
  const recipient = [to.companyName || to.personName, place].filter((text) => text !== '').join(', ');
  const day = deliveryDay(shipment);
  const isAsCreated = ordering === null && (status === 'avis' || status === 'ordered');
  const items = [
    { term: copy.orderNumber, value: <span className={styles.mono}>{orderNumber}</span> },
    {
      term: copy.status,
      value: isAsCreated ? (
        ''
      ) : (
        <ShipmentStatus status={status} ordering={ordering} isNeverOrdered={isNeverOrdered(shipment)} />
      ),
    },
    { term: copy.recipient, value: recipient },
    { term: copy.product, value: `${carrier} ${carrierProduct}`.trim() },
    { term: copy.deliveryDay, value: day === null ? '' : formatRelativeDayWithYear(day, now) },
    { term: copy.price, value: priceNetCents === null ? '' : formatMoney(priceNetCents) },
  ];
  return <DescriptionList items={items.filter(({ value }) => value !== '')} />;
}

const LINE_WIDTHS = [0.6, 0.9, 0.7, 0.8];

function LoadingShape() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>
        <h1 tabIndex={-1}>{copy.loading}</h1>
      </VisuallyHidden>
      <div className={styles.skeleton}>
        {LINE_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
