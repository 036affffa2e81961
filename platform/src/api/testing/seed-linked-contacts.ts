import { contacts, FIXTURE_NOW, organizations, people } from 'contract/fixtures';
import { contactSearchText } from '../../resources/contacts/contact-row.ts';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';

/** The contacts that the fixtures' drafts name, in the first demo organisation. */
export async function seedLinkedContacts({ db }: Store): Promise<void> {
  const linked = ['con_tietze', 'con_loewenstein', 'con_bahia'];
  await db
    .insert(tables.contacts)
    .values(
      contacts
        .filter(({ id }) => linked.includes(id))
        .map(({ id, shortName, block }) => ({
          id,
          orgCode: organizations.tietze.orgCode,
          kind: id === 'con_tietze' ? ('sender' as const) : ('recipient' as const),
          shortName,
          block,
          createdAt: new Date(FIXTURE_NOW),
          createdById: people.owner.id,
          searchText: contactSearchText({ shortName, block }),
        })),
    )
    // A kept store has them already.
    .onConflictDoNothing();
}
