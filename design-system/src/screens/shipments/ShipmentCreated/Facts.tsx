import { count, deliveryDay, judgeCustoms, packageTotals, type Shipment } from 'contract';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { formatKilograms, formatMoney, formatRelativeDayWithYear } from '../../../format/index.ts';
import { nameOfBlock, placeLine } from '../../../patterns/Address/address-lines.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { isNeverOrdered, isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { nextDate, whenOf } from '../../pickups/next-date.ts';
import type { NextPickupFacts } from '../../pickups/Pickups/pickups-state.ts';
import * as styles from './Facts.css.ts';
import { shipmentCreatedCopy as copy } from './ShipmentCreated.copy.ts';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  /** Smaller, below it. */
  readonly more?: ReactNode;
}

export interface FactsProps {
  readonly shipment: Shipment;
  readonly now: Date;
  /** Undefined until it is known; null where nothing is said of it. */
  readonly nextPickup: NextPickupFacts;
  readonly pickupHref: (id: string) => string;
}

/** What was ordered. The page can be opened again later, when the shipment has gone on. */
export function Facts({ shipment, now, nextPickup, pickupHref }: FactsProps) {
  const facts = factsOf(shipment, now);
  if (nextPickup !== null) facts.push(factOfPickup(nextPickup, now, pickupHref));
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, more }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            <span className={styles.value}>{value}</span>
            {more && <span className={styles.small}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In the order in which they are looked for; what is not known is left out. */
function factsOf(shipment: Shipment, now: Date): Fact[] {
  const { to, carrier, carrierProduct, orderNumber, trackingNumber, priceNetCents } = shipment;
  const { status, ordering } = shipment;
  // As the form has judged, whatever is declared.
  const hasDuties = judgeCustoms(shipment.from.address, to.address).isRequired;
  const isNever = isNeverOrdered(shipment);
  const isAsCreated = ordering === null && (status === 'avis' || status === 'ordered');
  const day = deliveryDay(shipment);
  const place = copy.place(placeLine(to.address), to.address.countryCode);
  const { pieces, weightKg } = packageTotals(shipment.shipmentData.packages);
  const hasProduct = `${carrier}${carrierProduct}` !== '';
  const product = hasProduct && (
    <span className={styles.product}>
      <CarrierMark carrier={carrier} /> {carrierProduct}
    </span>
  );
  const references = [shipment.referenceNumber, shipment.referenceNumber2].filter(Boolean);
  const order = <span className={styles.mono}>{orderNumber}</span>;
  const facts: (Fact | false)[] = [
    !isAsCreated && {
      term: copy.status,
      value: <ShipmentStatus status={status} ordering={ordering} isNeverOrdered={isNever} />,
    },
    trackingNumber === null
      ? { term: copy.orderNumber, value: order }
      : {
          term: copy.trackingNumber,
          value: <TrackingNumber number={trackingNumber} />,
          more: (
            <>
              {copy.orderNumber} {order}
            </>
          ),
        },
    day === null
      ? hasProduct && { term: copy.product, value: product }
      : {
          term: isTemplate(shipment) ? copy.requestedDay : copy.deliveryDay,
          value: formatRelativeDayWithYear(day, now),
          more: product,
        },
    priceNetCents !== null && {
      term: copy.price,
      value: formatMoney(priceNetCents),
      more: hasDuties ? copy.taxesAndDuties : copy.taxes,
    },
    { term: copy.recipient, value: nameOfBlock(to) || place, more: place },
    {
      term: copy.packages,
      value: (
        <span className={styles.plain}>
          {copy.pieces(count(pieces, 'Stk', 'Stk'), formatKilograms(weightKg))}
        </span>
      ),
    },
    references.length > 0 && { term: copy.reference, value: references[0], more: references[1] },
    shipment.packingNotes !== '' && {
      term: copy.packingNotes,
      value: <span className={styles.plain}>{shipment.packingNotes}</span>,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Nobody has to order a driver who comes anyhow. Its place is kept until it is known. */
function factOfPickup(
  next: Exclude<NextPickupFacts, null>,
  now: Date,
  hrefOf: FactsProps['pickupHref'],
): Fact {
  if (next === undefined) return { term: copy.nextPickup, value: <Skeleton width={0.5} /> };
  const date = nextDate(next);
  if (!date) return { term: copy.nextPickup, value: <span className={styles.plain}>{copy.noPickup}</span> };
  return {
    term: date.selfDelivery ? copy.nextSelfDelivery : copy.nextPickup,
    value: <Link href={hrefOf(date.pickupId)}>{whenOf(date, now)}</Link>,
  };
}

function TrackingNumber({ number }: { number: string }) {
  return (
    <span className={styles.numberLine}>
      <span className={styles.mono}>{number}</span>
      <CopyButton
        size="sm"
        value={number}
        label={copy.copyNumber}
        copiedLabel={copy.copied}
        failedLabel={copy.copyFailed}
      />
    </span>
  );
}
