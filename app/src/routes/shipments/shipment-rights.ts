import type { Permission } from 'contract';
import { session } from '../../services.ts';

/** Whether this person holds one of these permissions. */
export const mayDo = (...permissions: readonly Permission[]): boolean =>
  permissions.some((permission) => session.getPermission(permission).isGranted);

/** Whether this person may change, order and cancel what is there already. */
export const mayUpdateShipments = (): boolean => mayDo('update:org_shipments', 'update:all_shipments');

/** Whether this person may ask carriers for prices: a shipment or a template needs one. */
export const mayAskPrices = (): boolean => mayDo('create:shipments') || mayUpdateShipments();
