import { notificationsApi } from 'contract';
import { refreshEndpoints } from './use-endpoint.ts';

/** Asks the list and the unread count anew: while the socket was away, events were lost. */
export function refreshNotifications(): Promise<unknown> {
  return refreshEndpoints(notificationsApi.list);
}
