import type { Contact, ContactKind } from 'contract';
import { isUnfiltered } from 'design-system/screens/contacts/Contacts/contacts-filter.ts';
import type {
  ContactsFilter,
  ContactsState,
  KindCounts,
} from 'design-system/screens/contacts/Contacts/contacts-state.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';

/** A page of the address book as it is answered. */
export type ContactsPage = ListPage & {
  readonly items: readonly Contact[];
  readonly totalItems: number;
  readonly kindCounts?: Readonly<Record<string, number>> | undefined;
};

/** What the list shows: `toListState`. A tab without contacts is not an empty address book. */
export function toContactsState(
  read: Read<ContactsPage>,
  asked: Asked<ContactsPage, ContactsFilter>,
): ContactsState {
  const isEmpty = ({ kindCounts = {} }: ContactsPage) =>
    isUnfiltered(asked.filter, ['kind']) && Object.keys(kindCounts).length === 0;
  return toListState(read, { ...asked, isEmpty });
}

/** What stands at the tabs; all is the sum of the kinds. */
export function toCounts(page: ContactsPage | undefined): KindCounts | undefined {
  if (!page?.kindCounts) return undefined;
  const counts: Readonly<Partial<Record<ContactKind, number>>> = page.kindCounts;
  return { ...counts, all: Object.values(page.kindCounts).reduce((sum, count) => sum + count, 0) };
}
