import type { Shipment, ShipmentDraft, TestSample } from 'contract';
import { and, eq, sql } from 'drizzle-orm';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import { tables } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { testCase } from './suites/poison-samples-of-tests.ts';
import { series } from './suites/versioned-bodies.ts';
import { startTestApi, success } from './test-api.ts';
import type { PersonName } from './test-api.ts';

const {
  auditRecords,
  contacts,
  fileAssets,
  pickups,
  rateRequests,
  shipmentAttachments,
  shipments,
  testExecutions,
} = tables;

/** A real API that can say how often something was done, for tests that make the way to it fail. */
export interface CountedApi {
  readonly url: string;
  tokenOf(person: PersonName): Promise<string>;
  /** Creates a shipment, or a template, without any fault. */
  create(draft: ShipmentDraft): Promise<Shipment>;
  /** Makes something by its body without any fault; @param path of its list: `/pickups` */
  make(path: `/${string}`, body: object): Promise<{ readonly id: string; readonly version: number }>;
  /** Something as it is now; undefined where it is not there any more. */
  find<Thing>(path: `/${string}`): Promise<Thing | undefined>;
  /** How many pickups there are with this description. */
  countPickups(additionalInformation: string): Promise<number>;
  /** How many contacts there are with this short name. */
  countContacts(shortName: string): Promise<number>;
  /** How many shipments and templates there are with this reference of the customer's. */
  countShipments(reference: string): Promise<number>;
  /** How many parcels with this reference carriers were asked for. */
  countOrders(reference: string): number;
  countQuotes(reference: string): Promise<number>;
  /** How often a thing was changed so, as its records say. */
  countRecords(id: string, action: (typeof auditRecords.$inferSelect)['action']): Promise<number>;
  countFiles(fileName: string): Promise<number>;
  countAttachments(shipmentId: string): Promise<number>;
  /** Creates a series of one test case; @returns its id */
  createSeries(): Promise<string>;
  countExecutions(testSampleId: string): Promise<number>;
  /** The id of a shipment's one file. */
  attachmentOf(shipmentId: string): Promise<string>;
  close(): Promise<void>;
}

export async function startCountedApi(): Promise<CountedApi> {
  const api = await startTestApi(await openMemoryStore());
  const { db } = api.store;
  /** What carriers were asked for: by the customer's reference, ours. The same one again is no second parcel. */
  const ordered = new Map<string, Set<string>>();
  const { carriers } = api.services;
  for (const [carrier, connection] of carriers) {
    const order: CarrierConnection['order'] = (wish, signal) => {
      const { referenceNumber, reference } = wish;
      ordered.set(referenceNumber, (ordered.get(referenceNumber) ?? new Set()).add(reference));
      return connection.order(wish, signal);
    };
    carriers.set(carrier, { ...connection, order });
  }
  return {
    url: api.url,
    tokenOf: (person) => api.tokenOf(person),
    create: async (body) => success<Shipment>(await api.call('owner', 'POST /shipments', { body })),
    make: async (path, body) => success(await api.call('owner', `POST ${path}`, { body })),
    async find<Thing>(path: `/${string}`) {
      const answer = await api.call('owner', `GET ${path}`);
      if (answer.status === 404) return undefined;
      return success<Thing>(answer);
    },
    countPickups: (additionalInformation) =>
      db.$count(pickups, eq(pickups.additionalInformation, additionalInformation)),
    countContacts: (shortName) => db.$count(contacts, eq(contacts.shortName, shortName)),
    countShipments: (reference) =>
      db.$count(shipments, eq(sql`${shipments.draft} ->> 'referenceNumber'`, reference)),
    countOrders: (reference) => ordered.get(reference)?.size ?? 0,
    countQuotes: (reference) =>
      db.$count(rateRequests, eq(sql`${rateRequests.draft} ->> 'referenceNumber'`, reference)),
    countRecords: (id, action) =>
      db.$count(auditRecords, and(eq(auditRecords.objectId, id), eq(auditRecords.action, action))),
    countFiles: (fileName) => db.$count(fileAssets, eq(fileAssets.fileName, fileName)),
    countAttachments: (shipmentId) =>
      db.$count(shipmentAttachments, eq(shipmentAttachments.shipmentId, shipmentId)),
    async createSeries() {
      const made = await api.call('backofficeAdmin', 'POST /test-samples', { body: series });
      const { id } = await success<TestSample>(made);
      await success(await api.call('backofficeAdmin', `POST /test-samples/${id}/items`, { body: testCase }));
      return id;
    },
    countExecutions: (testSampleId) => db.$count(testExecutions, eq(testExecutions.sampleId, testSampleId)),
    async attachmentOf(shipmentId) {
      const { id: ofOne, shipmentId: shipment } = shipmentAttachments;
      const [row] = await db.select({ id: ofOne }).from(shipmentAttachments).where(eq(shipment, shipmentId));
      if (!row) throw new Error(`${shipmentId} has no file`);
      return row.id;
    },
    close: () => api.close(),
  };
}
