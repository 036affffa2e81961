import { SEARCH_HITS } from 'contract';
import type { ResourceHandlers } from '../../api/handler.ts';
import { inScope, visibleTo } from '../../api/scope.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { findContacts } from '../contacts/queries.ts';
import { findQuotes } from '../rate-requests/queries.ts';
import { findShipments } from '../shipments/list-shipments.ts';
import { findPlaces } from './places.ts';
import { toContactHit, toQuoteHit, toShipmentHit } from './search-hits.ts';

const MAX_PLACES = 10;

export function searchHandlers({ db }: Pick<Services, 'db'>): ResourceHandlers<'search'> {
  return {
    everything: async ({ caller, query: { q } }) => {
      const shipmentScope = visibleTo('read:shipments', caller);
      const contactScope = visibleTo('read:contacts', caller);
      const [shipments, contacts, quotes] = await Promise.all([
        shipmentScope ? findShipments(db, inScope(shipmentScope, tables.shipments), q, SEARCH_HITS) : [],
        contactScope ? findContacts(db, inScope(contactScope, tables.contacts), q, SEARCH_HITS) : [],
        shipmentScope ? findQuotes(db, inScope(shipmentScope, tables.rateRequests), q, SEARCH_HITS) : [],
      ]);
      return {
        shipments: shipments.map(toShipmentHit),
        contacts: contacts.map(toContactHit),
        quotes: quotes.map(toQuoteHit),
      };
    },

    places: async ({ query }) => ({
      items: findPlaces(query.search, query.countryCode).slice(0, MAX_PLACES),
    }),
  };
}
