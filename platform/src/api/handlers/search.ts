import { findPlaces } from '../../search/places.ts';
import type { ResourceHandlers } from '../handler.ts';

const MAX_PLACES = 10;

export function searchHandlers(): ResourceHandlers<'search'> {
  return {
    places: async ({ query }) => ({
      items: findPlaces(query.search, query.countryCode).slice(0, MAX_PLACES),
    }),
  };
}
