import { count, deliveryDay, type ListedShipment, packageTotals, type Shipment } from 'contract';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { rowMenuColumn } from '../../../components/DataTable/row-menu-column.tsx';
import { selectionColumn } from '../../../components/DataTable/selection-column.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { formatKilograms, formatRelativeDay, formatTimeSpan } from '../../../format/index.ts';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import { CarrierMark, isCarrierKnown } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import {
  hoursToCome,
  isDelayed,
  isDiscarded,
  isDueToday,
  isNeverOrdered,
} from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { columnsWithRoom } from './columns-with-room.ts';
import { type FactColumn, momentOf, moreColumns } from './more-columns.tsx';
import type { RenderRowMenu, ShipmentColumnKey } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';
import * as styles from './Shipments.css.ts';

interface ColumnOptions {
  /** Opens the panel beside the list. */
  hrefOf: (id: string) => string;
  renderRowMenu: RenderRowMenu;
  /** Those that are chosen. */
  chosen: readonly ShipmentColumnKey[];
  now: Date;
}

const NONE = '–';

/** The columns of the list; the number is the link to the shipment, the recipient names the row. */
export function shipmentColumns({
  chosen,
  hrefOf,
  renderRowMenu,
  now,
}: ColumnOptions): DataTableColumn<ListedShipment>[] {
  return [
    selectionColumn<ListedShipment>({
      header: copy.selection.header,
      label: copy.selection.all,
      rowLabel: (row) => copy.selection.row(numberOf(row)),
    }),
    ...columnsWithRoom(
      [...factColumns(hrefOf, now), ...moreColumns(now)].filter(({ key }) => chosen.includes(key)),
    ).map((column) =>
      column.key === 'status' && chosen.includes('deliveryDay') ? withDay(column, now) : column,
    ),
    rowMenuColumn<ListedShipment>({
      header: copy.rowMenu.header,
      label: (row) => copy.rowMenu.label(numberOf(row)),
      menu: renderRowMenu,
      from: 'small',
    }),
  ];
}

/** The status says the day, too, where that has no column. */
function withDay(status: FactColumn, now: Date): FactColumn {
  return {
    ...status,
    cell: (row, key) => (
      <>
        {status.cell(row, key)}
        <span className={styles.dayInPlace}>{deliveryDayOf(row, now)}</span>
      </>
    ),
  };
}

/** What people call a shipment. */
function numberOf({ trackingNumber, orderNumber }: Shipment): string {
  return trackingNumber ?? orderNumber;
}

/** Those that say something of a shipment, whatever is done with the row. */
export function factColumns(hrefOf: (id: string) => string, now: Date): FactColumn[] {
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
            isDiscarded={isDiscarded(row)}
            reason={row.exceptionReason}
            isDelayed={isDelayed(row, now)}
          />
        </span>
      ),
    },
    {
      key: 'number',
      header: columns.trackingNumber,
      width: '14.1em',
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
          <span className={styles.name} title={nameOfBlock(to)}>
            {nameOfBlock(to)}
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
      width: '10.8em',
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
      cell: ({ shipmentData }) => <Packages packages={shipmentData.packages} />,
    },
    {
      key: 'reference',
      header: columns.reference,
      width: '9em',
      from: 'full',
      card: 'hidden',
      cell: (row) => row.referenceNumber,
    },
    {
      key: 'deliveryDay',
      header: columns.deliveryDay,
      width: '7.9em',
      from: 'small',
      lines: 2,
      card: 'headEnd',
      allowsSorting: true,
      cell: (row) => deliveryDayOf(row, now),
    },
    {
      key: 'created',
      header: columns.created,
      // „gestern um 16:40 Uhr“ in one line.
      width: '12.6em',
      from: 'wide',
      lines: 2,
      card: 'hidden',
      allowsSorting: true,
      cell: (row) => (
        <>
          <span className={styles.moment}>{momentOf(row.createdAt, now)}</span>
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
        <span className={styles.second}>
          {isNeverOrdered(shipment) ? (
            NONE
          ) : (
            <>
              <OnCard>{copy.columns.trackingNumber}</OnCard>
              {copy.notAssigned}
            </>
          )}
        </span>
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

/** How many, and what they weigh together: below each other in a table, in one line on a card. */
export function Packages({ packages }: Pick<Shipment['shipmentData'], 'packages'>) {
  const { pieces, weightKg } = packageTotals(packages);
  return (
    <>
      <span className={styles.pieces}>{count(pieces, 'Stk', 'Stk')}</span>
      <span className={styles.weight}>
        <span aria-hidden="true" className={styles.onCard}>
          {copy.separator}
        </span>
        {formatKilograms(weightKg)}
      </span>
    </>
  );
}

/** „Mo., 23.11.“ or „heute“; nothing where no day is known. */
function deliveryDayOf(shipment: Shipment, now: Date): ReactNode {
  const day = deliveryDay(shipment);
  if (day === null) return null;
  const text = formatRelativeDay(day, now);
  const hours = hoursToCome(shipment, now);
  if (hours)
    return (
      <>
        <OnCard>{copy.delivery}</OnCard>
        <strong>{formatRelativeDay(hours.from, now)}</strong>
        <span className={styles.second}>{formatTimeSpan(hours.from, hours.until)}</span>
      </>
    );
  if (isDelayed(shipment, now) || shipment.status === 'exception') {
    return <span className={styles.overdue}>{text}</span>;
  }
  if (!isDueToday(shipment, now)) return text;
  return (
    <>
      <OnCard>{copy.delivery}</OnCard>
      <strong>{text}</strong>
    </>
  );
}

/** On a card no head says of what a value is. It is heard there all the same, and so not twice. */
export function OnCard({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.onCard}>
      {children}{' '}
    </span>
  );
}
