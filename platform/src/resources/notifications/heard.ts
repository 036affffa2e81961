import { type Notification, notificationTypes, permissionsOf } from 'contract';
import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Caller } from '../../api/caller.ts';
import { visibleTo } from '../../api/scope.ts';
import { tables } from '../../store/index.ts';

const { notifications, shipments } = tables;

/** Whether news of this type names a shipment. */
export function isOfShipment(type: Notification['type']): boolean {
  return type.startsWith('shipment-');
}

const typesOfShipments = notificationTypes.filter(isOfShipment);
const { organization, all } = permissionsOf('read:shipments');

/** Whether somebody with these permissions hears of every shipment of their organisation. */
export function hearsOfAllShipments(permissions: readonly string[]): boolean {
  return permissions.some((permission) => permission === organization || permission === all);
}

/**
 * The news of their organisation that a caller may hear: of those shipments that they may read, and of all else.
 *
 * @returns for most no more than the organisation, so that counting needs its index alone
 */
export function heardBy(caller: Caller): SQL | undefined {
  const isOfOrganization = eq(notifications.orgCode, caller.orgCode);
  const seen = visibleTo('read:shipments', caller);
  if (seen && seen.personId === undefined) return isOfOrganization;
  const own = sql`${notifications.entity} ->> 'id' in (
    select ${shipments.id} from ${shipments}
    where ${shipments.orgCode} = ${caller.orgCode} and ${shipments.createdById} = ${caller.personId}
  )`;
  return and(
    isOfOrganization,
    or(not(inArray(notifications.type, typesOfShipments)), seen ? own : undefined),
  );
}
