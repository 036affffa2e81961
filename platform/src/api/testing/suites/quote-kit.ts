import { randomUUID } from 'node:crypto';
import type { Quote } from 'contract';
import { addresses, domesticDraft, organizations, quotes } from 'contract/fixtures';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

export interface QuotesPage {
  readonly items: Quote[];
  readonly totalItems: number;
}

export const { orgCode } = organizations.tietze;
const unlinked = { linkedRecipientId: null, linkedSenderId: null };
/** Three tonnes, which nobody has a tariff for. */
export const draft = {
  ...domesticDraft,
  ...unlinked,
  carrier: '',
  carrierProduct: '',
  carrierProductCode: '',
  to: addresses.brunnmatt,
  declaredValue: 9000,
  shipmentData: {
    ...domesticDraft.shipmentData,
    packages: quotes.open.draft.shipmentData.packages,
    requestedDeliveryDate: '2026-11-27',
  },
};
export const offer = {
  carrier: 'DEKU',
  carrierProductCode: 'DEKU_STUECKGUT',
  priceNetCents: 123_400,
  deliveryDate: '2026-11-30',
  validUntil: '2026-12-04',
};
export const offered = { offer, message: 'Mit Hebebühne.' };

/** What `offered` is ordered by. */
export const order = {
  ...draft,
  carrier: 'DEKU',
  carrierProduct: 'Stückgut',
  carrierProductCode: 'DEKU_STUECKGUT',
};
export const customs = {
  reason: 'sale',
  items: [
    {
      description: 'Milling machine',
      tariffNumber: '845961',
      originCountryCode: 'DE',
      quantity: 1,
      netWeightKg: 800,
      valueEur: 9000,
      isTotal: false,
    },
  ],
};

/** The calls that quotes are tried by. */
export function quoteCalls(api: () => TestApi) {
  const request = (body: unknown = draft, key: string = randomUUID(), by: PersonName = 'owner') =>
    api().call(by, 'POST /shipments/request-quote', { body, key });
  const asked = async (body?: unknown) => success<Quote>(await request(body));
  const answer = (id: string, body: unknown = offered, query = '?organization=all') =>
    api().call('backofficeUser', `POST /rate-requests/${id}/answer${query}` as `POST /`, { body });
  const answered = async () => {
    const quote = await asked();
    return success<Quote>(await answer(quote.id));
  };
  const withdraw = (id: string, by: PersonName = 'owner') =>
    api().call(by, `POST /rate-requests/${id}/withdrawal`);
  const accept = (quote: string, body: object = {}, key: string = randomUUID()) =>
    api().call('owner', `POST /shipments?quote=${quote}`, { body: { ...order, customs, ...body }, key });
  const read = async (id: string) => success<Quote>(await api().call('packer', `GET /rate-requests/${id}`));
  const listed = async (by: PersonName) =>
    success<QuotesPage>(await api().call(by, 'GET /rate-requests?perPage=100'));
  return { request, asked, answer, answered, withdraw, accept, read, listed };
}
