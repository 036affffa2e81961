import { CircleCheck, PackageOpen } from '@lucide/icons';
import { carriers, DESK_SHIPMENTS_PER_PAGE, type DeskShipment, type StatusGroup } from 'contract';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import type { FilterChip } from '../../../components/FilterChips/FilterChips.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { ColumnFrom } from '../../../components/Table/Table.tsx';
import { isUnfiltered } from '../../../patterns/ListFrame/list-filter.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame, type ListPlace } from '../../../patterns/ListFrame/ListFrame.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import {
  OrganizationSearch,
  type OrganizationSearching,
} from '../../../patterns/OrganizationSearch/OrganizationSearch.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { factColumns } from '../../shipments/Shipments/shipment-columns.tsx';
import { shipmentsCopy } from '../../shipments/Shipments/Shipments.copy.ts';
import { ShipmentTabs } from '../../shipments/Shipments/ShipmentTabs.tsx';
import {
  type AllShipmentsFilter,
  type AllShipmentsHrefs,
  type AllShipmentsState,
  noFilter,
} from './all-shipments-state.ts';
import { allShipmentsCopy as copy } from './AllShipments.copy.ts';
import * as styles from './AllShipments.css.ts';

export interface AllShipmentsProps {
  readonly state: AllShipmentsState;
  readonly filter: AllShipmentsFilter;
  /** How many lie behind each tab; unknown until the first answer. */
  readonly counts?: Readonly<Partial<Record<StatusGroup, number>>> | undefined;
  /** What the organisation is called that the list is narrowed down to, where a row has told. */
  readonly organizationName?: string | undefined;
  readonly organizations: OrganizationSearching;
  readonly hrefs: AllShipmentsHrefs;
  /** The row whose panel is open. */
  readonly openId?: string;
  /** The `DeskShipmentPanel` of the open row. */
  readonly panel?: ReactNode;
  readonly now: Date;
  /** Called with the whole text at every key. */
  readonly onSearch: (text: string) => void;
  readonly onFilter: (change: Partial<AllShipmentsFilter>) => void;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
  /** The page of the one organisation whose shipments are listed. */
  readonly place?: ListPlace | undefined;
}

const carrierOptions = carriers.map((carrier) => ({ value: carrier, label: carrier }));

/** `/backoffice/sendungen`: what all organisations dispatch, and how it stands; in its page that of one of them. */
export function AllShipments(props: AllShipmentsProps) {
  const { state, filter, counts, hrefs, openId, panel, now, place } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const isOnly = (...parts: readonly (keyof AllShipmentsFilter)[]) =>
    isUnfiltered(filter, noFilter, place ? [...parts, 'orgCode'] : parts);
  const isSearchOnly = filter.search !== '' && isOnly('search');
  const isTodayOnly = filter.exceptionToday && isOnly('exceptionToday', 'status');
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={place ? copy.listOfOne : copy.list}
      heading={copy.title}
      place={place}
      {...(!place && { description: copy.about })}
      tabs={
        <ShipmentTabs
          current={filter.status}
          hrefs={{ status: hrefs.status, quotes: hrefs.reset }}
          {...(counts && { counts })}
        />
      }
      filters={<Filters {...props} />}
      panel={panel}
      isPanelBelowHead
      table={{
        columns: deskShipmentColumns(hrefs.shipment, now, !place),
        rowKey: ({ id }) => id,
        openRowKey: openId,
      }}
      empty={{ icon: PackageOpen, title: copy.empty.title }}
      noHits={
        isTodayOnly
          ? { icon: CircleCheck, title: copy.noneToday }
          : {
              text: copy.noHits,
              resetHref: hrefs.reset,
              ...(isSearchOnly && { resetLabel: listCopy.clearSearch, isSearchOnly }),
            }
      }
      nameOf={({ status, exceptionToday, search, page }) =>
        copy.nameOf(exceptionToday ? copy.exceptionToday : shipmentsCopy.tabs[status], search, page)
      }
      perPage={DESK_SHIPMENTS_PER_PAGE}
      onPage={props.onPage}
      onRetry={props.onRetry}
    />
  );
}

function Filters(props: AllShipmentsProps) {
  const { filter, organizations, place, onSearch, onFilter } = props;
  return (
    <FilterBar
      label={copy.filters}
      search={
        <ListSearch
          label={shipmentsCopy.search}
          placeholder={shipmentsCopy.searchPlaceholder}
          phonePlaceholder={shipmentsCopy.searchPlaceholderShort}
          asked={filter.search}
          onSearch={onSearch}
        />
      }
      chipsLabel={copy.chips}
      chips={chipsOf(props)}
      onRemove={(key) => onFilter({ [key]: noFilter[key as keyof AllShipmentsFilter] })}
      clearLabel={copy.clear}
      onClear={() => onFilter(noFilter)}
    >
      <Select
        label={copy.carrier}
        isLabelHidden
        placeholder={copy.anyCarrier}
        options={carrierOptions}
        value={filter.carrier}
        onChange={(carrier) => onFilter({ carrier: carrier as AllShipmentsFilter['carrier'] })}
      />
      {!place && <OrganizationSearch {...organizations} onChoose={(orgCode) => onFilter({ orgCode })} />}
    </FilterBar>
  );
}

function chipsOf({ filter, organizationName, place }: AllShipmentsProps): FilterChip[] {
  const organization: FilterChip = {
    key: 'orgCode',
    label: copy.organization,
    value: organizationName ?? filter.orgCode,
    removeLabel: copy.removeOrganization,
  };
  const today: FilterChip = {
    key: 'exceptionToday',
    label: copy.exceptionToday,
    value: '',
    removeLabel: copy.removeExceptionToday,
  };
  return [
    ...(place || filter.orgCode === '' ? [] : [organization]),
    ...(filter.exceptionToday ? [today] : []),
  ];
}

const organizationColumn: DataTableColumn<DeskShipment> = {
  key: 'organization',
  header: copy.organization,
  width: '15em',
  from: 'wide',
  lines: 2,
  card: 'hidden',
  cell: ({ organization: { orgName } }) => (
    <span className={styles.organizationName} title={orgName}>
      {orgName}
    </span>
  ),
};

/** Of those of several, the name of the row says whose it is where that has no column, and on a card. */
function withOrganization(recipient: DataTableColumn<DeskShipment>): DataTableColumn<DeskShipment> {
  return {
    ...recipient,
    cell: (row, key) => (
      <>
        {recipient.cell(row, key)}
        <span className={styles.organization}>{row.organization.orgName}</span>
      </>
    ),
  };
}

/**
 * The columns that the organisation sees, among those of several with whose shipment it is. One more column
 * takes its room from what the others say, and not from the recipient.
 */
export function deskShipmentColumns(
  hrefOf: (id: string) => string,
  now: Date,
  isOfSeveral: boolean,
): readonly DataTableColumn<DeskShipment>[] {
  const shared = new Map(factColumns(hrefOf, now).map((column) => [column.key, column]));
  const of = (key: Parameters<typeof shared.get>[0], from?: ColumnFrom) => {
    const column = shared.get(key);
    return column ? [{ ...column, ...(isOfSeveral && from && { from }) }] : [];
  };
  return [
    ...of('status'),
    ...of('number'),
    ...(isOfSeveral ? [organizationColumn] : []),
    ...(isOfSeveral ? of('recipient').map(withOrganization) : of('recipient')),
    ...of('carrier', 'large'),
    ...of('deliveryDay', 'medium'),
    // The padding at the end of a table is larger than that between columns.
    ...of('created', 'full').map((column) => ({ ...column, width: '13.6em' })),
  ];
}
