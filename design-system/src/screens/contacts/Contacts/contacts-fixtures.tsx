import { CONTACTS_PER_PAGE, type Contact } from 'contract';
import { contacts, FIXTURE_NOW } from 'contract/fixtures';
import { fn } from 'storybook/test';
import type { ListPage } from '../../../patterns/ListFrame/list-state.ts';
import type { Ready } from '../../../patterns/ResourceView/resource.ts';
import { ContactMenu } from './ContactMenu.tsx';
import { noFilter } from './contacts-filter.ts';
import type { ContactsFilter, ContactsHrefs, KindCounts } from './contacts-state.ts';

type Shown = ListPage<Contact, ContactsFilter>;

const byName = contacts.toSorted((a, b) =>
  (a.block.companyName || a.block.personName).localeCompare(b.block.companyName || b.block.personName, 'de'),
);

/** The list as it is there: all the contacts of the fixtures, or others. */
export function listOf(value: Partial<Shown> = {}, more: Partial<Ready<Shown>> = {}): Ready<Shown> {
  const shown = { items: byName, totalItems: byName.length, shown: noFilter, ...value };
  return { kind: 'ready', value: shown, isRefreshing: false, ...more };
}

/** A full page of many. */
export const fullPage: readonly Contact[] = Array.from({ length: CONTACTS_PER_PAGE }, (_, index) => {
  const contact = byName[index % byName.length];
  if (!contact) throw new Error('The fixtures hold no contacts');
  return { ...contact, id: `${contact.id}_${index}` };
});

export const counts: KindCounts = { all: 17, recipient: 15, sender: 1, neutral_sender: 1 };

export const hrefs: ContactsHrefs = {
  home: '#start',
  create: '#anlegen',
  import: '#importieren',
  kind: (kind) => `#art-${kind}`,
  contact: (id) => `#${id}`,
  reset: '#alle',
};

/** What the menus of the stories were asked for. */
export const rowSpies = { onDelete: fn(), onMakeDefault: fn() };

/** Everything but the state, with a spy for each callback. Used by stories only. */
export const listArgs = {
  filter: noFilter,
  counts,
  hrefs,
  now: new Date(FIXTURE_NOW),
  onSearch: fn(),
  onFilter: fn(),
  renderRowMenu: (contact: Contact, label: string) => (
    <ContactMenu
      label={label}
      href={`#${contact.id}`}
      isSender={contact.kind === 'sender'}
      ways={{
        shipHref: `#neu-${contact.id}`,
        shipmentsHref: `#sendungen-${contact.id}`,
        duplicateHref: `#kopie-${contact.id}`,
        onDelete: rowSpies.onDelete,
        ...(contact.kind === 'sender' && { onMakeDefault: rowSpies.onMakeDefault }),
      }}
    />
  ),
  exporting: 'idle' as const,
  onExport: fn(),
  onPage: fn(),
  onRetry: fn(),
};
