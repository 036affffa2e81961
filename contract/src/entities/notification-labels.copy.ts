import type { NotificationType } from './notification.ts';

/** What notifications are about, in the settings of an organisation and in the audit log. */
export const notificationTypeLabels = {
  'shipment-created': 'Sendung erstellt',
  'shipment-updated': 'Vorlage aktualisiert',
  'shipment-status-updated': 'Statusänderung',
  'pickup-created': 'Abholung beauftragt',
  'rate-request-answered': 'Preisanfrage beantwortet',
} as const satisfies Record<NotificationType, string>;
