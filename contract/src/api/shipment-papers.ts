import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';

const ofOneOrganization = v.object(organizationQuery);

/** One original of the consignment note, or one each for sender, the parcel's way and carrier. */
export const consignmentNoteKinds = ['single_copy', 'triple_copy'] as const;

/** Nothing that a carrier has, customs ask nothing of it, or it could not be drawn in time. */
const noPaper = { 409: [], 502: [] } as const;

/**
 * The papers of a shipment beside its label. Apart from the other calls of shipments, so that a list of
 * them loads nothing of what few print. They change nothing.
 */
export const shipmentPapersApi = {
  consignmentNote: endpoint({
    method: 'GET',
    path: 'shipments/{id}/consignment-note',
    summary: 'Get the consignment note',
    access: 'read:shipments',
    query: v.object({
      kind: v.optional(v.picklist(consignmentNoteKinds), 'single_copy'),
      ...organizationQuery,
    }),
    answer: 'pdf',
    errors: noPaper,
  }),
  /** Ours. CN22 or CN23, as weight, value and positions ask for. */
  customsDeclaration: endpoint({
    method: 'GET',
    path: 'shipments/{id}/customs-declaration',
    summary: 'Get the customs declaration, CN22 or CN23',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'pdf',
    errors: noPaper,
  }),
  /** Ours. */
  commercialInvoice: endpoint({
    method: 'GET',
    path: 'shipments/{id}/commercial-invoice',
    summary: 'Get the commercial invoice for customs',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'pdf',
    errors: noPaper,
  }),
  /** Ours. Of a template too: its barcode opens it at the packing bench. */
  pickSlip: endpoint({
    method: 'GET',
    path: 'shipments/{id}/pick-slip',
    summary: 'Get the pick slip',
    access: 'read:shipments',
    query: ofOneOrganization,
    answer: 'pdf',
    errors: noPaper,
  }),
} as const;
