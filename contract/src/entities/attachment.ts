import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { idText } from '../rules/id.ts';
import { storable } from '../rules/storable.ts';
import { attachmentMessages as messages } from './attachment-messages.copy.ts';
import { personRefSchema } from './shipment.ts';

const MEBIBYTE = 1024 * 1024;

/** What may be attached to a shipment; each type by the endings of its files' names. */
export const attachmentRules = {
  maxBytes: 25 * MEBIBYTE,
  maxNameLength: 150,
  maxPerShipment: 20,
  types: {
    'application/pdf': ['pdf'],
    'image/jpeg': ['jpg', 'jpeg'],
    'image/png': ['png'],
  },
} as const;

export type AttachmentMediaType = keyof typeof attachmentRules.types;

/** The media types of what may be attached. */
export const attachmentMediaTypes = Object.keys(attachmentRules.types) as AttachmentMediaType[];

/** The media type that the ending of a name stands for; undefined where none that is taken. */
export function attachmentMediaTypeOf(fileName: string): AttachmentMediaType | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return attachmentMediaTypes.find((type) =>
    (attachmentRules.types[type] as readonly string[]).includes(ending),
  );
}

/** Without the folders that some browsers send along. */
const withoutFolders = (name: string) => name.split(/[/\\]/).at(-1) ?? '';

/** A file as somebody means to attach it; `size` in bytes. Its type follows from the ending of its name. */
export const fileAssetDraftSchema = v.object({
  fileName: v.pipe(
    v.string(),
    v.transform(storable),
    v.transform(withoutFolders),
    v.trim(),
    v.maxLength(attachmentRules.maxNameLength, messages.nameTooLong),
    v.check((name) => attachmentMediaTypeOf(name) !== undefined, messages.wrongType),
  ),
  size: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, messages.empty),
    v.maxValue(attachmentRules.maxBytes, messages.tooLarge(attachmentRules.maxBytes / MEBIBYTE)),
  ),
});
export type FileAssetDraft = v.InferInput<typeof fileAssetDraftSchema>;

/** Why a file is not taken, in words; undefined where nothing is wrong with its name and size. */
export function attachmentRefusal(draft: FileAssetDraft): string | undefined {
  const result = v.safeParse(fileAssetDraftSchema, draft);
  return result.success ? undefined : result.issues[0].message;
}

/**
 * A file on its way to the platform. `requested`: its bytes are awaited; `uploaded`: they are there;
 * `confirmed`: they are complete, and nothing changes them any more.
 */
export const fileAssetSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  mediaType: v.picklist(attachmentMediaTypes),
  /** Bytes. */
  size: v.number(),
  state: v.picklist(['requested', 'uploaded', 'confirmed']),
});
export type FileAsset = v.InferOutput<typeof fileAssetSchema>;

/** Which confirmed file is attached. */
export const attachmentDraftSchema = v.object({ assetId: idText() });

/** A file that belongs to a shipment. */
export const attachmentSchema = v.object({
  id: v.string(),
  /** Of the file, for its address. */
  assetId: v.string(),
  fileName: v.string(),
  mediaType: v.picklist(attachmentMediaTypes),
  /** Bytes. */
  size: v.number(),
  /** ISO 8601. */
  addedAt: toldInstant(),
  addedBy: personRefSchema,
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;
