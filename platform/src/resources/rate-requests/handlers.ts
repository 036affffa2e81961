import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { requireRow } from '../../api/rows.ts';
import { inScope } from '../../api/scope.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { answerQuote } from './answer-quote.ts';
import { assignQuote } from './assign-quote.ts';
import { listQuotes } from './queries.ts';
import { toOneQuote, toQuotes } from './quote-row.ts';
import { quoteApiCopy } from './rate-requests.copy.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const { rateRequests } = tables;

export function rateRequestHandlers(services: Services): ResourceHandlers<'rateRequests'> {
  const { db } = services;
  return {
    list: async ({ scope, query }) => {
      const { rows, totalItems } = await listQuotes(db, inScope(scope, rateRequests), query);
      return toPage(await toQuotes(db, rows), totalItems, query);
    },

    get: async (call) => toOneQuote(db, await requireRow(db, rateRequests, call, quoteApiCopy.notFound)),

    assign: (call) => assignQuote(services, call),

    withdraw: (call) => withdrawQuote(services, call),

    answer: (call) => answerQuote(services, call),
  };
}
