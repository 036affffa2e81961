import * as v from 'valibot';
import { completedDraftSchema, shipmentDraftSchema } from '#bodies';
import { shipmentSchema } from '../entities/shipment.ts';
import { idText } from '../rules/id.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, queryCents } from './lists.ts';
import { lookedUp, ordering } from './order-problems.ts';
import { problemCodes } from './problem.ts';

const ofOneOrganization = v.object(organizationQuery);

/**
 * Net, in cents of EUR, as whoever orders was shown it: at another one nothing is ordered. Left out where nobody has
 * seen a price. Ours.
 */
const shownPrice = { shownPrice: queryCents() };

/** A template that is ordered or discarded by now is none any more. */
const ofTemplate = { 409: [problemCodes.notATemplate] } as const;

/** What is done with shipments: apart from reading them, so that no list loads it. */
export const shipmentOrdersApi = {
  /**
   * A template (`isAvis`) is only stored; anything else is ordered from the carrier in the same call, and
   * is not created when the carrier refuses.
   */
  create: endpoint({
    method: 'POST',
    path: 'shipments',
    summary: 'Order a shipment from its carrier, or store a template',
    access: 'create:shipments',
    /** The quote whose offer is accepted by it: the carrier is paid what was offered. Ours. */
    query: v.object({ quote: v.optional(idText()), ...shownPrice }),
    body: shipmentDraftSchema,
    answer: 'json',
    response: shipmentSchema,
    errors: { ...ordering, 409: [...ordering[409], problemCodes.quoteNotValid] },
    isIdempotent: true,
    recordsItself: true,
    limited: 'creating',
  }),
  /**
   * A template stays one. What comes of a key is looked up as for a creating call, and a key that has changed
   * something changes nothing more.
   */
  change: endpoint({
    method: 'PATCH',
    path: 'shipments/{id}',
    summary: 'Change a template, which stays one',
    access: 'update:shipments',
    query: ofOneOrganization,
    body: shipmentDraftSchema,
    answer: 'json',
    response: shipmentSchema,
    errors: { 409: [...lookedUp[409], problemCodes.idempotencyClosed, ...ofTemplate[409]] },
    isIdempotent: true,
    recordsItself: true,
    isVersioned: true,
    limited: 'creating',
  }),
  /**
   * Orders what the template holds, or what the body says in its place. The template takes that over once the
   * carrier has taken the order; where it has not, the template is as it was.
   */
  submit: endpoint({
    method: 'POST',
    path: 'shipments/{id}/submit',
    summary: 'Order a template from its carrier, as it stands or completed',
    access: 'update:shipments',
    /** `bench` is the packing bench that it is completed at. Ours. */
    query: v.object({ ...organizationQuery, bench: v.optional(idText()), ...shownPrice }),
    body: completedDraftSchema,
    answer: 'json',
    response: shipmentSchema,
    errors: { ...ordering, 409: [...ordering[409], ...ofTemplate[409]] },
    isIdempotent: true,
    recordsItself: true,
    isVersioned: 'with-body',
    limited: 'creating',
  }),
  /**
   * Cancels at the carrier too, which has to agree; a template is discarded. Only as its caller has seen it, by its
   * version: nobody who discards a template cancels what was ordered of it meanwhile. What is cancelled already is
   * answered as it is, so a repetition after a lost answer does no harm.
   */
  cancel: endpoint({
    method: 'POST',
    path: 'shipments/{id}/cancel',
    summary: 'Cancel a shipment, at its carrier too, or discard a template',
    access: 'update:shipments',
    query: ofOneOrganization,
    answer: 'json',
    response: shipmentSchema,
    errors: {
      409: [],
      422: [problemCodes.carrierRefused],
      502: [problemCodes.carrierUnknown],
      503: [problemCodes.carrierRefused],
    },
    isVersioned: true,
  }),
} as const;
