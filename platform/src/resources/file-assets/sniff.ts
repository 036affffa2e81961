import type { AttachmentMediaType } from 'contract';

/** How files of each type begin. */
const beginnings: Readonly<Record<AttachmentMediaType, readonly number[]>> = {
  // „%PDF-“
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** As many bytes as are needed to tell. */
export const SNIFFED_BYTES = 8;

/** Whether bytes begin as files of a type do, whatever whoever sends them says. */
export function beginsAs(mediaType: AttachmentMediaType, bytes: Uint8Array): boolean {
  return beginnings[mediaType].every((byte, index) => bytes[index] === byte);
}
