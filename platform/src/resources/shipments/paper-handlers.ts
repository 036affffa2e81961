import { hasPickSlip, isDeclared, judgeCustoms, packageTotals } from 'contract';
import type { shipmentPapersApi } from 'contract';
import { eq } from 'drizzle-orm';
import type { ResourceHandlers } from '../../api/handler.ts';
import { problemCopy } from '../../api/problem.copy.ts';
import { ProblemError } from '../../api/problem.ts';
import type { CallOfOne } from '../../api/rows.ts';
import { carriageLaw } from '../../documents/carriage-law.ts';
import type { CustomsPaper, ExporterNumbers } from '../../documents/customs-paper.ts';
import { drawDocument } from '../../documents/draw-document.ts';
import type { DrawnDocument } from '../../documents/draw-document.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { findWholeGeography } from '../countries/queries.ts';
import { carriedParcel } from './carried-parcel.ts';
import { orderNumberText, toShipment } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';

const { organizations } = tables;

const words = {
  ofTemplate: shipmentApiCopy.noPapersForTemplate,
  ofCancelled: shipmentApiCopy.noPapersForCancelled,
};

/** The papers that go with a parcel, drawn anew each time: nothing of them is kept. */
export function paperHandlers(
  { db, carriers, reportFault }: Services,
  find: (call: CallOfOne) => Promise<ShipmentRow>,
): Pick<ResourceHandlers<'shipments'>, keyof typeof shipmentPapersApi> {
  const file = async (row: ShipmentRow, name: string, document: DrawnDocument) => {
    const bytes = await drawDocument(document).catch((error: unknown) => {
      reportFault(`${name} of ${row.id}`, error);
      throw new ProblemError(502, { title: shipmentApiCopy.labelFailed, detail: problemCopy.tryAgain });
    });
    return { bytes, fileName: `${name}-${orderNumberText(row.orderNumber)}.pdf` };
  };

  return {
    consignmentNote: async (call) => {
      const row = await find(call);
      const { parcel, connection } = carriedParcel(carriers, row, words);
      const { draft } = row;
      const geography = await findWholeGeography(db);
      const hasDuties = judgeCustoms(draft.from.address, draft.to.address, geography).isRequired;
      const items = isDeclared(toShipment(row), geography) ? draft.customs.items : [];
      return file(row, 'Frachtbrief', {
        kind: 'consignment-note',
        note: {
          copies: call.query.kind === 'triple_copy' ? 'triple' : 'single',
          law: carriageLaw(draft.from.address.countryCode, draft.to.address.countryCode),
          orderNumber: parcel.orderNumber,
          orderedAt: parcel.orderedAt,
          carrierName: connection.displayName,
          productName: draft.carrierProduct,
          sender: parcel.printedSender,
          // They would tell who stands behind a neutral sender.
          ...(row.neutralSender === null && { exporterNumbers: await exporterNumbersOf(row) }),
          recipient: parcel.to,
          goods: given([draft.description, draft.goodsDescription1, draft.goodsDescription2]),
          packages: draft.shipmentData.packages,
          tariffNumbers: items.map(({ tariffNumber }) => tariffNumber),
          deliveryDay: parcel.deliveryDay,
          trackingNumber: parcel.trackingNumber,
          references: given([draft.referenceNumber, draft.referenceNumber2]),
          declaredValueEur: draft.declaredValue,
          isDangerous: draft.dangerous,
          isInsured: draft.insured,
          isSaturdayDelivery: draft.shipmentData.isSaturdayDelivery,
          incoterm: hasDuties ? incotermOf(row) : null,
        },
      });
    },

    customsDeclaration: async (call) => {
      const row = await find(call);
      const { paper } = await declared(row);
      return file(row, 'Zollinhaltserklaerung', { kind: 'customs-declaration', declaration: paper });
    },

    commercialInvoice: async (call) => {
      const row = await find(call);
      const { paper, carrierName } = await declared(row);
      const invoice = { ...paper, incoterm: incotermOf(row), carrierName };
      return file(row, 'Handelsrechnung', { kind: 'commercial-invoice', invoice });
    },

    pickSlip: async (call) => {
      const row = await find(call);
      if (!hasPickSlip(row)) {
        const title = row.ordering === null ? words.ofCancelled : shipmentApiCopy.beingOrdered;
        throw new ProblemError(409, { title });
      }
      const { draft } = row;
      const { displayName } = draft.carrier === '' ? {} : (carriers.get(draft.carrier) ?? {});
      return file(row, 'Packzettel', {
        kind: 'pick-slip',
        slip: {
          orderNumber: orderNumberText(row.orderNumber),
          createdAt: row.createdAt,
          createdBy: row.createdByName,
          recipient: draft.to,
          isAbroad: draft.from.address.countryCode !== draft.to.address.countryCode,
          goods: given([draft.description, draft.goodsDescription1, draft.goodsDescription2]),
          positions: draft.customs.items,
          packages: draft.shipmentData.packages,
          packingNotes: draft.packingNotes,
          references: given([draft.referenceNumber, draft.referenceNumber2]),
          product: given([displayName ?? '', draft.carrierProduct]),
          requestedDay: draft.shipmentData.requestedDeliveryDate,
          isDangerous: draft.dangerous,
          isNeutral: draft.neutralShipment,
        },
      });
    },
  };

  async function exporterNumbersOf({ orgCode }: ShipmentRow): Promise<ExporterNumbers> {
    const [numbers = {}] = await db
      .select({ vatNumber: organizations.vatNumber, eoriNumber: organizations.eoriNumber })
      .from(organizations)
      .where(eq(organizations.orgCode, orgCode));
    return numbers;
  }

  /** @throws {ProblemError} 409 for a shipment of which customs get no papers. */
  async function declared(
    row: ShipmentRow,
  ): Promise<{ readonly paper: CustomsPaper; readonly carrierName: string }> {
    const { parcel, connection } = carriedParcel(carriers, row, words);
    if (!isDeclared(toShipment(row), await findWholeGeography(db)))
      throw new ProblemError(409, { title: shipmentApiCopy.nothingDeclared });
    const { customs, shipmentData, from, referenceNumber, referenceNumber2 } = row.draft;
    const { pieces, weightKg } = packageTotals(shipmentData.packages);
    return {
      carrierName: connection.displayName,
      paper: {
        orderNumber: parcel.orderNumber,
        orderedAt: parcel.orderedAt,
        trackingNumber: parcel.trackingNumber,
        exporter: from,
        exporterNumbers: await exporterNumbersOf(row),
        recipient: parcel.to,
        reason: customs.reason,
        items: customs.items,
        grossWeightKg: weightKg,
        pieces,
        references: given([referenceNumber, referenceNumber2]),
      },
    };
  }
}

function incotermOf({ draft }: ShipmentRow): 'DDP' | 'DAP' {
  return draft.ddp ? 'DDP' : 'DAP';
}

function given(texts: readonly string[]): string[] {
  return texts.filter((text) => text.trim() !== '');
}
