import type { api, Quote } from 'contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { noLongerOpen } from './no-longer-open.ts';
import { auditedQuote, toOneQuote } from './quote-row.ts';
import type { QuoteRow } from './quote-row.ts';
import { quoteApiCopy as copy } from './rate-requests.copy.ts';

const { rateRequests } = tables;

type AssignCall = Parameters<Handler<(typeof api.rateRequests)['assign']>>[0];

/**
 * Notes who of the staff works on a quote. What was wanted and is so already is no change.
 *
 * @throws {ProblemError} 409 where it was answered or withdrawn, or is with somebody else than the caller has seen
 */
export async function assignQuote({ db }: Pick<Services, 'db'>, call: AssignCall): Promise<Quote> {
  const { isMine, expected } = call.body;
  const by = await personRef(db, call.caller.personId);
  const wanted = isMine ? by : null;
  const quote = await requireRow(db, rateRequests, call, copy.notFound);
  if (quote.status !== 'open') throw noLongerOpen(quote);
  if (quote.assignedToId === (wanted?.id ?? null)) return toOneQuote(db, quote);
  if (quote.assignedToId !== expected) throw elsewhere(quote);
  const { id, status, assignedToId } = rateRequests;
  const assigned = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(rateRequests)
      .set({ assignedToId: wanted?.id ?? null, assignedToName: wanted?.full_name ?? null })
      .where(
        and(
          eq(id, quote.id),
          eq(status, 'open'),
          expected === null ? isNull(assignedToId) : eq(assignedToId, expected),
        ),
      )
      .returning();
    if (!row) return undefined;
    await recordChange(transaction, {
      orgCode: row.orgCode,
      by,
      action: 'assigned',
      object: { kind: 'rate-request', id: row.id },
      before: auditedQuote(quote),
      after: auditedQuote(row),
      requestId: call.requestId,
    });
    return row;
  });
  if (assigned) return toOneQuote(db, assigned);
  const now = await requireRow(db, rateRequests, call, copy.notFound);
  if (now.status !== 'open') throw noLongerOpen(now);
  // Who asks twice at once was faster than themselves.
  if (now.assignedToId === (wanted?.id ?? null)) return toOneQuote(db, now);
  throw elsewhere(now);
}

function elsewhere({ assignedToName }: QuoteRow): ProblemError {
  return new ProblemError(409, { title: assignedToName === null ? copy.free : copy.taken(assignedToName) });
}
