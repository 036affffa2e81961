import { countryOfSign, limits, shipmentDraftSchema, shipmentFormSchema } from 'contract';
import type { Geography, ShipmentDraft } from 'contract';
import { countryOfName, inFields } from 'contract/address-text';
import { isValidPhone } from 'contract/phone';
import { and, eq, isNull } from 'drizzle-orm';
import { callerDay } from '../../api/caller-day.ts';
import { ProblemError } from '../../api/problem.ts';
import { parseBody, requireSensible } from '../../api/validation.ts';
import { findGeography } from '../../resources/countries/queries.ts';
import { importTemplate } from '../../resources/shipments/import-template.ts';
import { orderNumberText } from '../../resources/shipments/shipment-row.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { ItemResult } from '../runs/run-kind.ts';
import { toForm } from './import-columns.ts';
import type { ImportRow, RowContent } from './read-import.ts';
import { shipmentImportCopy as copy } from './shipment-import.copy.ts';

const { organizations, shipments } = tables;

/** So many reasons are told of one row; who has mended those sees the others. */
const MOST_REASONS = 3;

/** Makes a template of a row, or says why not. A row that became one before is left alone, whatever has become of it. */
export async function importRow(services: Services, row: ImportRow): Promise<ItemResult> {
  const { db, now } = services;
  const { shipmentId, orgCode, content } = row;
  const before = await orderNumberOf(services, shipmentId);
  if (before !== undefined)
    return { outcome: 'skipped', message: copy.importedBefore(orderNumberText(before)), shipmentId };
  if (content.kind === 'broken') return { outcome: 'failed', message: content.message };
  const isTheirs = and(eq(organizations.orgCode, orgCode), isNull(organizations.dissolvedAt));
  if (orgCode === '' || (await db.$count(organizations, isTheirs)) === 0)
    return { outcome: 'failed', message: copy.unknownOrganization(orgCode) };
  try {
    const draft = toDraft(content, callerDay(now(), undefined), await findGeography(db));
    const stored = await importTemplate(services, { id: shipmentId, orgCode, draft });
    // An equal row of another file may have come first.
    if (!stored) return importRow(services, row);
    const message = copy.imported(orderNumberText(stored.orderNumber));
    return { outcome: 'succeeded', message, shipmentId };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { outcome: 'failed', message: reasonsOf(error) };
  }
}

async function orderNumberOf({ db }: Services, id: string): Promise<number | undefined> {
  const { orderNumber } = shipments;
  const [row] = await db.select({ orderNumber }).from(shipments).where(eq(shipments.id, id));
  return row?.orderNumber;
}

/**
 * A draft by the rules of every draft: cells are what somebody types, a record is what the API takes. Goods of
 * today, unless it says more.
 *
 * @throws {ProblemError} with the contract's own words
 */
function toDraft(
  content: Exclude<RowContent, { kind: 'broken' }>,
  today: string,
  geography: Geography,
): ShipmentDraft {
  const surroundings = { today: () => today, isValidPhone, geography };
  const record = content.kind === 'cells' ? toForm(content.cells) : content.record;
  requireSensible(record);
  const schema =
    content.kind === 'cells' ? shipmentFormSchema(surroundings) : shipmentDraftSchema(surroundings);
  const { from, to } = record;
  const sides = { from: readSide(from), to: readSide(to) };
  return parseBody(schema, { ...record, ...sides, ...withDefaults(record, today), isAvis: true });
}

/** An address as tables of contacts are read, too: names in the fields behind them, and any name of a country. */
function readSide(side: unknown): unknown {
  if (!isRecord(side)) return side;
  const { address } = side;
  return {
    ...side,
    ...inFields(side, ['companyName', 'companyName2'], limits.name),
    ...(isRecord(address) && {
      address: {
        ...address,
        ...inFields(address, ['addressLine1', 'addressLine2', 'addressLine3'], limits.addressLine),
        ...readCountry(address['countryCode']),
      },
    }),
  };
}

/** Nothing where it is none: then the rules say so. */
function readCountry(value: unknown): object {
  const code = typeof value === 'string' ? (countryOfName(value) ?? countryOfSign(value)) : undefined;
  return code === undefined ? {} : { countryCode: code };
}

/** What a file may leave out and a draft may not. */
function withDefaults(record: Readonly<Record<string, unknown>>, today: string): object {
  const { shipmentData: data, customs } = record;
  return {
    ...(isRecord(data) && {
      shipmentData: {
        ...data,
        type: data['type'] || 'package',
        requestedDeliveryDate: data['requestedDeliveryDate'] || today,
        isSaturdayDelivery: data['isSaturdayDelivery'] ?? false,
      },
    }),
    ...(isRecord(customs) && { customs: { ...customs, reason: customs['reason'] || 'sale' } }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** „to.address.city: Pflichtfeld; to.phone: …“, by the columns of the file. */
function reasonsOf({ message, details: { errors = [], detail } }: ProblemError): string {
  if (errors.length === 0) return detail ?? message;
  const reasons = errors
    .slice(0, MOST_REASONS)
    // In a list between semicolons no reason is a sentence with its full stop.
    .map(
      ({ pointer, detail: reason }) =>
        `${pointer.slice(1).replaceAll('/', '.')}: ${reason.replace(/\.$/, '')}`,
    );
  const rest = errors.length - reasons.length;
  return [...reasons, ...(rest > 0 ? [copy.more(rest)] : [])].join('; ');
}
