import type { Contact } from 'contract';
import { searchText } from '../../search/fold.ts';
import type { tables } from '../../store/index.ts';

export type ContactRow = typeof tables.contacts.$inferSelect;

/** What a contact is found by. */
export function contactSearchText({ shortName, block }: Pick<Contact, 'shortName' | 'block'>): string {
  const { address } = block;
  return searchText([
    shortName,
    block.companyName,
    block.companyName2,
    block.personName,
    address.addressLine1,
    address.postalCode,
    address.city,
    block.email,
  ]);
}

/** A stored contact as the contract writes it. */
export function toContact(row: ContactRow): Contact {
  const { id, kind, shortName, block, isDefaultSender } = row;
  return {
    id,
    kind,
    shortName,
    block,
    isDefaultSender,
    createdAt: row.createdAt.toISOString(),
    createdById: row.createdById,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy: row.updatedByName ?? '',
    version: row.version,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
