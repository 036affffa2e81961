import { looksLikePhone } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { fn } from 'storybook/test';

/** What the form of a contact takes beside the contact, before anything is saved. Used by stories only. */
export const contactFormArgs = {
  saving: { pending: false, failure: null, conflict: null },
  canEditSenders: true,
  duplicates: [],
  restoredFrom: null,
  onDiscardDraft: fn(),
  isValidPhone: looksLikePhone,
  now: new Date(FIXTURE_NOW),
  onSubmit: fn(),
  onChange: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onCancel: fn(),
  onDelete: fn(),
};
