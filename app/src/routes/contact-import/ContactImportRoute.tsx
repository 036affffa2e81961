import { ContactImport } from 'design-system/screens/contacts/ContactImport/ContactImport';
import { pages } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { mayCreateContacts } from '../contacts/contact-rights.ts';
import { toRefusal } from '../to-refusal.ts';
import { useContactImport } from './use-contact-import.ts';

/** `/kontakte/importieren`. */
export function Component() {
  const { state, ...ways } = useContactImport();
  const refusal = toRefusal(useSession());
  return (
    <ContactImport
      {...ways}
      state={mayCreateContacts() ? state : { kind: 'forbidden', refusal }}
      hrefs={{ home: pages.start.href(), contacts: pages.contacts.href() }}
    />
  );
}
