import { fromPointer, isShippingData, QUOTE_LACKS_DATA } from 'contract';
import type { api, Quote, ShipmentDraft } from 'contract';
import { eq } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Handler } from '../../api/handler.ts';
import { hashOfBody, mismatch } from '../../api/idempotency.ts';
import { fieldProblem, ProblemError } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { normalizedDraft } from '../shipments/new-intent.ts';
import { requireLinkedContacts } from '../shipments/require-linked-contacts.ts';
import { auditedQuote, toOneQuote } from './quote-row.ts';

const { rateRequests } = tables;

type RequestQuote = (typeof api.shipments)['requestQuote'];
type RequestCall = Parameters<Handler<RequestQuote>>[0];

/** Keeps what a person wants a quote for; once per key, for good. */
export async function requestQuote({ db, now }: Services, call: RequestCall): Promise<Quote> {
  const { orgCode, personId } = call.caller;
  const id = creationId('quo', call);
  const bodyHash = hashOfBody(call.body);
  const known = async () => {
    const [row] = await db.select().from(rateRequests).where(eq(rateRequests.id, id));
    if (row && row.bodyHash !== bodyHash) throw mismatch();
    return row && toOneQuote(db, row);
  };
  const before = await known();
  if (before) return before;
  const draft = normalizedDraft({ ...judged(call), isAvis: false });
  await requireLinkedContacts(db, orgCode, draft);
  const by = await personRef(db, personId);
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(rateRequests)
      .values({
        id,
        orgCode,
        createdAt: now(),
        createdById: personId,
        createdByName: by.full_name,
        bodyHash,
        draft,
      })
      .onConflictDoNothing({ target: rateRequests.id })
      .returning();
    if (!row) return;
    await recordChange(transaction, {
      orgCode,
      by,
      action: 'requested',
      object: { kind: 'rate-request', id },
      before: null,
      after: auditedQuote(row),
      requestId: call.requestId,
    });
  });
  const quote = await known();
  if (!quote) throw new Error(`Quote ${id} was not stored`);
  return quote;
}

/** @throws {ProblemError} 422, with the specification's words where what a price depends on is missing or wrong */
function judged(call: RequestCall): ShipmentDraft {
  try {
    return call.checkBody();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { errors = [] } = error.details;
    const lacksData = errors.some(({ pointer }) => pointer === '' || isShippingData(fromPointer(pointer)));
    throw lacksData ? fieldProblem(errors, { title: QUOTE_LACKS_DATA }) : error;
  }
}
