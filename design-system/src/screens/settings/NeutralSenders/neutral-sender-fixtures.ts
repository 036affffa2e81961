import type { Contact } from 'contract';
import { addresses, contacts, FIXTURE_NOW } from 'contract/fixtures';
import { fn } from 'storybook/test';
import { contactFormArgs } from '../../contacts/ContactPanel/contact-panel-fixtures.ts';
import type { ContactPanelProps } from '../../contacts/ContactPanel/ContactPanel.tsx';

const [base] = contacts;
if (!base) throw new Error('The fixtures hold no contacts');

/** A neutral sender address. Used by stories only, like all here. */
export const neutralSender: Contact = {
  ...base,
  id: 'con_nord',
  kind: 'neutral_sender',
  shortName: 'Lager Nord',
  block: addresses.neutralKiel,
  isDefaultSender: false,
};

/** The panel in which it is changed. */
export const neutralPanelArgs: ContactPanelProps = {
  state: { kind: 'ready', value: neutralSender, isRefreshing: false },
  mode: 'edit',
  range: 'neutral_sender',
  form: {
    formKey: neutralSender.id,
    initialInput: {
      kind: 'neutral_sender',
      shortName: neutralSender.shortName,
      block: neutralSender.block,
    },
    ...contactFormArgs,
  },
  now: new Date(FIXTURE_NOW),
  onClose: fn(),
  onRetry: fn(),
};
