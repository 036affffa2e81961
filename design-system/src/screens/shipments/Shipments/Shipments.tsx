import { PackageCheck, PackageOpen, Scale } from '@lucide/icons';
import {
  type ShipmentFilterChoices,
  type ShipmentSort,
  shipmentSorts,
  type StatusGroup,
  type TableFormat,
} from 'contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { Selection, SortDescriptor } from '../../../components/DataTable/DataTable.tsx';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { ExportMenu } from '../../../patterns/ExportMenu/ExportMenu.tsx';
import { ExportOutcome, type ExportState } from '../../../patterns/ExportOutcome/ExportOutcome.tsx';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { nameOfFilter } from './filter-name.ts';
import { shipmentColumns } from './shipment-columns.tsx';
import { ShipmentFilters } from './ShipmentFilters.tsx';
import { beside, isUnfiltered } from './shipments-filter.ts';
import type {
  RenderRowMenu,
  RenderView,
  ShipmentColumnKey,
  ShipmentsFilter,
  ShipmentsHrefs,
  ShipmentsState,
} from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';
import { ShipmentTabs } from './ShipmentTabs.tsx';

export interface ShipmentsProps {
  state: ShipmentsState;
  filter: ShipmentsFilter;
  /** How many lie behind each tab; unknown until the first answer. */
  counts?: Readonly<Partial<Record<StatusGroup, number>>>;
  /** How many quotes were asked for; there is a tab for them once there are some. */
  quotes?: number | undefined;
  hrefs: ShipmentsHrefs;
  /** Whether the person may create shipments. */
  canCreate: boolean;
  /** The row whose panel is open. */
  openId?: string;
  /** The `ShipmentPanel` of the open row. */
  panel?: ReactNode;
  now: Date;
  /** Called with the whole text at every key; `filter` follows when the list is asked for it. */
  onSearch: (text: string) => void;
  /** Called with what is to be otherwise; `filter` follows. */
  onFilter: (change: Partial<ShipmentsFilter>) => void;
  /** What products and people are called, once somebody wants to choose by them. */
  choices?: ShipmentFilterChoices | undefined;
  onChoose?: () => void;
  /** Those that the list has. */
  columns: readonly ShipmentColumnKey[];
  /** What the list looks like: a `ViewSheet`. */
  renderView: RenderView;
  selectedKeys: Selection;
  onSelectionChange: (keys: Selection) => void;
  /** What is done with the selected rows: a `ShipmentSelection`. */
  selectionBar?: ReactNode;
  /** What can be done with one row: a `RowMenu`. */
  renderRowMenu: RenderRowMenu;
  /** How the table of all hits stands; it is offered where it can be made. */
  exporting?: ExportState;
  onExport?: (format: TableFormat) => void;
  /** Opens the row that keys lead to while none is open; without it none do. */
  onOpen?: (id: string) => void;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** The list of shipments: tabs by status, search, table or cards, pages, and beside it the open shipment. */
export function Shipments(props: ShipmentsProps) {
  const { state, filter, hrefs, canCreate, openId, now } = props;
  useFirstRow(props);
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const { column, direction } = sortColumns[filter.sort];
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={{ ...copy.list, table: copy.tableOf[filter.sort] }}
      heading={copy.title}
      actions={
        <>
          {hrefs.compare && (
            <ButtonLink variant="quiet" icon={Scale} href={hrefs.compare}>
              {copy.compare}
            </ButtonLink>
          )}
          <Export {...props} />
        </>
      }
      tabs={
        <ShipmentTabs
          current={filter.status}
          hrefs={hrefs}
          quotes={props.quotes}
          {...(props.counts && { counts: props.counts })}
        />
      }
      filters={<ShipmentFilters {...props} />}
      selectionBar={props.selectionBar}
      panel={props.panel}
      onPage={props.onPage}
      onRetry={props.onRetry}
      table={{
        columns: shipmentColumns({
          chosen: props.columns,
          hrefOf: hrefs.shipment,
          renderRowMenu: props.renderRowMenu,
          now,
        }),
        rowKey: (row) => row.id,
        openRowKey: openId,
        opensByRow: true,
        sortDescriptor: { column, direction },
        onSortChange: (asked) => props.onFilter({ sort: sortOf(asked) }),
        selectedKeys: props.selectedKeys,
        onSelectionChange: props.onSelectionChange,
      }}
      empty={{
        icon: PackageOpen,
        title: copy.empty.title,
        children: canCreate ? copy.empty.text : copy.empty.textWithoutRight,
        actions: canCreate && (
          <ButtonLink href={hrefs.create} variant="primary">
            {copy.create}
          </ButtonLink>
        ),
      }}
      noHits={
        isCalm(filter)
          ? { icon: PackageCheck, title: copy.noExceptions.title, children: copy.noExceptions.text }
          : {
              text: copy.noHitsText(filter.search),
              resetHref: hrefs.reset,
              resetLabel: isSearchOnly(filter) ? listCopy.clearSearch : undefined,
              isSearchOnly: isSearchOnly(filter),
            }
      }
      nameOf={nameOfFilter}
      perPage={filter.perPage}
    />
  );
}

/** J opens the first row; from there the open shipment leads on. */
function useFirstRow({ state, openId, onOpen }: ShipmentsProps) {
  const first = state.kind === 'ready' ? state.value.items[0] : undefined;
  useShortcuts(
    first && onOpen && openId === undefined
      ? [{ keys: 'J', label: copy.openFirst, group: 'page', run: () => onOpen(first.id) }]
      : [],
  );
}

function Export({ exporting = 'idle', onExport }: Pick<ShipmentsProps, 'exporting' | 'onExport'>) {
  if (!onExport) return null;
  return (
    <>
      <ExportOutcome state={exporting} failed={copy.exportFailed} />
      <ExportMenu isPending={exporting === 'pending'} pendingLabel={copy.exporting} onExport={onExport} />
    </>
  );
}

const sortColumns: Record<ShipmentSort, SortDescriptor> = {
  '-created': { column: 'created', direction: 'descending' },
  created: { column: 'created', direction: 'ascending' },
  '-delivery': { column: 'deliveryDay', direction: 'descending' },
  delivery: { column: 'deliveryDay', direction: 'ascending' },
};

function sortOf(asked: SortDescriptor): ShipmentSort {
  const found = shipmentSorts.find((sort) => {
    const { column, direction } = sortColumns[sort];
    return column === asked.column && direction === asked.direction;
  });
  return found ?? '-created';
}

/** Nothing but a search leaves something out. */
function isSearchOnly(filter: ShipmentsFilter): boolean {
  return filter.search !== '' && isUnfiltered(filter, ['search', ...beside]);
}

/** Nothing is wrong with any shipment. */
function isCalm(filter: ShipmentsFilter): boolean {
  return filter.status === 'exception' && isUnfiltered(filter, ['status', ...beside]);
}
