import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import type { Services } from '../../services.ts';
import { changeCountry, createCountry } from './change-country.ts';
import { addTerritory, changeTerritory, removeTerritory } from './change-territory.ts';
import { findServedGeography } from './queries.ts';
import { listStaffCountries, requireStaffCountry } from './staff-countries.ts';

export function countryHandlers(services: Pick<Services, 'db' | 'now'>): ResourceHandlers<'countries'> {
  const { db } = services;
  return {
    list: () => findServedGeography(db),

    listAll: async ({ query }) => {
      const { items, totalItems } = await listStaffCountries(db, query);
      return toPage(items, totalItems, query);
    },

    get: ({ params }) => requireStaffCountry(db, params.id),

    create: (call) => createCountry(services, call),

    change: (call) => changeCountry(services, call),

    addTerritory: (call) => addTerritory(services, call),

    changeTerritory: (call) => changeTerritory(services, call),

    removeTerritory: (call) => removeTerritory(services, call),
  };
}
