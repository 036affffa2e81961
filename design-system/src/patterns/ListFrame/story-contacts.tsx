import type { Contact } from 'contract';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { ListFilter } from './list-state.ts';
import type { ListWords } from './ListFrame.tsx';

/** A list that is not that of shipments: an address book. */
export interface Filter extends ListFilter {
  readonly search: string;
}

export const everyone: Filter = { search: '', page: 1 };

export const words: ListWords = {
  one: 'Kontakt',
  many: 'Kontakte',
  table: 'Kontakte nach Namen',
  failed: 'Fehler beim Abrufen der Kontakte',
};

export const columns: DataTableColumn<Contact>[] = [
  {
    key: 'name',
    header: 'Firma / Name',
    isRowHeader: true,
    cell: ({ id, block }) => (
      <Link href={`#${id}`} isQuiet>
        {block.companyName || block.personName}
      </Link>
    ),
  },
  {
    key: 'address',
    header: 'Anschrift',
    cell: ({ block: { address } }) => `${address.postalCode} ${address.city}`,
  },
  { key: 'email', header: 'E-Mail', from: 'large', cell: ({ block }) => block.email },
];
