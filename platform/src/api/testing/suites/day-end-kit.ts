import { randomUUID } from 'node:crypto';
import type {
  ClosingResult,
  DayEndClosing,
  OpenOfCarrier,
  OpenShipment,
  Shipment,
  ShipmentDraft,
} from 'contract';
import { domesticDraft, FIXTURE_NOW } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { CarrierConnection } from '../../../carriers/index.ts';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

interface Page<T> {
  readonly items: T[];
  readonly totalItems: number;
}

const { closedShipments, shipments } = tables;

/** What is said where there is nothing to close, or somebody was faster. */
export const nothingOpen = 'Heute sind keine Sendungen offen.';

/** What suites of day-end closings order, close and read; all of DHL. Each of their tests begins with nothing open. */
export function dayEndKit(api: () => TestApi) {
  const order = async (draft: Partial<ShipmentDraft> = {}) =>
    success<Shipment>(
      await api().call('owner', 'POST /shipments', {
        body: { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, ...draft },
      }),
    );
  const close = (body: object = {}, by: PersonName = 'member', key: string = randomUUID()) =>
    api().call(by, 'POST /day-end-closings', { body: { carrier: 'DHL', ...body }, key });
  const cancel = (id: string) =>
    api().call('member', `POST /shipments/${id}/cancel`, { headers: { 'if-match': '"1"' } });
  const closed = async (body?: object) => success<ClosingResult>(await close(body));
  const open = async (by: PersonName = 'owner') =>
    (await success<{ carriers: OpenOfCarrier[] }>(await api().call(by, 'GET /day-end-closings/open')))
      .carriers;
  const openOfDhl = async () => (await open()).find(({ carrier }) => carrier === 'DHL');
  const openShipments = async (query = '') =>
    success<Page<OpenShipment>>(
      await api().call('owner', `GET /day-end-closings/open-shipments?carrier=DHL${query}` as 'GET /'),
    );
  const list = async (by: PersonName = 'owner') =>
    success<Page<DayEndClosing>>(await api().call(by, 'GET /day-end-closings'));
  const read = async (id: string) => success<Shipment>(await api().call('owner', `GET /shipments/${id}`));
  const membersOf = (closingId: string) =>
    api().store.db.select().from(closedShipments).where(eq(closedShipments.closingId, closingId));
  const mended: (() => void)[] = [];
  /** Lets the carrier answer a closing so, until the end of the test. */
  const answerClosing = (answer: CarrierConnection['close']) => {
    const { carriers } = api().services;
    const connection = carriers.get('DHL');
    if (!connection) throw new Error('No DHL');
    carriers.set('DHL', { ...connection, close: answer });
    mended.push(() => carriers.set('DHL', connection));
  };
  const nobodyMayAsk = () => answerClosing(() => Promise.reject(new Error('Nobody may ask')));
  const beginEmpty = () => {
    // What others have left open is none of these tests'.
    beforeEach(async () => {
      await api()
        .store.db.update(shipments)
        .set({ status: 'transit' })
        .where(eq(shipments.status, 'ordered'));
    });
    afterEach(() => {
      for (const mend of mended.splice(0).toReversed()) mend();
      api().now = new Date(FIXTURE_NOW);
      api().faults.clear();
    });
  };
  return {
    order,
    close,
    cancel,
    closed,
    open,
    openOfDhl,
    openShipments,
    list,
    read,
    membersOf,
    answerClosing,
    nobodyMayAsk,
    beginEmpty,
  };
}
