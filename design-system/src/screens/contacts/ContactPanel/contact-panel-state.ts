import type { Contact, ContactDraft, contactDraftSchema } from 'contract';
import type * as v from 'valibot';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';

/** What the form is filled with. */
export type ContactInput = v.InferInput<ReturnType<typeof contactDraftSchema>>;

/** What the panel is about: a new contact, one like another, or one that is there. */
export type ContactMode = 'create' | 'duplicate' | 'edit';

/** The contact that is edited or duplicated; null where a new one begins with nothing. */
export type ContactPanelState = Resource<Contact | null>;

/** What became of the last attempt to save. */
export interface ContactSaving {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  /** Somebody else has changed it meanwhile: what stands there now, and what was to be saved. */
  readonly conflict: ContactConflict | null;
  /** The person has decided that what they typed replaces what stands there now. */
  readonly isKept?: boolean;
}

/** Two people have changed the same contact. */
export interface ContactConflict {
  readonly theirs: Contact;
  readonly mine: ContactDraft;
}
