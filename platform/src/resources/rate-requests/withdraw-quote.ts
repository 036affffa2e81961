import type { api, Quote } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { requireRow } from '../../api/rows.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { noLongerOpen } from './no-longer-open.ts';
import { auditedQuote, toOneQuote } from './quote-row.ts';
import { quoteApiCopy as copy } from './rate-requests.copy.ts';

const { rateRequests } = tables;

type WithdrawCall = Parameters<Handler<(typeof api.rateRequests)['withdraw']>>[0];

/**
 * Takes a quote request back that nobody has answered. What is withdrawn already stays so: a call whose answer was
 * lost may be repeated.
 *
 * @throws {ProblemError} 409 where it was answered, with who was faster
 */
export async function withdrawQuote(
  { db, now }: Pick<Services, 'db' | 'now'>,
  call: WithdrawCall,
): Promise<Quote> {
  const quote = await requireRow(db, rateRequests, call, copy.notFound);
  const by = await personRef(db, call.caller.personId);
  const withdrawn = await db.transaction(async (transaction) => {
    const isOpen = and(eq(rateRequests.id, quote.id), eq(rateRequests.status, 'open'));
    // Somebody may have taken it on since it was read: the log compares with how it stands now.
    const [before] = await transaction.select().from(rateRequests).where(isOpen).for('update');
    const [row] = await transaction
      .update(rateRequests)
      .set({ status: 'withdrawn', withdrawnAt: now(), withdrawnById: by.id, withdrawnByName: by.full_name })
      .where(isOpen)
      .returning();
    if (!before || !row) return undefined;
    await recordChange(transaction, {
      orgCode: row.orgCode,
      by,
      action: 'withdrawn',
      object: { kind: 'rate-request', id: row.id },
      before: auditedQuote(before),
      after: auditedQuote(row),
      requestId: call.requestId,
    });
    return row;
  });
  if (withdrawn) return toOneQuote(db, withdrawn);
  const current = await requireRow(db, rateRequests, call, copy.notFound);
  if (current.status !== 'withdrawn') throw noLongerOpen(current);
  return toOneQuote(db, current);
}
