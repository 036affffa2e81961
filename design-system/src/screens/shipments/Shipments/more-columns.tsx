import type { ListedShipment } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import {
  formatDayDate,
  formatMoney,
  formatRelativeDateTime,
  formatRelativeDay,
} from '../../../format/index.ts';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import { toldOfPieces } from '../pieces/pieces.ts';
import { shipmentFiltersCopy } from './ShipmentFilters.copy.ts';
import type { ShipmentColumnKey } from './shipments-state.ts';
import * as styles from './Shipments.css.ts';

export type FactColumn = DataTableColumn<ListedShipment> & { readonly key: ShipmentColumnKey };

const { moreColumns: columns } = shipmentFiltersCopy;

/** Columns that a list has once somebody has chosen them. */
export function moreColumns(now: Date): readonly FactColumn[] {
  return [
    {
      key: 'printed',
      header: columns.printed,
      width: '13.8em',
      lines: 2,
      card: 'hidden',
      cell: ({ printedAt, printedBy }) =>
        printedAt !== null && (
          <>
            <span className={styles.moment}>{momentOf(printedAt, now)}</span>
            <span className={styles.second}>{printedBy?.full_name}</span>
          </>
        ),
    },
    {
      key: 'lastEvent',
      header: columns.lastEvent,
      width: '16em',
      lines: 2,
      card: 'hidden',
      cell: (shipment) =>
        shipment.lastEvent && (
          <>
            <span className={styles.moment} title={shipment.lastEvent.description}>
              {shipment.lastEvent.description}
            </span>
            <span className={styles.second}>
              {shipmentFiltersCopy.lastEvent(momentOf(shipment.lastEvent.at, now), toldOfPieces(shipment))}
            </span>
          </>
        ),
    },
    {
      key: 'sender',
      header: columns.sender,
      width: '13.8em',
      lines: 2,
      card: 'hidden',
      cell: ({ from }) => (
        <>
          <span className={styles.moment} title={nameOfBlock(from)}>
            {nameOfBlock(from)}
          </span>
          <span className={styles.second}>{from.address.city}</span>
        </>
      ),
    },
    {
      key: 'value',
      header: columns.value,
      width: '8.4em',
      align: 'end',
      card: 'hidden',
      cell: ({ declaredValue }) => declaredValue !== null && formatMoney(declaredValue * 100),
    },
    {
      key: 'price',
      header: columns.price,
      width: '8.4em',
      align: 'end',
      card: 'hidden',
      cell: ({ priceNetCents }) => priceNetCents !== null && formatMoney(priceNetCents),
    },
    {
      key: 'closed',
      header: columns.closed,
      width: '13.8em',
      card: 'hidden',
      cell: ({ closedAt }) => closedAt !== null && momentOf(closedAt, now),
    },
  ];
}

/** „heute um 14:05 Uhr“ while it is near, „Mi., 18.11.“ later. */
export function momentOf(instant: string, now: Date): string {
  const day = formatRelativeDay(instant, now);
  return day === formatDayDate(instant) ? day : formatRelativeDateTime(instant, now);
}
