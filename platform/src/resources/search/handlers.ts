import type { ResourceHandlers } from '../../api/handler.ts';
import { findPlaces } from './places.ts';

const MAX_PLACES = 10;

export function searchHandlers(): ResourceHandlers<'search'> {
  return {
    places: async ({ query }) => ({
      items: findPlaces(query.search, query.countryCode).slice(0, MAX_PLACES),
    }),
  };
}
