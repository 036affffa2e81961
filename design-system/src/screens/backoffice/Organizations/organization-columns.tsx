import type { ListedOrganization } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { formatNumber, formatShortDate } from '../../../format/index.ts';
import { organizationsCopy as copy } from './Organizations.copy.ts';
import * as styles from './Organizations.css.ts';

const { columns } = copy;

/** The columns of organisations, by name. */
export function organizationColumns(
  hrefOf: (orgCode: string) => string,
): readonly DataTableColumn<ListedOrganization>[] {
  return [
    {
      key: 'name',
      header: columns.name,
      isRowHeader: true,
      cell: ({ orgCode, orgName }) => (
        <>
          <Link href={hrefOf(orgCode)} isQuiet>
            {orgName}
          </Link>
          <span className={styles.code}>{orgCode}</span>
        </>
      ),
    },
    {
      key: 'code',
      header: columns.code,
      width: '14em',
      from: 'full',
      cell: ({ orgCode }) => orgCode,
    },
    {
      key: 'customerNumber',
      header: columns.customerNumber,
      width: '10em',
      from: 'compact',
      cell: ({ externalOrgId }) => externalOrgId,
    },
    {
      key: 'owners',
      header: columns.owners,
      width: '16em',
      from: 'medium',
      cell: ({ owners }) => ownersOf(owners),
    },
    {
      key: 'users',
      header: columns.users,
      width: '7em',
      align: 'end',
      cell: ({ users }) => formatNumber(users),
    },
    {
      key: 'recentShipments',
      header: columns.recentShipments,
      width: '12em',
      align: 'end',
      cell: ({ recentShipments }) => formatNumber(recentShipments),
    },
    {
      key: 'setUp',
      header: columns.setUp,
      width: '11em',
      cell: ({ isSetUp }) =>
        isSetUp ? (
          <StatusMark glyph="check-filled" tone="success">
            {copy.setUp.done}
          </StatusMark>
        ) : (
          <StatusMark glyph="ring" tone="neutral">
            {copy.setUp.open}
          </StatusMark>
        ),
    },
    {
      key: 'createdAt',
      header: columns.createdAt,
      width: '9em',
      from: 'large',
      cell: ({ createdAt }) => formatShortDate(createdAt),
    },
  ];
}

/** The one who was first; how many there are besides is enough for a list. */
function ownersOf([first, ...others]: readonly string[]): string {
  if (first === undefined) return copy.noOwner;
  return others.length === 0 ? first : `${first} ${copy.moreOwners(others.length)}`;
}
