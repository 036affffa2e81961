import { normalizeAddressBlock } from 'contract';
import type { Shipment, ShipmentDraft } from 'contract';
import type { Call } from '../../api/handler.ts';
import { hashOfBody } from '../../api/idempotency.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import type { NewIntent } from './intents.ts';
import { answerOfKnownKey } from './known-keys.ts';

/** What a call means to do, as it is written down: by whom, under which key, to which shipment. */
export async function newIntent(
  { db, now }: Services,
  { caller: { orgCode, personId }, idempotencyKey, body, requestId }: Call,
  endpoint: string,
  shipmentId: string,
): Promise<NewIntent> {
  const { full_name } = await personRef(db, personId);
  return {
    orgCode,
    personId,
    personName: full_name,
    key: idempotencyKey,
    endpoint,
    bodyHash: hashOfBody(body),
    shipmentId,
    requestId,
    createdAt: now(),
  };
}

/** Another call with the same key was faster in writing it down, so it is known by now. */
export async function repeated(services: Services, call: Call, endpoint: string): Promise<Shipment> {
  const known = await answerOfKnownKey(services, call, endpoint);
  if (!known) throw new Error('The key of a repetition is not known');
  return known;
}

/** A draft with its addresses as their countries write them. */
export function normalizedDraft(draft: ShipmentDraft): ShipmentDraft {
  return { ...draft, from: normalizeAddressBlock(draft.from), to: normalizeAddressBlock(draft.to) };
}
