import { BookUser, Download, Upload, UserPlus } from '@lucide/icons';
import { CONTACTS_PER_PAGE, type ContactSort, type TableFormat, tableFormats } from 'contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { SortDescriptor } from '../../../components/DataTable/DataTable.tsx';
import { MenuWhenAsked } from '../../../components/DataTable/row-menu-column.tsx';
import { useMedia } from '../../../components/Media/useMedia.ts';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { ActionMenu } from '../../../patterns/ActionMenu/ActionMenu.tsx';
import { ExportMenu } from '../../../patterns/ExportMenu/ExportMenu.tsx';
import { ExportOutcome, type ExportState } from '../../../patterns/ExportOutcome/ExportOutcome.tsx';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { media } from '../../../tokens/index.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { contactColumns } from './contact-columns.tsx';
import { ContactFilters } from './ContactFilters.tsx';
import { isUnfiltered } from './contacts-filter.ts';
import type {
  ContactsFilter,
  ContactsHrefs,
  ContactsState,
  KindCounts,
  RenderContactMenu,
} from './contacts-state.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';
import { nameOfFilter } from './filter-name.ts';

export interface ContactsProps {
  state: ContactsState;
  filter: ContactsFilter;
  /** How many lie behind each tab; unknown until the first answer. */
  counts?: KindCounts | undefined;
  hrefs: ContactsHrefs;
  /** The row whose panel is open. */
  openId?: string;
  /** The `ContactPanel` of the open row, or of a contact that is being made. */
  panel?: ReactNode;
  now: Date;
  /** Called with the whole text at every key; `filter` follows when the list is asked for it. */
  onSearch: (text: string) => void;
  /** Called with what is to be otherwise; `filter` follows. */
  onFilter: (change: Partial<ContactsFilter>) => void;
  /** What can be done with one row: a `ContactMenu`. */
  renderRowMenu: RenderContactMenu;
  /** How the table of all hits stands. */
  exporting: ExportState;
  onExport: (format: TableFormat) => void;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** The address book: tabs by kind, search, country, table or cards, pages, and beside it the open contact. */
export function Contacts(props: ContactsProps) {
  const { state, filter, hrefs, openId, now } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const isSearchOnly = filter.search !== '' && isUnfiltered(filter, ['search']);
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={{ ...copy.list, table: copy.tableOf[filter.sort] }}
      heading={copy.title}
      actions={<Actions {...props} />}
      tabs={<KindTabs {...props} />}
      filters={<ContactFilters {...props} />}
      panel={props.panel}
      onPage={props.onPage}
      onRetry={props.onRetry}
      table={{
        columns: contactColumns({ hrefOf: hrefs.contact, renderRowMenu: props.renderRowMenu, now }),
        rowKey: ({ id }) => id,
        openRowKey: openId,
        sortDescriptor: sortColumns[filter.sort],
        onSortChange: (asked) => props.onFilter({ sort: sortOf(asked) }),
      }}
      empty={{
        icon: BookUser,
        title: copy.empty.title,
        children: hrefs.create === undefined ? copy.empty.textWithoutRight : copy.empty.text,
        actions: hrefs.create !== undefined && (
          <ButtonLink href={hrefs.create} variant="primary">
            {copy.create}
          </ButtonLink>
        ),
      }}
      noHits={{
        text: copy.noHitsText(filter.search),
        resetHref: hrefs.reset,
        isSearchOnly,
        ...(isSearchOnly && { resetLabel: listCopy.clearSearch }),
      }}
      nameOf={nameOfFilter}
      perPage={CONTACTS_PER_PAGE}
    />
  );
}

/** On a phone what is done every day has its button, and the rest a menu. */
function Actions(props: ContactsProps) {
  const { hrefs, exporting, onExport } = props;
  const isPhone = useMedia(media.phone);
  const create = hrefs.create !== undefined && (
    <ButtonLink href={hrefs.create} icon={UserPlus}>
      {copy.create}
    </ButtonLink>
  );
  if (isPhone) {
    return (
      <>
        {create}
        <MenuWhenAsked label={copy.more} render={() => <MoreMenu {...props} />} />
        <ExportOutcome state={exporting} failed={copy.exportFailed} pending={copy.exporting} />
      </>
    );
  }
  return (
    <>
      <ExportOutcome state={exporting} failed={copy.exportFailed} />
      {hrefs.import !== undefined && (
        <ButtonLink href={hrefs.import} variant="quiet" icon={Upload}>
          {copy.import}
        </ButtonLink>
      )}
      <ExportMenu isPending={exporting === 'pending'} pendingLabel={copy.exporting} onExport={onExport} />
      {create}
    </>
  );
}

function MoreMenu({ hrefs, onExport }: Pick<ContactsProps, 'hrefs' | 'onExport'>) {
  const toExport = tableFormats.map((format) => ({
    key: format,
    label: copy.exportAs[format],
    icon: Download,
    onAction: () => onExport(format),
  }));
  const toImport = hrefs.import !== undefined && {
    key: 'import',
    label: copy.import,
    icon: Upload,
    href: hrefs.import,
  };
  return <ActionMenu label={copy.more} actions={toImport ? [toImport, ...toExport] : toExport} />;
}

const kinds = ['all', 'recipient', 'sender', 'neutral_sender'] as const;

function KindTabs({ filter, hrefs, counts }: Pick<ContactsProps, 'filter' | 'hrefs' | 'counts'>) {
  const tabs = kinds.map((kind) => ({
    href: hrefs.kind(kind),
    label: copy.kinds[kind],
    count: counts ? listCopy.tabCount(counts[kind] ?? 0) : null,
    isCurrent: kind === filter.kind,
  }));
  return <TabNav label={copy.kindsLabel} tabs={tabs} />;
}

const sortColumns: Record<ContactSort, SortDescriptor> = {
  name: { column: 'name', direction: 'ascending' },
  '-name': { column: 'name', direction: 'descending' },
  used: { column: 'used', direction: 'descending' },
};

/** The last used first is the only order of its column that anybody asks for. */
function sortOf({ column, direction }: SortDescriptor): ContactSort {
  if (column === 'used') return 'used';
  return direction === 'descending' ? '-name' : 'name';
}
