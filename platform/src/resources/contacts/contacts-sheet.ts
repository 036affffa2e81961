import { contactKindWords, contactTableColumns, toCell } from 'contract';
import type { ContactTableKey, TableFormat } from 'contract';
import type { SheetColumn } from '../../spreadsheets/cells.ts';
import type { ContactRow } from './contact-row.ts';

/** What of a contact stands in its row. */
type Exported = Pick<ContactRow, 'kind' | 'shortName' | 'block'>;

const cells: Readonly<Record<ContactTableKey, (row: Exported) => string>> = {
  companyName: ({ block }) => block.companyName,
  companyName2: ({ block }) => block.companyName2,
  personName: ({ block }) => block.personName,
  addressLine1: ({ block }) => block.address.addressLine1,
  addressLine2: ({ block }) => block.address.addressLine2,
  addressLine3: ({ block }) => block.address.addressLine3,
  countryCode: ({ block }) => block.address.countryCode,
  postalCode: ({ block }) => block.address.postalCode,
  city: ({ block }) => block.address.city,
  state: ({ block }) => block.address.state,
  email: ({ block }) => block.email,
  phone: ({ block }) => block.phone,
  shortName: ({ shortName }) => shortName,
  kind: ({ kind }) => contactKindWords[kind],
};

/** What a contact becomes in a table. As CSV it is what the import reads again, apostrophes and all. */
export function contactColumns(format: TableFormat): readonly SheetColumn<Exported>[] {
  return contactTableColumns.map(({ key, header }) => ({
    header,
    cell: (row) => (format === 'csv' ? toCell(cells[key](row)) : cells[key](row)),
  }));
}
