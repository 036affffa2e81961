import { PackageCheck, PackageOpen } from '@lucide/icons';
import { SHIPMENTS_PER_PAGE, type StatusGroup, statusGroups } from 'contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { nameOfFilter } from './filter-name.ts';
import { shipmentColumns } from './shipment-columns.tsx';
import { isUnfiltered } from './shipments-filter.ts';
import type { ShipmentsFilter, ShipmentsHrefs, ShipmentsState } from './shipments-state.ts';
import { shipmentsCopy as copy } from './Shipments.copy.ts';

export interface ShipmentsProps {
  state: ShipmentsState;
  filter: ShipmentsFilter;
  /** How many lie behind each tab; unknown until the first answer. */
  counts?: Readonly<Partial<Record<StatusGroup, number>>>;
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
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** The list of shipments: tabs by status, search, table or cards, pages, and beside it the open shipment. */
export function Shipments(props: ShipmentsProps) {
  const { state, filter, hrefs, canCreate, openId, now, onSearch, ...frame } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  return (
    <ListFrame
      {...frame}
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      tabs={<Tabs {...props} />}
      search={
        <ListSearch
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          phonePlaceholder={copy.searchPlaceholderShort}
          asked={filter.search}
          onSearch={onSearch}
        />
      }
      table={{
        columns: shipmentColumns({ hrefOf: hrefs.shipment, now }),
        rowKey: (row) => row.id,
        openRowKey: openId,
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
              resetLabel: filter.search === '' ? undefined : listCopy.clearSearch,
            }
      }
      nameOf={nameOfFilter}
      perPage={SHIPMENTS_PER_PAGE}
    />
  );
}

function Tabs({ filter, counts, hrefs }: Pick<ShipmentsProps, 'filter' | 'counts' | 'hrefs'>) {
  return (
    <TabNav
      label={copy.tabsLabel}
      tabs={statusGroups.map((group) => {
        const count = counts?.[group];
        return {
          href: hrefs.status(group),
          label: copy.tabs[group],
          count: count === undefined ? null : listCopy.tabCount(count),
          isUrgent: group === 'exception' && count !== undefined && count > 0,
          isCurrent: group === filter.status,
        };
      })}
    />
  );
}

/** Nothing is wrong with any shipment. */
function isCalm(filter: ShipmentsFilter): boolean {
  return filter.status === 'exception' && isUnfiltered(filter, ['status', 'page']);
}
