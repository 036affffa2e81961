import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CarrierOrder } from '../../../carriers/carrier.ts';
import { CarrierError, connectCarriers } from '../../../carriers/index.ts';
import { environment } from '../../../carriers/testing/orders.ts';

/**
 * What a carrier does with one order: takes it and answers, refuses it, is away, takes it and breaks
 * off, takes it when nobody waits any more, or never looks at it.
 */
export const behaviours = ['take', 'refuse', 'away', 'break-off', 'take-late', 'ignore'] as const;
export type Behaviour = (typeof behaviours)[number];

/** Longer than the connection of the tests waits, and well within the time after which nothing arrives any more. */
const LATE_MS = 60;

/** A carrier in another process than the platform's: what it has taken stays taken whoever dies. */
export interface FakeCarrierServer {
  readonly url: string;
  /** What it does with the next orders that carry this reference of the customer's. */
  behave(referenceNumber: string, behaviours: readonly Behaviour[]): void;
  /** Tracking numbers of what it has taken and not cancelled, for a reference of the customer's. */
  taken(referenceNumber: string): (string | null)[];
  /** Settles once nothing is on its way any more. */
  calm(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the server of one carrier, which quotes and numbers as the simulated DHL does. */
export async function startFakeCarrierServer(now: Date): Promise<FakeCarrierServer> {
  const dhl = connectCarriers(environment({ now: () => now })).get('DHL');
  if (!dhl) throw new Error('DHL is not connected');
  const plans = new Map<string, Behaviour[]>();
  const books = new Map<
    string,
    { readonly referenceNumber: string; readonly trackingNumber: string | null }
  >();
  let onTheWay = Promise.resolve();

  const take = async (order: CarrierOrder) => {
    const confirmation = await dhl.order(order);
    books.set(order.reference, {
      referenceNumber: order.referenceNumber,
      trackingNumber: confirmation.trackingNumber,
    });
    return confirmation;
  };

  const answerOrder = async (order: CarrierOrder, response: ServerResponse) => {
    switch (plans.get(order.referenceNumber)?.shift() ?? 'take') {
      case 'take':
        return send(response, 200, await take(order));
      case 'refuse':
        return send(response, 422, { reason: 'Kundenkonto gesperrt.' });
      case 'away':
        return send(response, 503, {});
      case 'break-off':
        await take(order);
        return response.destroy();
      case 'take-late':
        onTheWay = onTheWay.then(() => sleep(LATE_MS)).then(() => void take(order));
        return undefined;
      case 'ignore':
        return undefined;
    }
  };

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      send(response, error instanceof CarrierError ? 422 : 500, { reason: String(error) });
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') return answerOrder(await readJson(request), response);
    const reference = request.url?.slice(1) ?? '';
    if (request.method === 'DELETE') {
      books.delete(reference);
      return send(response, 200, {});
    }
    const found = books.has(reference) ? await dhl.find?.(reference) : undefined;
    return found ? send(response, 200, found) : send(response, 404, {});
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (referenceNumber, next) => void plans.set(referenceNumber, [...next]),
    taken: (referenceNumber) =>
      [...books.values()]
        .filter((order) => order.referenceNumber === referenceNumber)
        .map(({ trackingNumber }) => trackingNumber),
    calm: () => onTheWay,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<CarrierOrder> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as CarrierOrder;
}
