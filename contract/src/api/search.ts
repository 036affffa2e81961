import * as v from 'valibot';
import { placeSchema } from '../entities/contact.ts';
import { storable } from '../rules/storable.ts';
import { endpoint } from './endpoint.ts';

export const searchApi = {
  places: endpoint({
    method: 'GET',
    path: 'search/places',
    summary: 'Find places by the beginning of a postcode or of a city’s name',
    access: 'signed-in',
    query: v.object({
      search: v.pipe(v.string(), v.transform(storable), v.trim(), v.minLength(2), v.maxLength(100)),
      countryCode: v.optional(v.pipe(v.string(), v.length(2), v.toUpperCase())),
    }),
    answer: 'json',
    response: v.object({ items: v.array(placeSchema) }),
  }),
} as const;
