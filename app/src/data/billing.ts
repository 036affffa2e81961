import { billingApi, type BillingDetailsDraft } from 'contract';
import { http } from '../http/client.ts';
import { read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { details, change, costs } = billingApi;

/** Where bills go; nobody's input is called old because they looked away. */
export const ownBillingDetails = read(details, () => ({}), unlessFocused);

/** The costs of a year; null is that of today. */
export const costsOfYear = read(costs, (year: number | null) => ({ query: year === null ? {} : { year } }));

/** Changes where bills go, as it was when it was looked at. */
export const changeBillingDetails = write(
  ({ version, ...body }: BillingDetailsDraft & { readonly version: number }) =>
    http.call(change, { body, version }),
  { makesOld: [ownBillingDetails] },
);
