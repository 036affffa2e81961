import { type Contact, contactKindLabels } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { rowMenuColumn } from '../../../components/DataTable/row-menu-column.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { formatRelativeDayWithYear } from '../../../format/index.ts';
import { nameOfBlock, placeWithCountry } from '../../../patterns/Address/address-lines.ts';
import type { RenderContactMenu } from './contacts-state.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';
import * as styles from './Contacts.css.ts';

export interface ContactColumnOptions {
  /** Opens the panel beside the list. */
  hrefOf: (id: string) => string;
  renderRowMenu: RenderContactMenu;
  now: Date;
}

/** The columns of the address book; the name is the link to the contact and names the row. */
export function contactColumns({
  hrefOf,
  renderRowMenu,
  now,
}: ContactColumnOptions): DataTableColumn<Contact>[] {
  const { columns } = copy;
  return [
    {
      key: 'name',
      header: columns.name,
      lines: 2,
      card: 'head',
      isRowHeader: true,
      allowsSorting: true,
      cell: (contact) => {
        const { companyName, companyName2, personName } = contact.block;
        const name = nameOfBlock(contact.block);
        const second = (companyName === '' ? '' : personName) || companyName2;
        return (
          <>
            <span className={styles.name} title={name}>
              <Link href={hrefOf(contact.id)} isQuiet>
                {name}
              </Link>
            </span>
            {second !== '' && <span className={styles.second}>{second}</span>}
          </>
        );
      },
    },
    {
      key: 'address',
      header: columns.address,
      width: '21em',
      lines: 2,
      card: 'body',
      cell: ({ block: { address } }) => {
        const place = placeWithCountry(address);
        return (
          <>
            <span className={styles.first} title={address.addressLine1}>
              {address.addressLine1}
            </span>
            <span className={styles.second} title={place}>
              {place}
            </span>
          </>
        );
      },
    },
    {
      key: 'reach',
      header: columns.reach,
      width: '16em',
      from: 'large',
      lines: 2,
      card: 'foot',
      cell: ({ block: { email, phone } }) => (
        <>
          {email !== '' && (
            <span className={styles.first} title={email}>
              {email}
            </span>
          )}
          {phone !== '' && <span className={styles.second}>{phone}</span>}
        </>
      ),
    },
    {
      key: 'kind',
      header: columns.kind,
      width: '13em',
      from: 'medium',
      lines: 2,
      card: 'headEnd',
      cell: ({ kind, isDefaultSender }) => (
        <>
          <span className={kind === 'recipient' ? styles.usual : styles.first}>
            {contactKindLabels[kind]}
          </span>
          {isDefaultSender && <span className={styles.second}>{copy.defaultSender}</span>}
        </>
      ),
    },
    {
      key: 'used',
      header: columns.used,
      width: '10.5em',
      from: 'wide',
      card: 'hidden',
      allowsSorting: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? copy.neverUsed : formatRelativeDayWithYear(lastUsedAt, now),
    },
    rowMenuColumn<Contact>({
      header: copy.rowMenu.header,
      label: (contact) => copy.rowMenu.label(nameOfBlock(contact.block)),
      menu: renderRowMenu,
    }),
  ];
}
