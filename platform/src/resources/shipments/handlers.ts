import { type PrintLayout, printLayoutSchema, type Shipment, type TrackingEvent } from 'contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { problemCopy } from '../../api/problem.copy.ts';
import { ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import type { CallOfOne } from '../../api/rows.ts';
import { inScope, visibleTo } from '../../api/scope.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { recordsOf } from '../../audit/records-of.ts';
import { drawDocument } from '../../documents/draw-document.ts';
import type { Services } from '../../services.ts';
import { sheetFile } from '../../spreadsheets/sheet-file.ts';
import { type Database, tables } from '../../store/index.ts';
import { countQuotes } from '../rate-requests/queries.ts';
import { requestQuote } from '../rate-requests/request-quote.ts';
import { attachmentHandlers } from './attachment-handlers.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { carriedParcel } from './carried-parcel.ts';
import { changeTemplate } from './change-template.ts';
import { filterChoices } from './filter-choices.ts';
import { lookUpKey } from './known-keys.ts';
import { createLabels } from './labels.ts';
import { everyShipment, listShipments } from './list-shipments.ts';
import { createShipment, submitShipment } from './order-handlers.ts';
import { findPackagesSent } from './packages-sent.ts';
import { packingBenchHandlers } from './packing-bench-handlers.ts';
import { paperHandlers } from './paper-handlers.ts';
import { findRecipients } from './recipients.ts';
import { auditedFacts, orderNumberText, toShipment } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentColumns } from './shipments-sheet.ts';
import { shipmentApiCopy } from './shipments.copy.ts';
import { createTracker } from './tracker.ts';
import { findTakenOver, listEvents, newestEvents } from './tracking.ts';

const { contacts, rateRequests, shipments } = tables;

const labelWords = {
  ofTemplate: shipmentApiCopy.noLabelForTemplate,
  ofCancelled: shipmentApiCopy.noLabelForCancelled,
};

