import type { AuditEntry } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import {
  type AuditFilter,
  type AuditLogsState,
  noFilter,
} from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import type { AuditLogsProps } from 'design-system/screens/backoffice/AuditLogs/AuditLogs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { auditEntryList } from '../../data/audit-logs.ts';
import { useRead } from '../../data/use-read.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useExport } from '../use-export.ts';
import { useList } from '../use-list.ts';
import { type AuditHrefOf, toAuditHrefs } from './audit-hrefs.ts';
import { OpenEntry } from './OpenEntry.tsx';
import { useOrganizationFilter } from './use-organization-filter.ts';

type EntriesPage = ListPage & { readonly items: readonly AuditEntry[]; readonly totalItems: number };

export interface AuditEntriesProps {
  readonly filter: AuditFilter;
  /** It stands in the page of its organisation, which is no filter there. */
  readonly isOfOne?: boolean;
  /** The one whose panel is open. */
  readonly entry: string | null;
  /** The address in which the filter stands. */
  readonly hrefOf: AuditHrefOf;
  /** The screen that lists them. */
  readonly children: (log: AuditLogsProps) => ReactNode;
}

/** The entries that an address asks for, of all organisations or of one. */
export function AuditEntries({ filter, isOfOne = false, entry, hrefOf, children }: AuditEntriesProps) {
  const navigate = useNavigate();
  const hrefWith = (change: Partial<AuditFilter>) => hrefOf({ ...filter, ...change });
  const searchFor = useSearchField(
    filter.search,
    (search) => void navigate(hrefWith({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const list = useList(
    useRead(auditEntryList(filter)),
    filter,
    (read, asked) => toAuditLogsState(read, asked, isOfOne),
    (page) => hrefOf({ ...filter, page, ...(entry !== null && { entry }) }),
  );
  const exporting = useExport<AuditFilter>(async (asked, format) =>
    (await import('./export-audit-logs.ts')).exportAuditLogs(asked, format),
  );
  const entries = list.latest?.page.items;
  const organization = useOrganizationFilter(filter.orgCode, entries);
  const hrefs = toAuditHrefs(filter, hrefOf);
  const close = () => void navigate(hrefOf(filter));
  return children({
    state: list.state,
    filter,
    names: { ...namesOf(entries ?? [], filter), orgCode: organization.name },
    organizations: organization.search,
    hrefs,
    ...(entry !== null && {
      openId: entry,
      panel: <OpenEntry key={entry} id={entry} hrefs={hrefs} onClose={close} />,
    }),
    exporting: exporting.state,
    onExport: (format) => exporting.run(filter, format),
    onSearch: searchFor,
    onFilter: (change) => void navigate(hrefWith({ ...change, page: 1 }), { preventScrollReset: true }),
    onPage: (page) => void navigate(hrefWith({ page })),
    onRetry: list.retry,
  });
}

/** What the person and the thing are called that the list is narrowed down to, where an entry of theirs tells. */
function namesOf(entries: readonly AuditEntry[], { person, object }: AuditFilter) {
  return {
    person: entries.find(({ by }) => by?.id === person)?.by?.full_name,
    object: entries.find((entry) => entry.object.id === object)?.object.name ?? undefined,
  };
}

function toAuditLogsState(
  read: Read<EntriesPage>,
  asked: Asked<EntriesPage, AuditFilter>,
  isOfOne: boolean,
): AuditLogsState {
  return toListState(read, {
    ...asked,
    isEmpty: () => isUnfiltered(asked.filter, noFilter, isOfOne ? ['orgCode'] : []),
  });
}
