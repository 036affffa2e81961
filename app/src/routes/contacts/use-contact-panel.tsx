import type { Contact } from 'contract';
import type { ContactRange } from 'design-system/screens/contacts/ContactPanel/contact-words.ts';
import { useNavigate } from 'react-router';
import { ContactActions, OpenContact } from './lazy-parts.tsx';

/** What an address says of what is open beside a list of contacts. */
interface Opened {
  readonly contact: string | null;
  /** A new one is being made, which may begin as another one is. */
  readonly create: boolean;
  readonly copyOf: string | null;
}

interface Surroundings {
  readonly opened: Opened;
  /** The list as it is, with something else beside it. */
  readonly hrefWith: (opened: Opened) => string;
  /** Whether this person may make contacts of the page's. */
  readonly mayCreate: boolean;
  /** What the page holds; all by default. */
  readonly range?: ContactRange;
}

const closed: Opened = { contact: null, create: false, copyOf: null };

/**
 * What is open beside a list of contacts, and what opens it: one of them, or the form for a new one, for whoever may
 * make one. An address that asks for the form opens it to nobody else.
 */
export function useContactPanel({ opened, hrefWith, mayCreate, range }: Surroundings) {
  const { contact, create, copyOf } = opened;
  const navigate = useNavigate();
  const close = () => void navigate(hrefWith(closed), { preventScrollReset: true });
  const hrefOf = (id: string) => hrefWith({ ...closed, contact: id });
  const of = range === undefined ? {} : { range };
  const mode = create ? (copyOf === null ? 'create' : 'duplicate') : 'edit';
  const id = create ? copyOf : contact;
  const isOpen = create ? mayCreate : contact !== null;
  return {
    hrefs: { contact: hrefOf, ...(mayCreate && { create: hrefWith({ ...closed, create: true }) }) },
    shown: {
      ...(contact !== null && !create && { openId: contact }),
      panel: isOpen && <OpenContact key={`${mode}.${id}`} {...of} mode={mode} id={id} onClose={close} />,
      renderRowMenu: (row: Contact, label: string) => (
        <ContactActions
          contact={row}
          {...of}
          label={label}
          href={hrefOf(row.id)}
          duplicateHref={hrefWith({ ...closed, create: true, copyOf: row.id })}
          onDeleted={() => {
            if (row.id === contact) close();
          }}
        />
      ),
    },
  };
}
