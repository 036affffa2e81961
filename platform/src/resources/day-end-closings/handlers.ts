import { handoverPapers, packageTotals } from 'contract';
import { eq } from 'drizzle-orm';
import type { FileAnswer, ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { problemCopy } from '../../api/problem.copy.ts';
import { ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import type { CallOfOne } from '../../api/rows.ts';
import { inScope } from '../../api/scope.ts';
import { drawDocument } from '../../documents/draw-document.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { connectionTo } from '../shipments/ask-carrier.ts';
import { orderNumberText } from '../shipments/shipment-row.ts';
import { CLOSING_KEY_LIVES_MS, closingOfKey, giveOutClosingKey } from './closing-keys.ts';
import { closingNumberText, placeOf, recipientOf, toClosing, toOpenShipment } from './closing-row.ts';
import type { ClosingRow } from './closing-row.ts';
import { createClosing } from './create-closing.ts';
import { closingApiCopy } from './day-end-closings.copy.ts';
import { listClosings, listOpen, shipmentsOf, sumOpen } from './queries.ts';

const { dayEndClosings, organizations, shipments } = tables;

export function dayEndClosingHandlers(services: Services): ResourceHandlers<'dayEndClosings'> {
  const { db, now, carriers, reportFault } = services;
  const find = (call: CallOfOne): Promise<ClosingRow> =>
    requireRow(db, dayEndClosings, call, closingApiCopy.notFound);

  return {
    list: async ({ scope, query }) => {
      const { rows, totalItems } = await listClosings(db, inScope(scope, dayEndClosings), query);
      return toPage(rows.map(toClosing), totalItems, query);
    },

    open: async ({ scope }) => ({
      // Before what it says: what is ordered in between is not in it.
      asOf: now().toISOString(),
      carriers: await sumOpen(db, inScope(scope, shipments)),
    }),

    openShipments: async ({ scope, query }) => {
      const { rows, totalItems } = await listOpen(db, inScope(scope, shipments), query);
      return toPage(
        rows.map(({ shipment, failure }) => toOpenShipment(shipment, failure)),
        totalItems,
        query,
      );
    },

    get: async (call) => toClosing(await find(call)),

    create: (call) => createClosing(services, call),

    pdf: async (call) => draw(await find(call)),

    pdfUrl: async (call) => {
      const { id } = await find(call);
      const at = now();
      const key = await giveOutClosingKey(db, id, at);
      const validUntil = new Date(at.getTime() + CLOSING_KEY_LIVES_MS).toISOString();
      return { url: `day-end-closings/${id}/content?key=${key}`, key, validUntil };
    },

    content: async ({ params: { id }, query: { key = '' } }) =>
      draw(await closingOfKey(db, { closingId: id, key, now: now() })),
  };

  /** The list for the driver, drawn anew each time: what is closed does not change. */
  async function draw(row: ClosingRow): Promise<FileAnswer> {
    const rows = await shipmentsOf(db, row.id);
    const [organization] = await db
      .select({ name: organizations.orgName })
      .from(organizations)
      .where(eq(organizations.orgCode, row.orgCode));
    const title = handoverPapers[row.carrier];
    const number = closingNumberText(row.number);
    const bytes = await drawDocument({
      kind: 'handover-list',
      list: {
        title,
        number,
        carrierName: connectionTo(carriers, row.carrier).displayName,
        organization: organization?.name ?? '',
        sender: rows[0]?.draft.from ?? null,
        createdAt: row.createdAt,
        createdBy: row.createdByName,
        packages: row.packages,
        weightKg: row.weightGrams / 1000,
        parcels: rows.map((shipment) => {
          const { pieces, weightKg } = packageTotals(shipment.draft.shipmentData.packages);
          return {
            orderNumber: orderNumberText(shipment.orderNumber),
            trackingNumber: shipment.trackingNumber ?? '',
            recipient: recipientOf(shipment),
            place: placeOf(shipment),
            countryCode: shipment.draft.to.address.countryCode,
            packages: pieces,
            weightKg,
          };
        }),
      },
    }).catch((error: unknown) => {
      reportFault(`List of closing ${row.id}`, error);
      throw new ProblemError(502, { title: closingApiCopy.pdfFailed, detail: problemCopy.tryAgain });
    });
    return { bytes, fileName: `${asciiName(title)}-${number}.pdf` };
  }
}

/** Names of files get along everywhere without umlauts. */
function asciiName(text: string): string {
  return text.replaceAll('Ü', 'Ue').replaceAll('ü', 'ue');
}
