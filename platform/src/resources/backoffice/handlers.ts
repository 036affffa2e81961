import type { ResourceHandlers } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { countWhatWaits } from './queries.ts';

export function backofficeHandlers({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): ResourceHandlers<'backoffice'> {
  return {
    overview: ({ today, startOfDay }) => countWhatWaits(db, { now: now(), startOfToday: startOfDay(today) }),
  };
}
