import type { Shipment } from 'contract';
import { type ReactNode, useState } from 'react';
import { rowMenuWidth } from '../../../components/DataTable/column-widths.css.ts';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { selectionColumn } from '../../../components/DataTable/selection-column.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatMoney } from '../../../format/index.ts';
import { recipientName } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { RowMenuTrigger } from './RowMenuTrigger.tsx';
import { momentOf } from './shipment-columns.tsx';
import { shipmentFiltersCopy } from './ShipmentFilters.copy.ts';
import type { RenderRowMenu, ShipmentColumnKey } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';
import * as styles from './Shipments.css.ts';

export type FactColumn = DataTableColumn<Shipment> & { readonly key: ShipmentColumnKey };

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
  menu: (renderRowMenu) => ({
    key: 'row-menu',
    header: copy.rowMenu.header,
    head: <VisuallyHidden>{copy.rowMenu.header}</VisuallyHidden>,
    width: rowMenuWidth,
    from: 'compact',
    align: 'end',
    card: 'corner',
    cell: (row) => {
      const label = copy.rowMenu.label(numberOf(row));
      return <MenuWhenAsked label={label}>{renderRowMenu(row, label)}</MenuWhenAsked>;
    },
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
      key: 'sender',
      header: columns.sender,
      width: '13.8em',
      lines: 2,
      card: 'hidden',
      cell: ({ from }) => (
        <>
          <span className={styles.moment} title={recipientName(from)}>
            {recipientName(from)}
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

/** A menu floats beside its button, which takes more code still. */
function MenuWhenAsked({ label, children }: { label: string; children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    children
  ) : (
    <RowMenuTrigger label={label} aria-haspopup="true" onPress={() => setAsked(true)} />
  );
}
