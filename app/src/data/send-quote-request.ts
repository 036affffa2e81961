import { type Quote, quoteRequestApi, type ShipmentDraft } from 'contract';
import { http } from '../http/client.ts';

/** Asks for a quote; the same key never asks twice. */
export function sendQuoteRequest(draft: ShipmentDraft, idempotencyKey: string): Promise<Quote> {
  return http.call(quoteRequestApi.requestQuote, { body: draft, idempotencyKey });
}
