import { CircleCheck, Printer } from '@lucide/icons';
import type { Shipment } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LabelDialog, type LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { shipmentStatusCopy as statusCopy } from '../../../patterns/ShipmentStatus/ShipmentStatus.copy.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { Facts } from './Facts.tsx';
import { LabelPreview } from './LabelPreview.tsx';
import { NextSteps } from './NextSteps.tsx';
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
  label: LabelState;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** Fetches the label's PDF and shows it; also the way to try again. */
  onOpenLabel: () => void;
  onCloseLabel: () => void;
  /** The label was printed or saved. */
  onTakeLabel: () => void;
}

/** `/sendungen/neu/erstellt`: what was created, and what is usually done next. */
export function ShipmentCreated({ state, hrefs, now, label, ...callbacks }: ShipmentCreatedProps) {
  const hasPreview = state.kind === 'ready' && hasLabel(state.value);
  return (
    <div className={styles.page} data-with-preview={hasPreview || undefined}>
      <div className={styles.panel}>
        <Stack gap={3} align="start">
          <ResourceView
            resource={state}
            words={{ loading: copy.loading, failed: copy.failed, ready: useNewTitle(state) }}
            skeleton={<LoadingShape />}
            headingLevel={1}
            notFound={{
              title: copy.notFound,
              actions: <ButtonLink href={hrefs.list}>{copy.toList}</ButtonLink>,
            }}
            renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={hrefs.list} />}
            onRetry={callbacks.onRetry}
          >
            {(shipment) => (
              <>
                {isDone(shipment) && (
                  <span className={styles.sign}>
                    <Icon icon={CircleCheck} size="xl" />
                  </span>
                )}
                <h1 tabIndex={-1} className={styles.title}>
                  {titleOf(shipment)}
                </h1>
                <Outcome shipment={shipment} />
                <div className={styles.first}>
                  <FirstStep shipment={shipment} hrefs={hrefs} onPrint={callbacks.onOpenLabel} />
                </div>
                <Facts shipment={shipment} now={now} />
                {/* Nobody is invited to a second parcel while it is open what became of the first. */}
                {shipment.ordering === null && (
                  <div className={styles.more}>
                    <NextSteps hrefs={hrefs} hasShipmentLink={!isTemplate(shipment)} />
                  </div>
                )}
                <LabelDialog
                  state={label}
                  number={numberOf(shipment)}
                  onClose={callbacks.onCloseLabel}
                  onRetry={callbacks.onOpenLabel}
                  onTaken={callbacks.onTakeLabel}
                />
              </>
            )}
          </ResourceView>
        </Stack>
      </div>
      {hasPreview && <LabelPreview shipment={state.value} number={numberOf(state.value)} />}
    </div>
  );
}

function numberOf({ trackingNumber, orderNumber }: Shipment): string {
  return trackingNumber ?? orderNumber;
}

/** The heading is heard with the focus that it takes as it comes; what becomes of it later is not. */
function useNewTitle(state: ShipmentCreatedState): string | null {
  const title = state.kind === 'ready' ? titleOf(state.value) : null;
  const [first, setFirst] = useState(title);
  if (first === null && title !== null) setFirst(title);
  return title === (first ?? title) ? null : title;
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

/** Whether there is something to print: a template has no label yet, what is cancelled none any more. */
function hasLabel(shipment: Shipment): boolean {
  return isDone(shipment) && !isTemplate(shipment);
}

/** What the heading means. */
function Outcome({ shipment }: { shipment: Shipment }) {
  const { status, ordering, trackingNumber, carrier } = shipment;
  if (ordering !== null) return <p>{statusCopy.orderingMeaning[ordering]}</p>;
  if (isNeverOrdered(shipment)) return <p>{statusCopy.neverOrderedMeaning}</p>;
  if (isTemplate(shipment)) return <p>{copy.templateWhere}</p>;
  if (status === 'cancelled') return <p>{statusCopy.meaning.cancelled}</p>;
  if (trackingNumber === null) return <p>{copy.noTrackingNumber}</p>;
  return status === 'ordered' && <p className={styles.muted}>{copy.printNow(carrier)}</p>;
}

type FirstStepProps = Pick<ShipmentCreatedProps, 'hrefs'> & { shipment: Shipment; onPrint: () => void };

/** The one thing that is done next. */
function FirstStep({ shipment, hrefs, onPrint }: FirstStepProps) {
  if (shipment.ordering !== null) return <ButtonLink href={hrefs.shipment}>{copy.toShipment}</ButtonLink>;
  if (isTemplate(shipment)) {
    return (
      <ButtonLink variant="primary" size="lg" href={hrefs.templates}>
        {copy.toTemplates}
      </ButtonLink>
    );
  }
  if (!hasLabel(shipment)) return null;
  return (
    <Button variant="primary" size="lg" icon={Printer} onPress={onPrint}>
      {copy.print}
    </Button>
  );
}

const LINE_WIDTHS = [0.6, 0.9, 0.7, 0.8];

function LoadingShape() {
  return (
    <div className={styles.skeleton}>
      <Stack gap={3}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{copy.loading}</h1>
        </VisuallyHidden>
        {LINE_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}
