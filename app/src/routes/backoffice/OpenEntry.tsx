import type { AuditHrefs } from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import { AuditPanel } from 'design-system/screens/backoffice/AuditLogs/AuditPanel';
import { oneAuditEntry } from '../../data/audit-logs.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';

export interface OpenEntryProps {
  readonly id: string;
  readonly hrefs: AuditHrefs;
  readonly onClose: () => void;
}

/** The entry of the audit log that `?entry=` names. */
export function OpenEntry({ id, hrefs, onClose }: OpenEntryProps) {
  const read = useRead(oneAuditEntry(id));
  const isSlow = useIsSlow(read.isLoading);
  const refusal = toRefusal(useSession());
  return (
    <AuditPanel
      state={toResource(read, { isSlow, refusal })}
      hrefs={hrefs}
      onClose={onClose}
      onRetry={() => read.mutate()}
    />
  );
}
