import type { AddressBlock, Contact, ContactDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type {
  ContactConflict,
  ContactInput,
  ContactMode,
} from 'design-system/screens/contacts/ContactPanel/contact-panel-state.ts';
import {
  type ContactRange,
  contactWords,
} from 'design-system/screens/contacts/ContactPanel/contact-words.ts';
import { useState } from 'react';
import { addContact, changeContact, readContact } from '../../data/contacts.ts';
import { useWrite } from '../../data/use-write.ts';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { useSession } from '../../session/use-session.ts';
import { isStaleVersion } from '../is-stale-version.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { contactDraft, firstInput, type KeptContact } from './contact-draft.ts';
import { mayEditSenders } from './contact-rights.ts';
import { useDuplicates } from './use-duplicates.ts';

const nobody = { sub: '', orgCode: '' };

interface ContactFormOptions {
  readonly mode: ContactMode;
  readonly range: ContactRange;
  readonly id: string | null;
  /** The one that is edited or copied, once it is there; null for a new one. */
  readonly contact: Contact | null;
  /** Called when nothing holds the page any more. */
  readonly onSaved: () => void;
}

/** The form for a contact: what it begins with, its draft, and what becomes of saving it. */
export function useContactForm({ mode, range, id, contact, onSaved }: ContactFormOptions) {
  const { claims } = useSession();
  const draft = useDraft(contactDraft(mode, id, range), claims ? ownerOf(claims) : nobody);
  /** What the form began with: later answers take nothing from under somebody's hands. */
  const [began, setBegan] = useState<Contact>();
  if (contact && !began) setBegan(contact);
  const base = began ?? contact;
  const [conflict, setConflict] = useState<ContactConflict | null>(null);
  /** Each is another form, which begins with the contact and no draft. */
  const [freshStarts, setFreshStarts] = useState(0);
  const kept: KeptContact | null = freshStarts === 0 ? draft.initial : null;
  /** Of theirs, once the person has decided to replace it. */
  const [keptOver, setKeptOver] = useState<number>();
  const version = keptOver ?? kept?.version ?? base?.version ?? 0;
  const duplicates = useDuplicates(mode === 'edit' ? base : null, range);
  /** It is looked up whether there is one like it, before anything is sent. */
  const [isLookingUp, setLookingUp] = useState(false);

  const onDone = () => {
    draft.clear();
    addToast({ tone: 'success', title: contactWords[range].saved[mode] });
    onSaved();
  };
  /** Of what somebody else has changed since the form tells what differs. */
  async function showConflict(of: string, mine: ContactDraft): Promise<void> {
    const theirs = await readContact(of).catch(() => null);
    if (theirs) setConflict({ theirs, mine });
  }
  const addition = useWrite(addContact, { onDone, keys: draft.keys });
  const change = useWrite(changeContact, {
    onDone,
    onFailed(error, { draft: mine }) {
      if (isStaleVersion(error) && id !== null) void showConflict(id, mine);
    },
  });
  const { state } = mode === 'edit' ? change : addition;

  const submit = async (contactToSave: ContactDraft) => {
    setLookingUp(true);
    const mayBeSaved = await duplicates.mayBeSaved(contactToSave.block);
    setLookingUp(false);
    if (!mayBeSaved) return;
    if (mode !== 'edit') void addition.run(contactToSave);
    else if (id !== null) void change.run({ id, version, draft: contactToSave });
  };
  /** What was typed is given up, and what was to become of it: nothing is sent any more, and no answer leads anywhere. */
  const giveUp = () => {
    duplicates.callOff();
    addition.reset();
    change.reset();
    draft.clear();
  };
  useLeaveGuard(draft.standing.savedAt === null ? 'nothing' : 'draft', giveUp);
  const beginAnew = () => {
    giveUp();
    setConflict(null);
    setKeptOver(undefined);
    setFreshStarts(freshStarts + 1);
  };
  const isShownAsConflict = conflict !== null && state.kind === 'failed' && isStaleVersion(state.error);
  return {
    isChanged: draft.standing.savedAt !== null,
    clear: giveUp,
    formKey: `${mode}.${id}.${freshStarts}.${base === null ? '' : 'filled'}`,
    initialInput: kept ? inputOf(kept) : firstInput(base, mayEditSenders(), range),
    restoredFrom: freshStarts === 0 ? draft.standing.restoredFrom : null,
    saving: {
      pending: isLookingUp || state.kind === 'pending',
      failure: state.kind === 'failed' && !isShownAsConflict ? toSubmitFailure(state.error) : null,
      conflict: isShownAsConflict || state.kind === 'pending' ? conflict : null,
      isKept: conflict !== null && keptOver === conflict.theirs.version,
    },
    duplicates: duplicates.duplicates,
    onChange: (input: ContactInput) => {
      draft.keep({ ...(input as ContactDraft), version });
      duplicates.follow(input.block as AddressBlock);
    },
    onSubmit: (contactToSave: ContactDraft) => void submit(contactToSave),
    onDiscardDraft: beginAnew,
    onKeepMine: () => {
      setKeptOver(conflict?.theirs.version);
    },
    onTakeTheirs: () => {
      if (conflict) setBegan(conflict.theirs);
      beginAnew();
    },
  };
}

function inputOf({ kind, shortName, block }: KeptContact): ContactInput {
  return { kind, shortName, block };
}
