import { ScrollText } from '@lucide/icons';
import { AUDIT_ENTRIES_PER_PAGE, type TableFormat } from 'contract';
import type { ReactNode } from 'react';
import { ExportMenu } from '../../../patterns/ExportMenu/ExportMenu.tsx';
import { ExportOutcome, type ExportState } from '../../../patterns/ExportOutcome/ExportOutcome.tsx';
import { isUnfiltered } from '../../../patterns/ListFrame/list-filter.ts';
import { ListFrame, type ListPlace } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { auditColumns } from './audit-columns.tsx';
import { type AuditFilter, type AuditHrefs, type AuditLogsState, noFilter } from './audit-logs-state.ts';
import { AuditFilters, type AuditFiltersProps } from './AuditFilters.tsx';
import { auditLogsCopy as copy } from './AuditLogs.copy.ts';

export interface AuditLogsProps extends Omit<AuditFiltersProps, 'isOfOne'> {
  readonly state: AuditLogsState;
  readonly hrefs: AuditHrefs;
  /** The row whose panel is open. */
  readonly openId?: string;
  /** The `AuditPanel` of the open row. */
  readonly panel?: ReactNode;
  /** How the table of all hits stands. */
  readonly exporting: ExportState;
  readonly onExport: (format: TableFormat) => void;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
  /** The page of the one organisation whose log it is. */
  readonly place?: ListPlace | undefined;
}

/** `/backoffice/audit-logs`: every change of anything, by whom, and what it was before; in its page the log of one organisation. */
export function AuditLogs(props: AuditLogsProps) {
  const { state, filter, hrefs, openId, panel, exporting, onExport, place } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      place={place}
      {...(!place && { description: copy.about })}
      actions={
        <>
          <ExportOutcome state={exporting} failed={copy.exportFailed} />
          <ExportMenu
            variant="secondary"
            isPending={exporting === 'pending'}
            pendingLabel={copy.exporting}
            onExport={onExport}
          />
        </>
      }
      filters={
        <AuditFilters
          filter={filter}
          names={props.names}
          organizations={props.organizations}
          isOfOne={place !== undefined}
          onSearch={props.onSearch}
          onFilter={props.onFilter}
        />
      }
      panel={panel}
      isPanelBelowHead
      table={{
        columns: auditColumns(hrefs, filter.person, !place),
        rowKey: ({ id }) => id,
        openRowKey: openId,
      }}
      empty={{ icon: ScrollText, title: copy.empty.title }}
      noHits={{ icon: ScrollText, title: copy.noHits.title }}
      nameOf={(shown: AuditFilter) =>
        copy.nameOf(!isUnfiltered(shown, noFilter, place ? ['orgCode'] : []), shown.page)
      }
      perPage={AUDIT_ENTRIES_PER_PAGE}
      onPage={props.onPage}
      onRetry={props.onRetry}
    />
  );
}
