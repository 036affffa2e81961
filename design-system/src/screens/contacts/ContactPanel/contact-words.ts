import type { ContactMode } from './contact-panel-state.ts';
import { contactActionsCopy, contactPanelCopy, neutralSenderPanelCopy } from './ContactPanel.copy.ts';

type PerMode = Readonly<Record<ContactMode, string>>;

/** What is said of a contact, and otherwise of a neutral sender address. */
export interface ContactWords {
  readonly title: PerMode;
  /** Of one that may only be looked at. */
  readonly look: string;
  readonly loading: string;
  readonly failed: string;
  readonly notFound: string;
  readonly shortName: string;
  readonly shortNameHelp: string;
  readonly save: PerMode;
  readonly notSaved: PerMode;
  readonly saved: PerMode;
  readonly deleteTitle: string;
  readonly deleteText: (name: string) => string;
  /** The button that does it. */
  readonly delete: string;
  readonly deleted: string;
  readonly notDeleted: { readonly failed: string; readonly open: string };
}

/** What a page of contacts holds: all of them, or the neutral sender addresses alone. */
export type ContactRange = 'all' | 'neutral_sender';

/** The words of each. */
export const contactWords: Readonly<Record<ContactRange, ContactWords>> = {
  all: { ...contactPanelCopy, ...contactActionsCopy },
  neutral_sender: neutralSenderPanelCopy,
};
