import * as v from 'valibot';
import { fileAssetDraftSchema } from '#bodies';
import { attachmentMediaTypes, attachmentRules, fileAssetSchema } from '../entities/attachment.ts';
import { toldInstant } from '../rules/date.ts';
import { idText } from '../rules/id.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';
import { problemCodes } from './problem.ts';

const ofOneOrganization = v.object(organizationQuery);

/**
 * Files on their way to what they are attached to: announced, sent, confirmed. What is attached to nothing
 * within a day is deleted.
 */
export const fileAssetsApi = {
  requestUpload: endpoint({
    method: 'POST',
    path: 'file-assets/request-upload',
    summary: 'Announce a file that is to be sent',
    access: 'update:shipments',
    query: ofOneOrganization,
    body: fileAssetDraftSchema,
    answer: 'json',
    response: fileAssetSchema,
    errors: { 409: [] },
    isIdempotent: true,
    limited: 'creating',
  }),
  /**
   * Sent again it takes the place of what was sent before, until it is confirmed: from its first bytes on nothing of
   * an earlier attempt is taken. A file is sent ten times at most.
   */
  upload: endpoint({
    method: 'PUT',
    path: 'file-assets/{id}/upload',
    summary: 'Send the bytes of a file that was announced',
    access: 'update:shipments',
    query: ofOneOrganization,
    upload: { mediaTypes: attachmentMediaTypes, maxBytes: attachmentRules.maxBytes },
    answer: 'json',
    response: fileAssetSchema,
    errors: { 409: [problemCodes.uploadOvertaken] },
    limited: 'uploading',
  }),
  /** What is confirmed has the size that was announced and is, byte by byte, what was sent. A repetition changes nothing. */
  confirm: endpoint({
    method: 'POST',
    path: 'file-assets/{id}/confirm',
    summary: 'Confirm that all of a file was sent; nothing changes it any more',
    access: 'update:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: fileAssetSchema,
    errors: { 409: [] },
  }),
  url: endpoint({
    method: 'GET',
    path: 'file-assets/{id}/url',
    summary: 'Get an address of the file, which is good for 60 seconds',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: v.object({
      /** Relative to the API’s base URL. Whoever has it gets the file. */
      url: v.string(),
      /** Of that address. */
      key: v.string(),
      /** ISO 8601. */
      validUntil: toldInstant(),
    }),
    errors: { 409: [] },
  }),
  /** Ours: where the address leads. The key stands for the right that whoever has asked for it had. */
  content: endpoint({
    method: 'GET',
    path: 'file-assets/{id}/content',
    summary: 'Get a file by an address that was given out for it',
    access: 'everybody',
    query: v.object({ key: v.optional(idText()) }),
    answer: 'file',
  }),
} as const;
