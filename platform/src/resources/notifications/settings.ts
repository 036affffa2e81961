import { notificationTypes, standardShipmentDefaults } from 'contract';
import type { NotificationShipmentStatus, NotificationType, PrintFormat, ShipmentDefaults } from 'contract';
import { eq } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { organizationSettings } = tables;

/** What an organisation has chosen for all its members. */
export interface StoredSettings {
  notificationTypes: NotificationType[];
  notificationShipmentStatuses: NotificationShipmentStatus[];
  printFormat: PrintFormat;
  shipmentDefaults: ShipmentDefaults;
}

/** Everything, but of the changes of status only those that somebody waits for. */
const defaults: StoredSettings = {
  notificationTypes: [...notificationTypes],
  notificationShipmentStatuses: ['TRANSIT', 'IN_DELIVERY', 'DELIVERED', 'RETURNED', 'EXCEPTION'],
  printFormat: 'a6',
  shipmentDefaults: standardShipmentDefaults,
};

/** What an organisation has chosen, and the defaults for what it has not. */
export async function loadSettings(db: DatabaseSession, orgCode: string): Promise<StoredSettings> {
  const [row] = await db
    .select({
      notificationTypes: organizationSettings.notificationTypes,
      notificationShipmentStatuses: organizationSettings.notificationShipmentStatuses,
      printFormat: organizationSettings.printFormat,
      shipmentDefaults: organizationSettings.shipmentDefaults,
    })
    .from(organizationSettings)
    .where(eq(organizationSettings.orgCode, orgCode));
  return row ? { ...row, shipmentDefaults: row.shipmentDefaults ?? defaults.shipmentDefaults } : defaults;
}
