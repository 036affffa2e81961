import type { OrganizationRecord } from 'contract';
import { AuditLogs, type AuditLogsProps } from '../AuditLogs/AuditLogs.tsx';
import type { OrganizationPageHrefs } from './organization-page-state.ts';
import { organizationPlace } from './OrganizationHead.tsx';

export interface OrganizationLogProps extends Omit<AuditLogsProps, 'place'> {
  /** Undefined until it is known. */
  readonly organization: OrganizationRecord | undefined;
  readonly page: Pick<OrganizationPageHrefs, 'list' | 'tab'>;
}

/** `/backoffice/organisationen/{id}`, „Protokoll“: what was changed in it, as the log of all organisations shows it. */
export function OrganizationLog({ organization, page, ...list }: OrganizationLogProps) {
  return <AuditLogs {...list} place={organizationPlace({ organization, current: 'log', hrefs: page })} />;
}
