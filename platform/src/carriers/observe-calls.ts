import type { CarrierCallOutcome, CarrierOperation } from 'contract';
import { whileAway } from '../http/turns.ts';
import { CarrierError } from './carrier-error.ts';
import type { CarrierConnection } from './carrier.ts';
import { inTime } from './in-time.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Carriers } from './registry.ts';

/** One call to a carrier, as it went. */
export interface CarrierCall {
  readonly carrier: CarrierConnection['carrier'];
  readonly operation: CarrierOperation;
  readonly outcome: CarrierCallOutcome;
  /** When it was made. */
  readonly at: Date;
  readonly durationMs: number;
  /** What an error says of a failure, without secrets; empty where there is nothing to say. */
  readonly detail: string;
}

/** Why a call has failed, and what its error says of that without secrets. */
export interface CallFailure {
  readonly outcome: Exclude<CarrierCallOutcome, 'answered'>;
  readonly detail: string;
}

const MOST_DETAIL = 200;

/**
 * Judges what a connection has thrown. A refusal is told to a person and may name another one, so its words are not
 * kept; of a mistake of ours only its kind is.
 *
 * @param signal what the call was made with
 * @returns undefined where it was called off: that says nothing of the carrier
 */
export function failureOf(error: unknown, signal: AbortSignal | undefined): CallFailure | undefined {
  const reason: unknown = signal?.aborted ? signal.reason : error;
  if (reason instanceof DOMException && reason.name === 'TimeoutError')
    return { outcome: 'timeout', detail: '' };
  if (signal?.aborted) return undefined;
  if (!(error instanceof CarrierError))
    return { outcome: 'faulty', detail: error instanceof Error ? error.name : '' };
  const detail = error.kind === 'refused' ? '' : error.message.slice(0, MOST_DETAIL);
  return { outcome: error.kind, detail };
}

/**
 * The same carriers, of which every call is told once it is over.
 *
 * @param note is called for each, so it must neither fail nor wait
 */
export function observeCarriers(
  carriers: Carriers,
  note: (call: CarrierCall) => void,
  now: () => Date,
): Carriers {
  return new Map([...carriers].map(([carrier, connection]) => [carrier, observe(connection, note, now)]));
}

function observe(
  connection: CarrierConnection,
  note: (call: CarrierCall) => void,
  now: () => Date,
): CarrierConnection {
  const { carrier, find } = connection;

  async function measure<Answer>(
    operation: CarrierOperation,
    signal: AbortSignal | undefined,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const at = now();
    const begun = performance.now();
    const tell = ({ outcome, detail }: Pick<CarrierCall, 'outcome' | 'detail'>) =>
      note({ carrier, operation, at, outcome, detail, durationMs: Math.round(performance.now() - begun) });
    try {
      // One that overlooks its signal would never be told of.
      const answer = await whileAway(() => (signal ? inTime(signal, call) : call()));
      tell({ outcome: 'answered', detail: '' });
      return answer;
    } catch (error) {
      const failure = failureOf(error, signal);
      if (failure) tell(failure);
      throw error;
    }
  }

  return {
    ...connection,
    // Read here, because a catalogue that nobody understands is a failure of its carrier.
    catalogue: (signal) =>
      measure('catalogue', signal, async () => readCatalogue(await connection.catalogue(signal))),
    rates: (request, signal) => measure('rates', signal, () => connection.rates(request, signal)),
    order: (order, signal) => measure('order', signal, () => connection.order(order, signal)),
    ...(find && {
      find: (reference: string, signal?: AbortSignal) =>
        measure('find', signal, () => find(reference, signal)),
    }),
    label: (parcel, signal) => measure('label', signal, () => connection.label(parcel, signal)),
    track: (parcel, signal) => measure('track', signal, () => connection.track(parcel, signal)),
    cancel: (parcel, signal) => measure('cancel', signal, () => connection.cancel(parcel, signal)),
    close: (parcels, signal) => measure('close', signal, () => connection.close(parcels, signal)),
  };
}
