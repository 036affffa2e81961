import type { AuditEntry } from 'contract';
import {
  type AuditFilter,
  type AuditLogsState,
  isUnfiltered,
} from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import { AuditLogs } from 'design-system/screens/backoffice/AuditLogs/AuditLogs';
import { Navigate, useNavigate } from 'react-router';
import { auditEntryList, oneAuditEntry } from '../../data/audit-logs.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { auditLogsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useExport } from '../use-export.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { toAuditHrefs } from './audit-hrefs.ts';
import { OpenEntry } from './OpenEntry.tsx';

type EntriesPage = ListPage & { readonly items: readonly AuditEntry[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { entry, ...filter } = auditLogsAddress.parse(query);
  preloadRead(auditEntryList(filter));
  if (entry !== null) preloadRead(oneAuditEntry(entry));
}

/** `/backoffice/audit-logs`, and beside the list the entry that `?entry=` names. */
export function Component() {
  const { entry, ...filter } = useSearch(auditLogsAddress);
  const navigate = useNavigate();
  const hrefWith = (change: Partial<AuditFilter>) => auditLogsAddress.href({ ...filter, ...change });
  const searchFor = useSearchField(
    filter.search,
    (search) => void navigate(hrefWith({ search, page: 1 }), { replace: true, preventScrollReset: true }),
  );
  const list = useList(useRead(auditEntryList(filter)), filter, toAuditLogsState);
  const exporting = useExport<AuditFilter>(async (asked) =>
    (await import('./export-audit-logs.ts')).exportAuditLogs(asked),
  );
  if (list.nearestPage !== filter.page) return <Navigate to={hrefWith({ page: list.nearestPage })} replace />;
  const close = () => void navigate(auditLogsAddress.href(filter));
  return (
    <AuditLogs
      state={list.state}
      filter={filter}
      names={namesOf(list.latest?.page.items ?? [], filter)}
      hrefs={toAuditHrefs(filter)}
      {...(entry !== null && {
        openId: entry,
        panel: <OpenEntry key={entry} id={entry} filter={filter} onClose={close} />,
      })}
      exporting={exporting.state}
      onExport={() => exporting.run(filter)}
      onSearch={searchFor}
      onFilter={(change) => void navigate(hrefWith({ ...change, page: 1 }), { preventScrollReset: true })}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}

/** What those are called that the list is narrowed down by: any entry of it tells. */
function namesOf([entry]: readonly AuditEntry[], { person, orgCode, object }: AuditFilter) {
  if (!entry) return {};
  return {
    ...(person !== '' && entry.by && { person: entry.by.full_name }),
    ...(orgCode !== '' && entry.organization.orgName !== null && { orgCode: entry.organization.orgName }),
    ...(object !== '' && entry.object.name !== null && { object: entry.object.name }),
  };
}

function toAuditLogsState(read: Read<EntriesPage>, asked: Asked<EntriesPage, AuditFilter>): AuditLogsState {
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter) });
}
