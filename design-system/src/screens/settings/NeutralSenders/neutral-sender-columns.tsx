import type { Contact } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import { contactColumns, type ContactColumnOptions } from '../../contacts/Contacts/contact-columns.tsx';
import * as styles from '../../contacts/Contacts/Contacts.css.ts';
import { neutralSendersCopy as copy } from './NeutralSenders.copy.ts';

/** Those of the address book that mean something here; all rows are of one kind. */
const shared = ['address', 'used', 'row-menu'];

/** The columns of the neutral sender addresses: they are known by what they are called, and print their name. */
export function neutralSenderColumns(options: ContactColumnOptions): DataTableColumn<Contact>[] {
  return [
    {
      key: 'name',
      header: copy.columns.name,
      lines: 2,
      card: 'head',
      isRowHeader: true,
      cell: (contact) => {
        const name = nameOfBlock(contact.block);
        const called = contact.shortName || name;
        return (
          <>
            <span className={styles.name} title={called}>
              <Link href={options.hrefOf(contact.id)} isQuiet>
                {called}
              </Link>
            </span>
            <span className={styles.second}>{contact.shortName === '' ? copy.nameless : name}</span>
          </>
        );
      },
    },
    ...contactColumns(options).filter(({ key }) => shared.includes(key)),
  ];
}
