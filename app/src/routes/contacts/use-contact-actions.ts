import type { Contact } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { nameOfBlock } from 'design-system/patterns/Address/address-lines.ts';
import {
  type ContactRange,
  contactWords,
} from 'design-system/screens/contacts/ContactPanel/contact-words.ts';
import { contactActionsCopy as copy } from 'design-system/screens/contacts/ContactPanel/ContactPanel.copy.ts';
import type { ContactWays } from 'design-system/screens/contacts/Contacts/ContactMenu';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { deleteContact, makeDefaultSender } from '../../data/contacts.ts';
import { useWrite } from '../../data/use-write.ts';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { createDraftStore } from '../../drafts/draft-store.ts';
import { newShipmentAddress, shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { mayDo } from '../shipments/shipment-rights.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { contactDraft } from './contact-draft.ts';
import { lockedReason, mayDelete } from './contact-rights.ts';

interface ContactActionOptions {
  /** What the page holds. */
  readonly range?: ContactRange | undefined;
  /** Called once it is gone, while the row or the panel that asked is still there. */
  readonly onDeleted?: () => void;
}

/** What this person may make of a contact. */
export function useContactActions(contact: Contact, options?: ContactActionOptions): ContactWays;
export function useContactActions(
  contact: Contact | null,
  options?: ContactActionOptions,
): ContactWays | null;
export function useContactActions(
  contact: Contact | null,
  { range = 'all', onDeleted }: ContactActionOptions = {},
): ContactWays | null {
  const words = contactWords[range];
  const confirm = useConfirm();
  const removal = useWrite(deleteContact, {
    onDone(_, { id }, isShown) {
      addToast({ tone: 'success', title: words.deleted });
      const { claims } = session.getSnapshot();
      // Of what is gone nothing can be saved, and nobody needs to be asked about it.
      if (claims) createDraftStore(contactDraft('edit', id), ownerOf(claims)).clear();
      if (isShown) onDeleted?.();
    },
    onFailed: (error) => tellFailure(words.notDeleted, error),
  });
  const choice = useWrite(makeDefaultSender, {
    onDone: () => addToast({ tone: 'success', title: copy.madeDefault }),
    onFailed: (error) => tellFailure(copy.notMadeDefault, error),
  });
  if (!contact) return null;
  const { id, version, kind, isDefaultSender } = contact;
  const name = (range === 'neutral_sender' && contact.shortName) || nameOfBlock(contact.block);

  const ask = async () => {
    const isAccepted = await confirm({
      title: words.deleteTitle,
      message: isDefaultSender ? copy.deleteDefaultText(name) : words.deleteText(name),
      acceptLabel: words.delete,
      rejectLabel: copy.cancel,
      pendingLabel: copy.deleting,
      onAccept: () => removal.run({ id, version }),
    });
    if (!isAccepted) addToast({ tone: 'info', title: copy.specified.deleteCancelled });
  };
  const makeDefault = () => {
    if (isDefaultSender) addToast({ tone: 'info', title: copy.specified.alreadyDefault });
    else void choice.run(id);
  };
  const mayShip = mayDo('create:shipments') && kind !== 'neutral_sender';
  return {
    shipHref: mayShip
      ? newShipmentAddress.href(kind === 'sender' ? { senderId: id } : { recipientId: id })
      : undefined,
    shipmentsHref: kind === 'recipient' ? shipmentsAddress.href({ search: name }) : undefined,
    onMakeDefault: kind === 'sender' ? makeDefault : undefined,
    onDelete: mayDelete(contact) ? () => void ask() : undefined,
    lockedReason: lockedReason(contact),
  };
}

function tellFailure(words: { readonly failed: string; readonly open: string }, error: unknown): void {
  addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...words }) });
}
