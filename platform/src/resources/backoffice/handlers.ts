import type { ResourceHandlers } from '../../api/handler.ts';
import type { ApiServices } from '../../services.ts';
import { countWhatWaits } from './queries.ts';

export function backofficeHandlers({
  db,
  carriers,
  now,
}: Pick<ApiServices, 'db' | 'carriers' | 'now'>): ResourceHandlers<'backoffice'> {
  return {
    overview: ({ today, startOfDay }) =>
      countWhatWaits(db, carriers, { now: now(), startOfToday: startOfDay(today) }),
  };
}
