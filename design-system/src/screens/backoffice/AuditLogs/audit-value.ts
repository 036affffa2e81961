import {
  type AuditDetail,
  auditFieldName,
  carrierOperationLabels,
  contactKindLabels,
  contentPageKindLabels,
  cronKindLabels,
  customsReasonLabels,
  deliverySpeedLabels,
  isCalendarDay,
  notificationTypeLabels,
  packagingLabels,
  pickupFrequencyLabels,
  quoteStatusLabels,
  roleLabels,
  shipmentStatusLabels,
  shipmentTypeLabels,
  testOperationLabels,
  userStatusLabels,
  weekdayLabels,
} from 'contract';
import { formatLogTime, formatMoney, formatNumber, formatShortDate } from '../../../format/index.ts';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { auditLogsCopy } from './AuditLogs.copy.ts';

const copy = auditLogsCopy.panel;

type Kind = AuditDetail['object']['kind'];
type Leaf = AuditDetail['changes'][number]['before'];
type Labels = Readonly<Record<string, string>>;
type Labelled = Readonly<Record<string, Labels>>;

/** Fields that hold one of a few values, whatever they are a part of. */
const labelsOfFields: Labelled = {
  byWeekDay: Object.fromEntries(weekdayLabels.entries()),
  contents: shipmentTypeLabels,
  deliverySpeed: deliverySpeedLabels,
  notificationShipmentStatuses: shipmentStatusLabels,
  notificationTypes: notificationTypeLabels,
  packaging: packagingLabels,
  reason: customsReasonLabels,
  role: roleLabels,
  type: shipmentTypeLabels,
};

/** The same of one kind of thing, where others mean something else by the name, or nothing. */
const labelsOfKinds: Partial<Record<Kind, Labelled>> = {
  shipment: { status: shipmentStatusLabels, ordering: copy.orderings },
  contact: { kind: contactKindLabels },
  'rate-request': { status: quoteStatusLabels },
  'cron-run': { kind: cronKindLabels, status: cronRunsCopy.statuses },
  user: { status: userStatusLabels },
  pickup: { frequency: pickupFrequencyLabels },
  page: { kind: contentPageKindLabels },
  'packaging-rule': { standing: copy.standings },
  'carrier-request': { operation: carrierOperationLabels },
  'test-item': { operation: testOperationLabels },
};

/** Fields whose texts are days or moments; what people type has other names. */
const aboutTime = /(?:At|Date|Until)$|^(?:from|to)$/;
const cents = /Cents$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * What a field held, as people read it: one of a few values by its word, a moment, a day or money in the notation of the page.
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
  const words = wordsOf(kind, name, String(value));
  if (words !== undefined) return words;
  if (typeof value === 'number') return cents.test(name) ? formatMoney(value) : formatNumber(value);
  if (aboutTime.test(name) && isCalendarDay(value.slice(0, 10))) {
    if (moment.test(value)) return formatLogTime(value);
    if (isCalendarDay(value)) return formatShortDate(value);
  }
  return value;
}

/** A value by its word, or all of a list; undefined where this version does not know one of them. */
function wordsOf(kind: Kind, name: string, value: string): string | undefined {
  const labels = own(own(labelsOfKinds, kind), name) ?? own(labelsOfFields, name);
  const words = value.split(', ').map((part) => own(labels, part));
  return words.every((word) => word !== undefined) ? words.join(', ') : undefined;
}

function own<T>(table: Readonly<Partial<Record<string, T>>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
