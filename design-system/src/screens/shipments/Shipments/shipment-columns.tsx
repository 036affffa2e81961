import { count, packageTotals, type Shipment } from 'contract';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import {
  formatDayDate,
  formatKilograms,
  formatRelativeDateTime,
  formatRelativeDay,
} from '../../../format/index.ts';
import { CarrierMark, isCarrierKnown } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import {
  deliveryDay,
  isDelayed,
  isDueToday,
  isNeverOrdered,
  recipientName,
} from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { shipmentsCopy as copy } from './Shipments.copy.ts';
import * as styles from './Shipments.css.ts';

interface ColumnOptions {
  hrefOf: (id: string) => string;
  now: Date;
}

const NONE = '–';

/** The columns of the list; the number is the link to the shipment, the recipient names the row. */
export function shipmentColumns({ hrefOf, now }: ColumnOptions): DataTableColumn<Shipment>[] {
  const { columns } = copy;
  return [
    {
      key: 'status',
      header: columns.status,
      width: '13.4em',
      card: 'head',
      cell: (row) => (
        <span className={styles.status}>
          <ShipmentStatus
            status={row.status}
            ordering={row.ordering}
            isNeverOrdered={isNeverOrdered(row)}
            reason={row.exceptionReason}
            isDelayed={isDelayed(row, now)}
          />
        </span>
      ),
    },
    {
      key: 'number',
      header: columns.trackingNumber,
      width: '14.5em',
      lines: 2,
      card: 'footEnd',
      cell: (row) => <Numbers shipment={row} href={hrefOf(row.id)} />,
    },
    {
      key: 'recipient',
      header: columns.recipient,
      card: 'body',
      isRowHeader: true,
      lines: 2,
      cell: ({ to }) => (
        <>
          <span className={styles.name} title={recipientName(to)}>
            {recipientName(to)}
          </span>
          <span className={styles.second}>
            {to.address.postalCode} {to.address.city}, {to.address.countryCode}
          </span>
        </>
      ),
    },
    {
      key: 'carrier',
      header: columns.carrier,
      width: '11.4em',
      from: 'medium',
      lines: 2,
      card: 'foot',
      cell: ({ carrier, carrierProduct }) =>
        (isCarrierKnown(carrier) || carrierProduct !== '') && (
          <>
            <CarrierMark carrier={carrier} />
            <span className={styles.product}>{carrierProduct}</span>
          </>
        ),
    },
    {
      key: 'packages',
      header: columns.packages,
      width: '7.1em',
      from: 'large',
      align: 'end',
      lines: 2,
      card: 'bodyEnd',
      cell: (row) => <Packages shipment={row} />,
    },
    {
      key: 'reference',
      header: columns.reference,
      width: '10.8em',
      from: 'full',
      card: 'hidden',
      cell: (row) => row.referenceNumber,
    },
    {
      key: 'deliveryDay',
      header: columns.deliveryDay,
      width: '7.9em',
      from: 'small',
      card: 'headEnd',
      cell: (row) => deliveryDayOf(row, now),
    },
    {
      key: 'created',
      header: columns.created,
      width: '12.9em',
      from: 'wide',
      lines: 2,
      card: 'hidden',
      cell: (row) => (
        <>
          {createdAt(row.createdAt, now)}
          <span className={styles.second}>{row.createdBy.full_name}</span>
        </>
      ),
    },
  ];
}

function Numbers({ shipment, href }: { shipment: Shipment; href: string }) {
  const { trackingNumber, orderNumber, status } = shipment;
  if (trackingNumber === null) {
    return (
      <>
        <span className={styles.second}>{isNeverOrdered(shipment) ? NONE : copy.notAssigned}</span>
        <span className={styles.number}>
          <Link href={href} isQuiet>
            {orderNumber}
          </Link>
        </span>
      </>
    );
  }
  const isOver = status === 'cancelled';
  return (
    <>
      <span className={styles.number} data-over={isOver || undefined}>
        <Link href={href} tone={isOver ? 'inherit' : 'accent'} isQuiet>
          {isOver ? <s>{trackingNumber}</s> : trackingNumber}
        </Link>
      </span>
      <span className={styles.second}>{orderNumber}</span>
    </>
  );
}

function Packages({ shipment }: { shipment: Shipment }) {
  const { pieces, weightKg } = packageTotals(shipment.shipmentData.packages);
  return (
    <>
      <span className={styles.pieces}>{count(pieces, 'Stk', 'Stk')}</span>
      <span className={styles.weight}>{formatKilograms(weightKg)}</span>
    </>
  );
}

/** „Mo., 23.11.“ or „heute“; nothing where no day is known. */
function deliveryDayOf(shipment: Shipment, now: Date): ReactNode {
  const day = deliveryDay(shipment);
  if (day === null) return null;
  const text = formatRelativeDay(day, now);
  if (isDelayed(shipment, now) || shipment.status === 'exception') {
    return <span className={styles.overdue}>{text}</span>;
  }
  return isDueToday(shipment, now) ? <strong>{text}</strong> : text;
}

/** „heute um 14:05 Uhr“ while it is near, „Mi., 18.11.“ later. */
function createdAt(instant: string, now: Date): string {
  const day = formatRelativeDay(instant, now);
  return day === formatDayDate(instant) ? day : formatRelativeDateTime(instant, now);
}
