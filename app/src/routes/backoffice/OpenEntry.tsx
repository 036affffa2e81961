import type { AuditFilter } from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import { AuditPanel } from 'design-system/screens/backoffice/AuditLogs/AuditPanel';
import { oneAuditEntry } from '../../data/audit-logs.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { toAuditHrefs } from './audit-hrefs.ts';

export interface OpenEntryProps {
  readonly id: string;
  readonly filter: AuditFilter;
  readonly onClose: () => void;
}

/** The entry of the audit log that `?entry=` names. */
export function OpenEntry({ id, filter, onClose }: OpenEntryProps) {
  const read = useRead(oneAuditEntry(id));
  const isSlow = useIsSlow(read.isLoading);
  const refusal = toRefusal(useSession());
  return (
    <AuditPanel
      state={toResource(read, { isSlow, refusal })}
      hrefs={toAuditHrefs(filter)}
      onClose={onClose}
      onRetry={() => read.mutate()}
    />
  );
}
