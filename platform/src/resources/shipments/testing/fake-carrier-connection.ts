import { CarrierError } from '../../../carriers/index.ts';
import type { CarrierConnection, OrderConfirmation } from '../../../carriers/index.ts';

/** So little that a carrier which says nothing holds up no test. */
const PATIENCE_MS = 40;

/** A connection over HTTP to the carrier of fake-carrier-server.ts. */
export function connectToFakeCarrier(url: string): CarrierConnection {
  const ask = async (path: string, options: RequestInit, isOrder = false) => {
    try {
      const answer = await fetch(`${url}/${path}`, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
      return { status: answer.status, body: (await answer.json()) as unknown };
    } catch (cause) {
      throw new CarrierError('unreachable', 'No answer', { isOutcomeUnknown: isOrder, cause });
    }
  };
  const notUsed = () => Promise.reject(new Error('Not part of these tests'));
  return {
    carrier: 'DHL',
    displayName: 'DHL (im Test)',
    isProduction: false,
    products: [],
    catalogue: notUsed,
    rates: notUsed,
    label: notUsed,
    track: notUsed,
    close: notUsed,
    order: async (order) => {
      const { status, body } = await ask('', { method: 'POST', body: JSON.stringify(order) }, true);
      if (status === 200) return body as OrderConfirmation;
      if (status === 422) throw new CarrierError('refused', (body as { reason: string }).reason);
      if (status === 503) throw new CarrierError('unreachable', 'The carrier is away');
      throw new CarrierError('faulty', `Status ${status}`);
    },
    find: async (reference) => {
      const { status, body } = await ask(reference, {});
      if (status === 404) return null;
      const { confirmation, takenAt } = body as { confirmation: OrderConfirmation; takenAt: string };
      return { confirmation, takenAt: new Date(takenAt) };
    },
    cancel: async ({ reference }) => void (await ask(reference, { method: 'DELETE' })),
    orderArrivesWithinMs: 5000,
  };
}
