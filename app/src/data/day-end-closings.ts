import { type Carrier, type ClosingResult, type DayEndClosingDraft, dayEndClosingsApi } from 'contract';
import { safeStorage } from '../browser/safe-storage.ts';
import { ApiError } from '../http/api-error.ts';
import { http } from '../http/client.ts';
import { session } from '../services.ts';
import { createClosingAttempts } from './closing-attempts.ts';
import { type NamedRead, read } from './read.ts';
import { shipmentReads } from './shipments.ts';
import { write } from './write.ts';
import { isSettled } from './writer.ts';

const { list, open, openShipments, create, pdfUrl, content } = dayEndClosingsApi;

/** Sums of what is not closed yet, by carrier. */
export const openDay = read(open);

/** One page of the open shipments of a carrier. */
export const openShipmentsOf = read(openShipments, (carrier: Carrier, page: number) => ({
  query: { carrier, page },
}));

/** One page of closings, newest first. */
export const closingList = read(list, (page: number) => ({ query: { page } }));

/** The protocols of shipments by their path alone: their calls are of the panel's code. */
const protocols: NamedRead = { endpoint: { path: 'shipments/{id}/audit-logs' } };

/** All that a closing makes old. */
export const closingReads = [openDay, openShipmentsOf, closingList, protocols, ...shipmentReads] as const;

/** What is closed of a carrier: all that was seen, or what was picked in the list of shipments. */
export type ClosingInput = Readonly<DayEndClosingDraft>;

/** What became of a carrier: its closing, or why there is none. One that was taken up again may have two. */
export type CarrierClosing =
  | { readonly carrier: Carrier; readonly result: ClosingResult }
  | {
      readonly carrier: Carrier;
      readonly error: ApiError;
      /** Another wish was sent before, of which nobody knows what became: it may be the reason for this error. */
      readonly isAfterAnother: boolean;
    };

const attempts = createClosingAttempts(
  () => {
    const { sub, org_code } = session.getSnapshot().claims?.access ?? {};
    return JSON.stringify([sub, org_code]);
  },
  safeStorage(() => sessionStorage),
);

/**
 * Closes carriers one after another: the failure of one keeps no other back. What is sent of each is written down
 * with its key, until the platform has said what became of it: to press again asks for that, and closes nothing twice.
 */
export const closeDay = write(
  async (inputs: readonly ClosingInput[], { idempotencyKey }): Promise<readonly CarrierClosing[]> => {
    const closings: CarrierClosing[] = [];
    for (const input of inputs)
      closings.push(...(await closeCarrier(input, `${idempotencyKey}-${input.carrier}`)));
    return closings;
  },
  {
    makesOld: closingReads,
    outlivesPage: true,
  },
);

/**
 * Closes what is asked of one carrier. Not called off once it is sent: nobody would know what came of it.
 *
 * @returns what became of it, and before that of what was sent earlier and is known to be done only now
 */
export async function closeCarrier(
  asked: ClosingInput,
  newKey: string,
): Promise<readonly [CarrierClosing, ...CarrierClosing[]]> {
  const { carrier } = asked;
  const { key, input, isKept, isAfterAnother } = attempts.begin(asked, newKey);
  let closing: CarrierClosing;
  try {
    closing = { carrier, result: await http.call(create, { body: input, idempotencyKey: key }) };
    attempts.settle(carrier);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isSettled(error)) attempts.settle(carrier);
    return [{ carrier, error, isAfterAnother }];
  }
  // Of what was picked nothing can have become open since.
  if (!isKept || asked.onlyIds) return [closing];
  // What was sent before is done. What has become open since is part of the wish, and often there is none.
  const rest = await closeCarrier(asked, newKey);
  return [closing, ...rest.filter((each) => !('error' in each && isNothingOpen(each.error)))];
}

/** The platform's only refusal of what is sent that has no code. */
function isNothingOpen({ kind, problem }: ApiError): boolean {
  return kind === 'invalid' && problem !== undefined && problem.code === undefined;
}

/** The list for the driver, by an address that is given out for it. */
export const fetchClosingPdf = write(async ({ id }: { readonly id: string }, { signal }) => {
  const { key } = await http.call(pdfUrl, { params: { id }, signal });
  return http.blob(content, { params: { id }, query: { key }, signal });
});
