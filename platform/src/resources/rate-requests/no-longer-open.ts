import { ProblemError } from '../../api/problem.ts';
import type { QuoteRow } from './quote-row.ts';
import { quoteApiCopy as copy } from './rate-requests.copy.ts';

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What whoever was too late is told: that it was answered, or withdrawn, by whom and when. */
export function noLongerOpen(quote: QuoteRow): ProblemError {
  const { answeredAt, answeredByName, withdrawnAt, withdrawnByName } = quote;
  if (withdrawnAt !== null)
    return new ProblemError(409, {
      title: copy.withdrawn,
      detail: copy.withdrawnBy(withdrawnByName ?? '', moment.format(withdrawnAt)),
    });
  return new ProblemError(409, {
    title: copy.alreadyAnswered,
    ...(answeredAt !== null && {
      detail: copy.answeredBy(answeredByName ?? '', moment.format(answeredAt)),
    }),
  });
}
