import type { ListedShipment, Shipment } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { rowMenuColumn } from '../../../components/DataTable/row-menu-column.tsx';
import { selectionColumn } from '../../../components/DataTable/selection-column.tsx';
import { formatMoney } from '../../../format/index.ts';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import { momentOf } from './shipment-columns.tsx';
import { shipmentFiltersCopy } from './ShipmentFilters.copy.ts';
import type { RenderRowMenu, ShipmentColumnKey } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';
import * as styles from './Shipments.css.ts';

export type FactColumn = DataTableColumn<ListedShipment> & { readonly key: ShipmentColumnKey };

/** Columns that the first paint does without: somebody has to do something with the page to use them. */
export interface ListTools {
  readonly selection: () => DataTableColumn<Shipment>;
  readonly menu: (renderRowMenu: RenderRowMenu) => DataTableColumn<Shipment>;
  /** Those that few have chosen. */
  readonly more: (now: Date) => readonly FactColumn[];
}

export const listTools: ListTools = {
  selection: () =>
    selectionColumn<Shipment>({
      header: copy.selection.header,
      label: copy.selection.all,
      rowLabel: (row) => copy.selection.row(numberOf(row)),
    }),
  menu: (renderRowMenu) =>
    rowMenuColumn<Shipment>({
      header: copy.rowMenu.header,
      label: (row) => copy.rowMenu.label(numberOf(row)),
      menu: renderRowMenu,
      from: 'compact',
    }),
  more: (now) => [
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
      cell: ({ lastEvent }) =>
        lastEvent && (
          <>
            <span className={styles.moment} title={lastEvent.description}>
              {lastEvent.description}
            </span>
            <span className={styles.second}>{momentOf(lastEvent.at, now)}</span>
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
  ],
};

const { moreColumns: columns } = shipmentFiltersCopy;

/** What people call a shipment. */
function numberOf({ trackingNumber, orderNumber }: Shipment): string {
  return trackingNumber ?? orderNumber;
}
