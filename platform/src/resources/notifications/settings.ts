import { notificationTypes } from 'contract';
import type { NotificationShipmentStatus, NotificationType } from 'contract';
import { eq } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { organizationSettings } = tables;

export interface NotificationSettings {
  notificationTypes: NotificationType[];
  notificationShipmentStatuses: NotificationShipmentStatus[];
}

/** Everything, but of the changes of status only those that somebody waits for. */
const defaults: NotificationSettings = {
  notificationTypes: [...notificationTypes],
  notificationShipmentStatuses: ['TRANSIT', 'IN_DELIVERY', 'DELIVERED', 'RETURNED', 'EXCEPTION'],
};

/** What an organisation wants to hear of. */
export async function loadSettings(db: DatabaseSession, orgCode: string): Promise<NotificationSettings> {
  const [row] = await db
    .select({
      notificationTypes: organizationSettings.notificationTypes,
      notificationShipmentStatuses: organizationSettings.notificationShipmentStatuses,
    })
    .from(organizationSettings)
    .where(eq(organizationSettings.orgCode, orgCode));
  return row ?? defaults;
}
