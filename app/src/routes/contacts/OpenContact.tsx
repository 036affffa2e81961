import { type Contact, looksLikePhone } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import type { ContactMode } from 'design-system/screens/contacts/ContactPanel/contact-panel-state.ts';
import type { ContactRange } from 'design-system/screens/contacts/ContactPanel/contact-words.ts';
import { ContactPanel } from 'design-system/screens/contacts/ContactPanel/ContactPanel';
import { oneContact } from '../../data/parties.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { leaveQuestion } from '../../leaving/leave-question.ts';
import { useSession } from '../../session/use-session.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { usePhoneCheck } from '../new-shipment/use-phone-check.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { lockedReason, mayEditSenders } from './contact-rights.ts';
import { useContactActions } from './use-contact-actions.ts';
import { useContactForm } from './use-contact-form.ts';

export interface OpenContactProps {
  mode: ContactMode;
  /** What the page holds. */
  range?: ContactRange;
  /** The one that is edited or copied; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** The contact that the address bar names, or a new one, beside the list. */
export function OpenContact({ mode, range = 'all', id, onClose }: OpenContactProps) {
  const read = useRead(id === null ? null : oneContact(id));
  const isSlow = useIsSlow(read.isLoading);
  const refusal = toRefusal(useSession());
  const contact = read.data ?? null;
  const { isChanged, clear, ...form } = useContactForm({ mode, range, id, contact, onSaved: onClose });
  const actions = useContactActions(contact, {
    range,
    onDeleted() {
      clear();
      onClose();
    },
  });
  const isValidPhone = usePhoneCheck() ?? looksLikePhone;
  const confirm = useConfirm();
  const now = useNow();

  const close = async () => {
    if (isChanged && !(await confirm(leaveQuestion))) return;
    clear();
    onClose();
  };
  const reason = mode === 'edit' && contact ? lockedReason(contact) : undefined;
  // A copy can be saved whatever becomes of what it is of.
  const isOfItsOwn = id === null || (mode === 'duplicate' && contact !== null);
  return (
    <ServedGeography>
      <ContactPanel
        state={
          isOfItsOwn
            ? { kind: 'ready', value: contact, isRefreshing: false }
            : toResource<Contact | null>(read, { isSlow, refusal, holdsInput: isChanged })
        }
        mode={mode}
        range={range}
        lockedReason={reason ?? null}
        now={now}
        onClose={() => void close()}
        onRetry={() => read.mutate()}
        form={{
          ...form,
          now,
          canEditSenders: mayEditSenders(),
          isValidPhone,
          onCancel: () => void close(),
          onDelete: mode === 'edit' && reason === undefined ? actions?.onDelete : undefined,
        }}
      />
    </ServedGeography>
  );
}
