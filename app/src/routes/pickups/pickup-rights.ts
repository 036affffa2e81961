import type { Permission, Pickup } from 'contract';
import { session } from '../../services.ts';

const may = (permission: Permission): boolean => session.getPermission(permission).isGranted;

/** Whether pickups are for this person's organisation at all. */
export const arePickupsEnabled = (): boolean => session.getBooleanFlag('pickups_enabled');

/** Whether this person may see those of their organisation. */
export const maySeePickups = (): boolean => arePickupsEnabled() && may('read:org_collections');

/** Whether this person may order pickups. */
export const mayCreatePickups = (): boolean => may('create:collections');

/** Whether they may, and their organisation does. */
export const mayOrderPickups = (): boolean => arePickupsEnabled() && mayCreatePickups();

/** Whether this person may do something with a pickup: with any of the organisation, or with their own. */
function mayDo(action: 'update' | 'delete', { createdBy }: Pickup): boolean {
  if (may(`${action}:org_collections`) || may(`${action}:all_collections`)) return true;
  return may(`${action}:own_collections`) && createdBy.id === session.getSnapshot().claims?.access.sub;
}

export const mayChangePickup = (pickup: Pickup): boolean => mayDo('update', pickup);
export const mayDeletePickup = (pickup: Pickup): boolean => mayDo('delete', pickup);
