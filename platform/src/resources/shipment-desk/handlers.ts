import { carrierTrackingNumber } from 'contract';
import type { DeskShipmentDetail, OrderAttempt } from 'contract';
import { and, desc, eq } from 'drizzle-orm';
import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { problemCopy } from '../../api/problem.copy.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { organizationNames } from '../organizations/organization-names.ts';
import { fillTrackingNumber } from '../shipments/late-number.ts';
import { listShipments } from '../shipments/list-shipments.ts';
import { toShipment } from '../shipments/shipment-row.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';
import { shipmentApiCopy } from '../shipments/shipments.copy.ts';
import {
  findTakenOver,
  isExceptionSince,
  isFollowed,
  listEvents,
  newestEvents,
  refreshTracking,
} from '../shipments/tracking.ts';
import { shipmentDeskCopy as copy } from './shipment-desk.copy.ts';

const { shipmentIntents, shipments } = tables;

/** More than anybody tries for one shipment. */
const MOST_ATTEMPTS = 50;

/** The shipments of all organisations, for staff. */
export function shipmentDeskHandlers(services: Services): ResourceHandlers<'shipmentDesk'> {
  const { db } = services;

  return {
    list: async ({ query, ...calendar }) => {
      const { carrier, orgCode, exceptionToday, ...asked } = query;
      const isMeant = and(
        orgCode === undefined ? undefined : eq(shipments.orgCode, orgCode),
        exceptionToday ? isExceptionSince(db, calendar.startOfDay(calendar.today)) : undefined,
      );
      const filter = { ...noFilter, ...asked, carrier: carrier && [carrier] };
      const { rows, totalItems, statusCounts } = await listShipments(db, isMeant, filter, calendar);
      const ids = rows.map(({ id }) => id);
      const events = await newestEvents(db, ids);
      const takenOver = await findTakenOver(db, ids);
      const nameOf = await namesOf(db, rows);
      const items = rows.map((row) => ({
        ...toShipment(row, takenOver),
        lastEvent: events.get(row.id) ?? null,
        organization: nameOf(row),
      }));
      return { ...toPage(items, totalItems, query), statusCounts };
    },

    get: async ({ params }) => {
      const [row] = await db.select().from(shipments).where(eq(shipments.id, params.id));
      if (!row) throw notFound(shipmentApiCopy.notFound);
      return toDetail(db, row);
    },

    refresh: async (call) => {
      const row = await requireRow(db, shipments, call, shipmentApiCopy.notFound);
      if (!isFollowed(row))
        throw new ProblemError(409, { title: copy.notAsked, detail: copy.notAskedDetail });
      const refreshed = await refreshTracking(services, row).catch((error: unknown) => {
        services.reportFault(`Tracking of ${row.id}`, error);
        throw new ProblemError(502, { title: shipmentApiCopy.trackingFailed, detail: problemCopy.tryAgain });
      });
      return toDetail(db, refreshed);
    },

    addTrackingNumber: async (call) => {
      const row = await requireRow(db, shipments, call, shipmentApiCopy.notFound);
      if (row.trackingNumber !== null) throw new ProblemError(409, { title: copy.hasNumber });
      if (row.status === 'avis' || row.status === 'cancelled')
        throw new ProblemError(409, { title: copy.noNumberNeeded });
      const by = { ref: await personRef(db, call.caller.personId), requestId: call.requestId };
      const { trackingNumber: told } = call.body;
      const trackingNumber = row.carrier === '' ? told : carrierTrackingNumber(row.carrier, told);
      const isFilled = await fillTrackingNumber(services, row, { trackingNumber }, by);
      // Somebody, or the job, was faster.
      if (!isFilled) throw new ProblemError(409, { title: copy.hasNumber });
      return toDetail(db, await requireRow(db, shipments, call, shipmentApiCopy.notFound));
    },
  };
}

/** What a list of staff does not ask for. */
const noFilter = {
  product: undefined,
  country: undefined,
  postalCode: undefined,
  sender: undefined,
  createdBy: undefined,
  dangerous: false,
  insured: false,
  neutral: false,
  unprinted: false,
  period: undefined,
  from: undefined,
  to: undefined,
  by: 'created',
  sort: '-created',
  organization: undefined,
  idempotencyKey: undefined,
} as const;

async function namesOf(db: Database, rows: readonly ShipmentRow[]) {
  const names = await organizationNames(db, rows);
  return (row: ShipmentRow) => ({ orgCode: row.orgCode, orgName: names.get(row.orgCode) ?? row.orgCode });
}

async function toDetail(db: Database, row: ShipmentRow): Promise<DeskShipmentDetail> {
  const events = await listEvents(db, row.id);
  const nameOf = await namesOf(db, [row]);
  const { trackedAt, orderedAt, createdAt } = row;
  return {
    shipment: toShipment(row, await findTakenOver(db, [row.id])),
    organization: nameOf(row),
    events,
    updatedAt: trackedAt?.toISOString() ?? events[0]?.at ?? (orderedAt ?? createdAt).toISOString(),
    attempts: await attemptsOf(db, row.id),
  };
}

/** Who has tried to order it, and what its carrier said. */
async function attemptsOf(db: Database, shipmentId: string): Promise<OrderAttempt[]> {
  const rows = await db
    .select()
    .from(shipmentIntents)
    .where(eq(shipmentIntents.shipmentId, shipmentId))
    .orderBy(desc(shipmentIntents.createdAt))
    .limit(MOST_ATTEMPTS);
  return rows
    .filter(({ request, failure }) => request !== null || failure !== null)
    .map(({ createdAt, settledAt, state, personId, personName, requestId, failure }) => ({
      at: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      state,
      by: personName === null ? null : { id: personId, full_name: personName },
      requestId,
      failure: failure && { title: failure.title, detail: failure.detail ?? null },
    }));
}
