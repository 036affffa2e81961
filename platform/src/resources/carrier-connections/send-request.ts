import { isForAdministrators } from 'contract';
import type { api, Carrier, CarrierAnswer } from 'contract';
import { notAllowed } from '../../api/caller.ts';
import type { Handler } from '../../api/handler.ts';
import { fieldProblem } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { maskSecrets } from '../../carriers/index.ts';
import type { CarrierConnection, NumberedParcel } from '../../carriers/index.ts';
import type { ApiServices } from '../../services.ts';
import type { Database } from '../../store/index.ts';
import { bookCancellation, requireCancellable } from '../shipments/cancel-shipment.ts';
import { orderNumberText, toOrderedParcel } from '../shipments/shipment-row.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';
import { findWithNumber } from '../shipments/with-number.ts';
import { askByHand, requireConnection } from './ask-by-hand.ts';
import { carrierConnectionCopy as copy } from './carrier-connections.copy.ts';
import { toCurl } from './to-curl.ts';

/** As much as a page shows well, and more than any carrier answers to these questions. */
const MOST_CHARACTERS = 60_000;

type RequestCall = Parameters<Handler<(typeof api.carrierConnections)['request']>>[0];

/** A question that can be put to a carrier. */
interface Question {
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** The shipment that it cancels. */
  readonly cancels?: ShipmentRow;
}

/**
 * Asks a carrier by hand, through the same connection as everything else. That somebody does so is in the audit log
 * before it is sent. What a carrier cancels is cancelled with us too: the two must not disagree.
 *
 * @throws {ProblemError} 403, 409, 422; a failure of the carrier is an answer
 */
export async function sendRequest(services: ApiServices, call: RequestCall): Promise<CarrierAnswer> {
  const { db, carriers, apiOrigin } = services;
  const { body, caller, requestId } = call;
  const { carrier, operation } = body;
  const connection = requireConnection(carriers, carrier);
  if (isForAdministrators(operation, connection.isProduction) && !caller.may('update:all_orgs'))
    throw notAllowed();
  const { ask, cancels } = await toQuestion(db, connection, body);

  const by = await personRef(db, caller.personId);
  const { trackingNumber = null } = 'trackingNumber' in body.request ? body.request : {};
  await recordChange(db, {
    orgCode: caller.orgCode,
    by,
    action: 'requested',
    object: { kind: 'carrier-request', id: carrier },
    before: null,
    after: { operation, trackingNumber, isProduction: connection.isProduction },
    requestId,
  });
  const asked = await askByHand(services, `Asking ${carrier} by hand`, ask);
  if (asked.outcome === 'answered' && cancels && cancels.status !== 'cancelled')
    await bookCancellation(services, cancels, { ref: by, requestId });

  const { at, outcome, durationMs } = asked;
  const answer = asked.outcome === 'answered' ? asked.answer : undefined;
  const text = JSON.stringify(maskSecrets(answer), null, 2) ?? '';
  return {
    carrier,
    displayName: connection.displayName,
    operation,
    at,
    outcome,
    durationMs,
    detail: asked.outcome === 'answered' ? '' : asked.detail,
    body: text.slice(0, MOST_CHARACTERS),
    isCut: text.length > MOST_CHARACTERS,
    curl: toCurl(apiOrigin, body),
  };
}

/** @throws {ProblemError} 422 where no shipment has this number, or two have, 409 where one cannot be cancelled any more */
async function toQuestion(
  db: Database,
  connection: CarrierConnection,
  body: RequestCall['body'],
): Promise<Question> {
  if (body.operation === 'rates') return { ask: (signal) => connection.rates(body.request, signal) };
  const { row, parcel } = await requireParcel(db, body.carrier, body.request.trackingNumber);
  switch (body.operation) {
    case 'label':
      return { ask: async (signal) => describeLabel(await connection.label(parcel, signal)) };
    case 'track':
      return { ask: (signal) => connection.track(parcel, signal) };
    case 'cancel':
      if (row.status !== 'cancelled') await requireCancellable(db, row);
      return { ask: (signal) => connection.cancel(parcel, signal), cancels: row };
  }
}

/** A file is no JSON: what it is and how large says whether a carrier gives labels. */
function describeLabel({ byteLength }: Uint8Array): object {
  return { mediaType: 'application/pdf', byteLength };
}

async function requireParcel(
  db: Database,
  carrier: Carrier,
  number: string,
): Promise<{ readonly row: ShipmentRow; readonly parcel: NumberedParcel }> {
  const [row, other] = await findWithNumber(db, carrier, number);
  if (row && other) {
    // The wrong one would be cancelled.
    const detail = copy.ambiguousNumber(
      carrier,
      orderNumberText(other.orderNumber),
      orderNumberText(row.orderNumber),
    );
    throw fieldProblem([{ pointer: '/request/trackingNumber', detail }]);
  }
  const parcel = row && toOrderedParcel(row);
  if (!row || !parcel || row.trackingNumber === null)
    throw fieldProblem([{ pointer: '/request/trackingNumber', detail: copy.unknownNumber(carrier) }]);
  return { row, parcel: { ...parcel, trackingNumber: row.trackingNumber } };
}
