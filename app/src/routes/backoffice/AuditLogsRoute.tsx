import { AuditLogs } from 'design-system/screens/backoffice/AuditLogs/AuditLogs';
import { auditEntryList, oneAuditEntry } from '../../data/audit-logs.ts';
import { preloadRead } from '../../data/use-read.ts';
import { auditLogsAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { useSearch } from '../use-search.ts';
import { AuditEntries } from './AuditEntries.tsx';

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { entry, ...filter } = auditLogsAddress.parse(query);
  preloadRead(auditEntryList(filter));
  if (entry !== null) preloadRead(oneAuditEntry(entry));
}

/** `/backoffice/audit-logs`, and beside the list the entry that `?entry=` names. */
export function Component() {
  const { entry, ...filter } = useSearch(auditLogsAddress);
  return (
    <AuditEntries filter={filter} entry={entry} hrefOf={auditLogsAddress.href}>
      {(log) => <AuditLogs {...log} />}
    </AuditEntries>
  );
}
