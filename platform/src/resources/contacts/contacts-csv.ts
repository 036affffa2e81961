import { contactKindWords, contactTableColumns, toCell } from 'contract';
import type { ContactTableKey } from 'contract';
import type { CsvColumn } from '../../csv/to-csv.ts';
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

/** What a contact becomes in a table. */
export const contactCsvColumns: readonly CsvColumn<Exported>[] = contactTableColumns.map(
  ({ key, header }) => ({ header, cell: (row) => toCell(cells[key](row)) }),
);
