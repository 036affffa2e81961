import type { Contact, ContactKind, ContactSort } from 'contract';
import type { ReactNode } from 'react';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';

/** What the list shows below its tabs and its search. */
export type ContactsState = ListState<Contact, ContactsFilter>;

/** Search, kind, country, order and page as the address bar has them; what narrows nothing down is empty. */
export interface ContactsFilter extends ListFilter {
  readonly search: string;
  readonly kind: ContactKind | 'all';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly sort: ContactSort;
}

/** How many of each kind the search finds. */
export type KindCounts = Readonly<Partial<Record<ContactKind | 'all', number>>>;

/** Addresses that the list links to; each keeps the rest of the address bar as it is. */
export interface ContactsHrefs {
  readonly home: string;
  /** Opens an empty form beside the list; missing where the person may create none. */
  readonly create?: string | undefined;
  /** Missing where the person may create none. */
  readonly import?: string | undefined;
  readonly kind: (kind: ContactKind | 'all') => string;
  /** Opens the contact beside the list. */
  readonly contact: (id: string) => string;
  /** Neither search nor filters. */
  readonly reset: string;
}

/** A menu for a row, whose button `label` names; drawn once somebody asks for it. */
export type RenderContactMenu = (contact: Contact, label: string) => ReactNode;
