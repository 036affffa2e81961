import type { Carrier } from 'contract';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import type { Carriers } from '../../carriers/index.ts';

export interface HeldOrder {
  /** Settles once the order is at the carrier. */
  readonly arrived: Promise<void>;
  readonly release: () => void;
}

/** Lets a test do something while an order is at its carrier. */
export class OrderGate {
  #held: { readonly arrive: () => void; readonly released: Promise<void> } | undefined;

  hold(): HeldOrder {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.#held = { arrive: arrived.resolve, released: released.promise };
    return { arrived: arrived.promise, release: released.resolve };
  }

  guard(carriers: Carriers): Carriers {
    const order =
      (connection: CarrierConnection): CarrierConnection['order'] =>
      async (...parameters) => {
        const held = this.#held;
        this.#held = undefined;
        held?.arrive();
        await held?.released;
        return connection.order(...parameters);
      };
    return new Map(
      [...carriers].map(([carrier, connection]) => [carrier, { ...connection, order: order(connection) }]),
    );
  }
}

/** The same carriers, which note when a question for rates is called off. */
export function watchRates(carriers: Carriers, calledOff: Carrier[]): Carriers {
  const watch = (connection: CarrierConnection): CarrierConnection => ({
    ...connection,
    rates: (request, signal) => {
      const answer = connection.rates(request, signal);
      const note = () => calledOff.push(connection.carrier);
      signal?.addEventListener('abort', note, { once: true });
      const forget = () => signal?.removeEventListener('abort', note);
      answer.then(forget, () => {});
      return answer;
    },
  });
  return new Map([...carriers].map(([carrier, connection]) => [carrier, watch(connection)]));
}
