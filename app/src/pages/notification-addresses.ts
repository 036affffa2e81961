import * as v from 'valibot';
import { pages } from './pages.ts';
import { searchAddress } from './search-address.ts';

/** The notifications: all of them, or those that are unread. */
export const notificationsAddress = searchAddress(pages.notifications, {
  show: v.fallback(v.picklist(['all', 'unread']), 'all'),
});
