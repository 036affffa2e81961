import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { toldInstant } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { optionalText } from '../rules/text.ts';
import { addressRules } from './address-rules.ts';
import { addressBlockSchema } from './address.ts';
import { limits } from './limits.ts';
import type { AddressSurroundings } from './shipment-draft.ts';
import { storedAddressBlockSchema } from './shipment.ts';

/** What a contact is for. A neutral sender address stands on labels instead of one's own. */
export const contactKinds = ['recipient', 'sender', 'neutral_sender'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** The last used first, or by name: that of the company, else of the person. */
export const contactSorts = ['used', 'name', '-name'] as const;
export type ContactSort = (typeof contactSorts)[number];

const contactDraft = v.object({
  kind: choice(contactKinds),
  /** „Kurzname“; empty where none is given. */
  shortName: optionalText(limits.shortName),
  block: addressBlockSchema,
});

export type ContactDraft = v.InferOutput<typeof contactDraft>;

/** A contact as the API takes it. */
export function contactDraftSchema({ isValidPhone, geography }: AddressSurroundings) {
  return v.pipe(
    contactDraft,
    crossFieldRules<ContactDraft>(
      addressRules(['block'], (contact: ContactDraft) => contact.block, isValidPhone, geography),
    ),
  );
}

/**
 * A neutral sender address as its page takes it: who chooses one in a shipment knows it by its „Bezeichnung“. The API
 * takes those without one too, as they come with tables.
 */
export function neutralSenderDraftSchema({ isValidPhone, geography }: AddressSurroundings) {
  return v.pipe(
    contactDraft,
    crossFieldRules<ContactDraft>([
      {
        reads: [['shortName']],
        at: ['shortName'],
        isFine: ({ shortName }) => shortName !== '',
        message: ruleMessages.specified.required,
      },
      ...addressRules(['block'], (contact: ContactDraft) => contact.block, isValidPhone, geography),
    ]),
  );
}

/** A contact as the API returns it. Times are ISO 8601 with zone. */
export const contactSchema = v.object({
  id: v.string(),
  kind: v.fallback(v.picklist([...contactKinds, 'unknown']), 'unknown'),
  shortName: v.optional(v.nullable(v.string(), ''), ''),
  block: storedAddressBlockSchema,
  isDefaultSender: v.boolean(),
  createdAt: toldInstant(),
  /** Who has made it: some may delete only what is theirs. */
  createdById: v.string(),
  /** When it was changed last, and by whom; null and empty for one that never was. */
  updatedAt: v.nullable(toldInstant()),
  updatedBy: v.string(),
  lastUsedAt: v.nullable(toldInstant()),
  /** Counts the changes of what it holds, see `isVersioned`. Becoming the default sender is none. */
  version: v.number(),
});

export type Contact = v.InferOutput<typeof contactSchema>;

/** A place found by postcode or city. */
export const placeSchema = v.object({
  postalCode: v.string(),
  city: v.string(),
  countryCode: v.string(),
  state: v.optional(v.nullable(v.string(), ''), ''),
});

export type Place = v.InferOutput<typeof placeSchema>;
