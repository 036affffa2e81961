import { ProblemError } from '../../api/problem.ts';
import type { QuoteRow } from './quote-row.ts';
import { quoteApiCopy as copy } from './rate-requests.copy.ts';

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What whoever was too late is told: that it was answered, by whom and when. */
export function alreadyAnswered({ answeredAt, answeredByName }: QuoteRow): ProblemError {
  return new ProblemError(409, {
    title: copy.alreadyAnswered,
    ...(answeredAt !== null && {
      detail: copy.answeredBy(answeredByName ?? '', moment.format(answeredAt)),
    }),
  });
}
