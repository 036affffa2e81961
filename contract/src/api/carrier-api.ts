import * as v from 'valibot';
import { carrierCheckBodySchema, carrierRequestSchema } from '#bodies';
import {
  carrierAnswerSchema,
  carrierCheckSchema,
  carrierConnectionSchema,
} from '../entities/carrier-connection.ts';
import { endpoint } from './endpoint.ts';

/** Ours: the specification names the page, and no path for its data. */
export const carrierApi = {
  /** In the order of the contract. */
  list: endpoint({
    method: 'GET',
    path: 'carrier-api',
    summary: 'Read how the connections to carriers are, by the calls of the last day',
    access: 'access:backoffice',
    answer: 'json',
    response: v.object({ connections: v.array(carrierConnectionSchema) }),
  }),
  /** Asks for the catalogue, which costs nothing and changes nothing. 409 where it is not configured. */
  check: endpoint({
    method: 'POST',
    path: 'carrier-api/checks',
    summary: 'Ask a carrier something harmless to see whether it answers',
    access: 'access:backoffice',
    body: carrierCheckBodySchema,
    answer: 'json',
    response: carrierCheckSchema,
    limited: 'rates',
    errors: { 409: [] },
  }),
  /**
   * A failure of the carrier is an answer. Who may not administer is refused what counts or may cost, and 409 is said
   * of a carrier that is not configured, and of a shipment that cannot be cancelled any more.
   */
  request: endpoint({
    method: 'POST',
    path: 'carrier-api/requests',
    summary: 'Ask a carrier by hand and read its answer',
    access: 'access:backoffice',
    body: carrierRequestSchema,
    answer: 'json',
    response: carrierAnswerSchema,
    limited: 'rates',
    errors: { 409: [] },
  }),
} as const;
