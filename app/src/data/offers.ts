import {
  ALL_PRODUCTS,
  carrierProductsApi,
  EVERY_ORGANIZATION,
  type QuoteAnswer,
  rateRequestsApi,
} from 'contract';
import type { OffersFilter } from 'design-system/screens/backoffice/Offers/offers-state.ts';
import { http } from '../http/client.ts';
import { backofficeOverview } from './cron-runs.ts';
import { read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { list, get, answer, assign } = rateRequestsApi;
const organization = EVERY_ORGANIZATION;

/** One page of the quotes of all organisations. */
export const offerList = read(list, ({ status, search, page }: OffersFilter) => ({
  query: { status, search, page, organization },
}));

/** One quote of any organisation; it is answered in a form, so it is not called old because somebody looked away. */
export const oneOffer = read(
  get,
  (id: string) => ({ params: { id }, query: { organization } }),
  unlessFocused,
);

/** What can be offered: everything that staff have not switched off. */
export const offerableProducts = read(carrierProductsApi.list, () => ({
  query: { active: true, perPage: ALL_PRODUCTS },
}));

const makesOld = [offerList, oneOffer, backofficeOverview];

/** What is answered to which quote. */
export interface GivenAnswer {
  readonly id: string;
  readonly answer: QuoteAnswer;
}

/** Answers a quote, once, wherever the person goes meanwhile; the same answer again is no second one. */
export const answerOffer = write(
  ({ id, answer: body }: GivenAnswer) => http.call(answer, { params: { id }, query: { organization }, body }),
  { makesOld, outlivesPage: true },
);

/** Who works on a quote, and with whom it was seen. */
export interface Assignment {
  readonly id: string;
  readonly isMine: boolean;
  readonly expected: string | null;
}

/** Takes a quote on, or gives it back. */
export const assignOffer = write(
  ({ id, ...body }: Assignment) => http.call(assign, { params: { id }, query: { organization }, body }),
  { makesOld, outlivesPage: true },
);
