/** Holidays where parcels are fetched: an entry of its own, since only pages of pickups need them. */
export { holidaysAt } from './pickups/holidays.ts';
