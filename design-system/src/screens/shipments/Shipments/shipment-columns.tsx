import { count, packageTotals, type Shipment } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import {
  formatDayDate,
  formatKilograms,
  formatRelativeDateTime,
  formatRelativeDay,
} from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
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
      width: '10.5rem',
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
      width: '12.875rem',
      card: 'footEnd',
      cell: (row) => <Numbers shipment={row} href={hrefOf(row.id)} />,
    },
    {
      key: 'recipient',
      header: columns.recipient,
      card: 'body',
      isRowHeader: true,
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
      width: '9.25rem',
      from: 'medium',
      card: 'foot',
      cell: (row) => (
        <>
          <CarrierMark carrier={row.carrier} />
          <span className={styles.product}>{row.carrierProduct}</span>
        </>
      ),
    },
    {
      key: 'packages',
      header: columns.packages,
      width: '5.75rem',
      from: 'large',
      align: 'end',
      card: 'bodyEnd',
      cell: (row) => <Packages shipment={row} />,
    },
    {
      key: 'reference',
      header: columns.reference,
      width: '8.75rem',
      from: 'full',
      card: 'hidden',
      cell: (row) => row.referenceNumber || NONE,
    },
    {
      key: 'deliveryDay',
      header: columns.deliveryDay,
      width: '6rem',
      card: 'headEnd',
      cell: (row) => <DeliveryDay shipment={row} now={now} />,
    },
    {
      key: 'created',
      header: columns.created,
      width: '9.375rem',
      from: 'wide',
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
  return (
    <>
      <span className={styles.number}>
        <Link href={href} isQuiet>
          {status === 'cancelled' ? <s>{trackingNumber}</s> : trackingNumber}
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

function DeliveryDay({ shipment, now }: { shipment: Shipment; now: Date }) {
  const day = deliveryDay(shipment);
  if (day === null) return NONE;
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
