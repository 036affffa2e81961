import type { ResourceHandlers } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { findServedGeography } from './queries.ts';

export function countryHandlers({ db }: Pick<Services, 'db'>): ResourceHandlers<'countries'> {
  return { list: () => findServedGeography(db) };
}
