import { offerDifferences, offerMessages, problemCodes, toPointer } from 'contract';
import type { ShipmentDraft } from 'contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../api/handler.ts';
import { fieldProblem, ProblemError } from '../../api/problem.ts';
import { inScope } from '../../api/scope.ts';
import { recordChange } from '../../audit/audit.ts';
import type { AgreedPrice } from '../../carriers/index.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession, StoredOffer } from '../../store/index.ts';
import { findGeography } from '../countries/queries.ts';
import { auditedQuote } from './quote-row.ts';
import type { QuoteRow } from './quote-row.ts';
import { quoteApiCopy as copy } from './rate-requests.copy.ts';

const { rateRequests } = tables;

/** An offer that a shipment is ordered by. */
export interface AcceptedOffer {
  readonly quote: QuoteRow;
  readonly agreement: AgreedPrice;
}

/**
 * The offer that an order names, as long as it holds for what is ordered.
 *
 * @throws {ProblemError} 409 where the organisation has no such offer, or it is over, or was accepted; 422 for
 *   whatever has a price and differs from what was offered
 */
export async function requireOffer(
  db: Database,
  call: Pick<Call, 'scope' | 'today'>,
  quoteId: string,
  draft: ShipmentDraft,
): Promise<AcceptedOffer> {
  const [quote] = await db
    .select()
    .from(rateRequests)
    .where(and(eq(rateRequests.id, quoteId), inScope(call.scope, rateRequests)));
  if (!quote?.offer) throw notValid('none');
  if (quote.shipmentId !== null) throw notValid('accepted');
  const { offer } = quote;
  if (offer.validUntil < call.today) throw notValid('expired');
  await requireSame(db, quote.draft, offer, draft);
  const { priceNetCents, deliveryDate } = offer;
  return { quote, agreement: { priceNetCents, deliveryDate } };
}

async function requireSame(
  db: Database,
  asked: ShipmentDraft,
  offer: StoredOffer,
  draft: ShipmentDraft,
): Promise<void> {
  const { carrier, carrierProductCode: code, carrierProduct } = offer;
  const isOtherProduct = draft.carrier !== carrier || draft.carrierProductCode !== code;
  const differences = [
    ...offerDifferences(asked, draft, await findGeography(db)),
    ...(isOtherProduct ? [{ at: ['carrier'], message: offerMessages.product(carrier, carrierProduct) }] : []),
  ];
  if (differences.length === 0) return;
  const errors = differences.map(({ at, message }) => ({ pointer: toPointer([...at]), detail: message }));
  throw fieldProblem(errors, { title: copy.differs, detail: copy.changeBack });
}

/**
 * Notes which shipment an offer was accepted for, in the transaction in which that is stored.
 *
 * @throws {ProblemError} 409 where somebody was faster
 */
export async function noteAccepted(
  db: DatabaseSession,
  { quote }: AcceptedOffer,
  shipmentId: string,
  by: { readonly id: string; readonly full_name: string },
  requestId: string,
): Promise<void> {
  const [accepted] = await db
    .update(rateRequests)
    .set({ shipmentId })
    .where(and(eq(rateRequests.id, quote.id), isNull(rateRequests.shipmentId)))
    .returning();
  if (!accepted) throw notValid('accepted');
  await recordChange(db, {
    orgCode: quote.orgCode,
    by,
    action: 'accepted',
    object: { kind: 'rate-request', id: quote.id },
    before: auditedQuote(quote),
    after: auditedQuote(accepted),
    requestId,
  });
}

/**
 * Makes the offer free again that a shipment was to be ordered by, in the transaction in which it is written down
 * that nothing was ordered.
 */
export async function noteNotOrdered(
  db: DatabaseSession,
  shipmentId: string,
  by: { readonly id: string; readonly full_name: string },
  requestId: string | null,
): Promise<void> {
  const [freed] = await db
    .update(rateRequests)
    .set({ shipmentId: null })
    .where(eq(rateRequests.shipmentId, shipmentId))
    .returning();
  if (!freed) return;
  await recordChange(db, {
    orgCode: freed.orgCode,
    by,
    action: 'not-ordered',
    object: { kind: 'rate-request', id: freed.id },
    before: auditedQuote({ ...freed, shipmentId }),
    after: auditedQuote(freed),
    requestId,
  });
}

function notValid(reason: keyof typeof copy.notValid): ProblemError {
  return new ProblemError(409, {
    title: copy.notValid[reason],
    detail: copy.askAgain,
    code: problemCodes.quoteNotValid,
  });
}
