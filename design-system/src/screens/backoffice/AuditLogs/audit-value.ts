import {
  type AuditDetail,
  auditFieldName,
  customsReasonLabels,
  deliverySpeedLabels,
  isCalendarDay,
  packagingLabels,
  roleLabels,
  shipmentStatusLabels,
  shipmentTypeLabels,
} from 'contract';
import { formatLogTime, formatMoney, formatNumber, formatShortDate } from '../../../format/index.ts';
import { pickupFormCopy } from '../../pickups/PickupForm/PickupForm.copy.ts';
import { teamCopy } from '../../settings/Team/Team.copy.ts';
import { quotesCopy } from '../../shipments/Quotes/Quotes.copy.ts';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { offersCopy } from '../Offers/Offers.copy.ts';
import { auditLogsCopy } from './AuditLogs.copy.ts';

const copy = auditLogsCopy.panel;

type Kind = AuditDetail['object']['kind'];
type Leaf = AuditDetail['changes'][number]['before'];
type Labels = Readonly<Record<string, string>>;

const statuses: Partial<Record<Kind, Labels>> = {
  shipment: shipmentStatusLabels,
  user: teamCopy.statuses,
  'rate-request': { ...offersCopy.tabs, withdrawn: quotesCopy.standings.withdrawn },
  'cron-run': cronRunsCopy.statuses,
};

/** Fields that hold one of a few values, whatever they are a part of. */
const labelsOfFields: ReadonlyMap<string, Labels> = new Map<string, Labels>([
  ['contents', shipmentTypeLabels],
  ['deliverySpeed', deliverySpeedLabels],
  ['frequency', pickupFormCopy.frequencies],
  ['notificationShipmentStatuses', shipmentStatusLabels],
  ['ordering', copy.orderings],
  ['packaging', packagingLabels],
  ['reason', customsReasonLabels],
  ['role', roleLabels],
  ['type', shipmentTypeLabels],
]);

/** Fields whose texts are days or moments; what people type has other names. */
const aboutTime = /(?:At|Date|Until)$|^(?:from|to)$/;
const cents = /Cents$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * What a field held, as people read it: a status by its word, a moment, a day or money in the notation of the page.
 * What is none of that, or not known to this version, is told as it was kept.
 *
 * @param kind of the thing whose field it is
 * @param field the way to it, as in an entry
 * @returns undefined where there was nothing
 */
export function auditValue(kind: Kind, field: string, value: Leaf): string | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  const name = auditFieldName(field);
  if (typeof value === 'number') return cents.test(name) ? formatMoney(value) : formatNumber(value);
  if (aboutTime.test(name) && isCalendarDay(value.slice(0, 10))) {
    if (moment.test(value)) return formatLogTime(value);
    if (isCalendarDay(value)) return formatShortDate(value);
  }
  const labels = name === 'status' ? statuses[kind] : labelsOfFields.get(name);
  return labels && Object.hasOwn(labels, value) ? labels[value] : value;
}