export function shipmentHandlers(services: Services): ResourceHandlers<'shipments'> {
  const { db, carriers, now } = services;
  const labels = createLabels(db);
  const tracker = createTracker(services);

  /** @throws {ProblemError} 404 for what is not there or is somebody else's. */
  const find = (call: CallOfOne): Promise<ShipmentRow> =>
    requireRow(db, shipments, call, shipmentApiCopy.notFound);

  return {
    list: async ({ caller, scope, query, ...calendar }) => {
      const key = query.idempotencyKey;
      if (key !== undefined) {
        const found = await lookUpKey(services, { orgCode: caller.orgCode, personId: caller.personId, key });
        return pageOfFound(found ? [found] : []);
      }
      const isInScope = inScope(scope, shipments);
      const { rows, totalItems, statusCounts } = await listShipments(db, isInScope, query, calendar);
      const quotes = await countQuotes(db, inScope(scope, rateRequests));
      const ids = rows.map(({ id }) => id);
      const events = await newestEvents(db, ids);
      const takenOver = await findTakenOver(db, ids);
      const items = rows.map((row) => ({
        ...toShipment(row, takenOver),
        lastEvent: events.get(row.id) ?? null,
      }));
      return { ...toPage(items, totalItems, query), statusCounts, quotes };
    },

    filterChoices: ({ scope }) => filterChoices(db, inScope(scope, shipments)),

    export: async ({ scope, query, ...calendar }) => {
      const batches = everyShipment(db, inScope(scope, shipments), query, calendar);
      return sheetFile(query.format, {
        name: `Sendungen-${calendar.today}`,
        columns: shipmentColumns,
        batches,
      });
    },

    get: async (call) => toWholeShipment(db, await find(call)),

    ...paperHandlers(services, find),

    ...attachmentHandlers(services, find),

    ...packingBenchHandlers(db),

    packagesSent: async ({ scope, query }) => ({
      items: await findPackagesSent(db, inScope(scope, shipments), query.recipientId),
    }),

    recipients: async ({ caller, scope, query }) => {
      const ofContacts = visibleTo('read:contacts', caller, query.organization);
      const items = await findRecipients(
        db,
        {
          shipments: inScope(scope, shipments),
          contacts: ofContacts ? { isInScope: inScope(ofContacts, contacts) } : null,
        },
        query.search,
      );
      return { items };
    },

    create: (call) => createShipment(services, call),

    requestQuote: (call) => requestQuote(services, call),

    change: (call) => changeTemplate(services, call),

    submit: (call) => submitShipment(services, call),

    cancel: (call) => cancelShipment(services, call),

    track: async (call) => {
      const row = await find(call);
      const refreshed = await tracker(row).catch((error: unknown) => {
        services.reportFault(`Tracking of ${row.id}`, error);
        throw new ProblemError(502, { title: shipmentApiCopy.trackingFailed, detail: problemCopy.tryAgain });
      });
      const events = await listEvents(db, row.id);
      const shipment = await toWholeShipment(db, refreshed);
      return { events, updatedAt: knownAsOf(refreshed, events), shipment };
    },

    auditLogs: async (call) => {
      const { id } = await find(call);
      return { items: await recordsOf(db, { kind: 'shipment', id }) };
    },

    shippingLabel: async (call) => {
      const row = await find(call);
      const { parcel, connection } = carriedParcel(carriers, row, labelWords);
      const { format, position, copies } = call.query;
      const layout = v.parse(printLayoutSchema, { format, position, copies });
      const bytes = await labels(row.id, parcel, connection)
        .then((label) => onPaper(label, layout))
        .catch((error: unknown) => {
          services.reportFault(`Label of ${row.id}`, error);
          throw new ProblemError(502, { title: shipmentApiCopy.labelFailed, detail: problemCopy.tryAgain });
        });
      return { bytes, fileName: `Versandetikett-${orderNumberText(row.orderNumber)}.pdf` };
    },

    printed: async (call) => {
      const row = await find(call);
      const told = call.query.papers ?? ['shipping-label'];
      // The pick slip is the one paper that goes before the carrier has it.
      if (told.some((paper) => paper !== 'pick-slip')) carriedParcel(carriers, row, labelWords);
      const by = await personRef(db, call.caller.personId);
      const isLabel = told.includes('shipping-label');
      const others = told.filter((paper) => paper !== 'shipping-label');
      const mark = {
        ...(isLabel && { printedAt: now(), printedById: by.id, printedByName: by.full_name }),
        printedPapers: withPapers(others),
      };
      await db.transaction(async (transaction) => {
        const [printed] = await transaction
          .update(shipments)
          .set(mark)
          .where(eq(shipments.id, row.id))
          .returning();
        // Gone a moment ago, which the look below says; of the other papers nobody asks for a record.
        if (!printed || !isLabel) return;
        await recordChange(transaction, {
          orgCode: row.orgCode,
          by,
          action: 'printed',
          object: { kind: 'shipment', id: row.id },
          before: auditedFacts(row),
          after: auditedFacts(printed),
          requestId: call.requestId,
        });
      });
      return toWholeShipment(db, await find(call));
    },
  };
}

/** A shipment with what its history says of it. */
async function toWholeShipment(db: Database, row: ShipmentRow): Promise<Shipment> {
  return toShipment(row, await findTakenOver(db, [row.id]));
}

/** Those that were printed before and now, by what stands in the row while it is written: two may print at once. */
function withPapers(told: readonly string[]): SQL {
  const { printedPapers } = shipments;
  return sql`array(select distinct unnest(${printedPapers} || ${sql.param(told, printedPapers)}::text[]) order by 1)`;
}

/** The carrier's last answer; before the first one whatever is known to have happened last. */
function knownAsOf(
  { trackedAt, orderedAt, createdAt }: ShipmentRow,
  [latest]: readonly TrackingEvent[],
): string {
  return trackedAt?.toISOString() ?? latest?.at ?? (orderedAt ?? createdAt).toISOString();
}

/** A label as it is printed; most printers want it as its carrier gives it. */
function onPaper(label: Uint8Array, layout: PrintLayout): Promise<Uint8Array> | Uint8Array {
  if (layout.format === 'a6' && layout.copies === 1) return label;
  return drawDocument({ kind: 'label-sheets', sheets: { label, layout } });
}

/** The answer to a look-up by key: one shipment, or none. */
function pageOfFound(items: Shipment[]) {
  return { items, totalItems: items.length, totalPages: items.length, statusCounts: { all: items.length } };
}
