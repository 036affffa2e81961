import { auditActionLabels, type AuditEntry, auditKindLabels } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatLogTime } from '../../../format/index.ts';
import type { AuditHrefs } from './audit-logs-state.ts';
import { auditLogsCopy as copy } from './AuditLogs.copy.ts';
import * as styles from './AuditLogs.css.ts';

/**
 * The columns of the log; the thing names the row and is the link to the entry. A person narrows it down, unless
 * it is theirs already. In the log of several it says where. Where the action has no column, it stands with the thing.
 */
export function auditColumns(
  hrefs: Pick<AuditHrefs, 'entry' | 'person'>,
  person: string,
  isOfSeveral: boolean,
): readonly DataTableColumn<AuditEntry>[] {
  const { columns } = copy;
  return [
    {
      key: 'at',
      header: columns.at,
      width: '13.5em',
      cell: ({ at }) => <span className={styles.moment}>{formatLogTime(at)}</span>,
    },
    {
      key: 'action',
      header: columns.action,
      width: '13em',
      from: 'compact',
      cell: ({ action }) => auditActionLabels[action],
    },
    {
      key: 'object',
      header: columns.object,
      isRowHeader: true,
      lines: 2,
      cell: ({ id, action, object }) => (
        <>
          <span className={styles.first} title={nameOf(object)}>
            <Link href={hrefs.entry(id)} isQuiet>
              {object.isThere ? nameOf(object) : <s>{nameOf(object)}</s>}
            </Link>
          </span>
          <span className={styles.second}>
            {kindOf(object)}
            <span className={styles.actionInPlace}>{auditActionLabels[action]}</span>
          </span>
        </>
      ),
    },
    {
      key: 'person',
      header: columns.person,
      lines: 2,
      cell: ({ by, organization }) => (
        <>
          <span className={styles.first} title={by?.full_name}>
            {by && by.id !== person ? (
              <Link href={hrefs.person(by.id)} isQuiet>
                {by.full_name} <VisuallyHidden>{copy.onlyPerson}</VisuallyHidden>
              </Link>
            ) : (
              (by?.full_name ?? copy.nobody)
            )}
          </span>
          {isOfSeveral && (
            <span className={styles.second} title={organization.orgName ?? organization.orgCode}>
              {organization.orgName ?? organization.orgCode}
            </span>
          )}
        </>
      ),
    },
  ];
}

/** What a thing is called, or its id where nothing says so. */
export function nameOf({ name, id }: AuditEntry['object']): string {
  return name ?? id;
}

/** What kind of thing it is; of what has a name and is gone it is said. */
export function kindOf({ kind, name, isThere }: AuditEntry['object']): string {
  const label = auditKindLabels[kind];
  return isThere || name === null ? label : `${label}, ${copy.gone}`;
}
