import * as v from 'valibot';
import { attachmentDraftSchema } from '#bodies';
import { attachmentSchema } from '../entities/attachment.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';

const ofOneOrganization = v.object(organizationQuery);

/** The files of a shipment. Apart from its other calls, so that a list loads nothing of what few open. */
export const shipmentAttachmentsApi = {
  listAttachments: endpoint({
    method: 'GET',
    path: 'shipments/{id}/attachments',
    summary: 'Read which files are attached to a shipment, newest first',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: v.object({ items: v.array(attachmentSchema) }),
  }),
  /** A file is attached once: a repetition gives the attachment that is there. */
  attach: endpoint({
    method: 'POST',
    path: 'shipments/{id}/attachments',
    summary: 'Attach a confirmed file to a shipment',
    access: 'update:shipments',
    query: ofOneOrganization,
    body: attachmentDraftSchema,
    answer: 'json',
    response: attachmentSchema,
    errors: { 409: [] },
    isIdempotent: true,
    limited: 'creating',
  }),
  /** Its file is deleted with it. What is not attached any more is answered the same, so a repetition does no harm. */
  detach: endpoint({
    method: 'DELETE',
    path: 'shipments/{id}/attachments/{attachmentId}',
    summary: 'Remove a file from a shipment',
    access: 'update:shipments',
    query: ofOneOrganization,
    answer: 'empty',
  }),
} as const;
