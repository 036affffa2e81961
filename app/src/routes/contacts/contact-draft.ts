import { type Contact, emptyAddressBlock } from 'contract';
import type {
  ContactInput,
  ContactMode,
} from 'design-system/screens/contacts/ContactPanel/contact-panel-state.ts';
import type { ContactRange } from 'design-system/screens/contacts/ContactPanel/contact-words.ts';
import { contactActionsCopy } from 'design-system/screens/contacts/ContactPanel/ContactPanel.copy.ts';
import * as v from 'valibot';
import { addressInput } from '../../drafts/address-input.ts';
import type { Draft } from '../../drafts/draft-store.ts';

const text = v.string();
const inputSchema = v.object({
  kind: v.picklist(['recipient', 'sender', 'neutral_sender']),
  shortName: text,
  block: addressInput,
  /** The version that was changed; 0 of a new one. */
  version: v.number(),
});

/** What is typed of a contact, and of which version of it. */
export type KeptContact = v.InferOutput<typeof inputSchema>;

/** The draft of one contact: each has its own, and a new one too. */
export function contactDraft(
  mode: ContactMode,
  id: string | null,
  range: ContactRange = 'all',
): Draft<KeptContact> {
  // A new one of the address book is no neutral sender, and must not turn up among them.
  const made = range === 'all' ? 'contact' : 'neutral-sender';
  const name = mode === 'edit' ? `contact.${id}` : id === null ? made : `${made}.copy.${id}`;
  const { begun } = contactActionsCopy;
  return { name, begun: mode === 'edit' ? begun.changed : begun.new, schema: inputSchema };
}

/** What a form begins with that no draft fills. A copy of a sender is a recipient for whoever may have no senders. */
export function firstInput(
  contact: Contact | null,
  mayEditSenders: boolean,
  range: ContactRange = 'all',
): ContactInput {
  const first = range === 'all' ? 'recipient' : range;
  if (!contact) return { kind: first, shortName: '', block: emptyAddressBlock('DE') };
  const { kind, shortName } = contact;
  const isKept = kind !== 'unknown' && (kind === 'recipient' || mayEditSenders);
  return { kind: isKept ? kind : 'recipient', shortName, block: contact.block };
}
