import type { Carrier } from 'contract';
import { and, eq } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { TakenOrder } from '../carrier.ts';

const { simulatedOrders } = tables;

/** What the simulated carriers have taken, by reference. */
export interface OrderBook {
  find(carrier: Carrier, reference: string): Promise<TakenOrder | undefined>;
  /** Enters an order, unless there is one with this reference; @returns the one that stands there. */
  enter(carrier: Carrier, reference: string, order: TakenOrder): Promise<TakenOrder>;
  strike(carrier: Carrier, reference: string): Promise<void>;
}

/** An order book that ends with its process. */
export function createOrderBook(): OrderBook {
  const orders = new Map<string, TakenOrder>();
  const nameOf = (carrier: Carrier, reference: string) => `${carrier} ${reference}`;
  return {
    find: async (carrier, reference) => orders.get(nameOf(carrier, reference)),
    enter: async (carrier, reference, order) => {
      const name = nameOf(carrier, reference);
      if (!orders.has(name)) orders.set(name, order);
      return orders.get(name) ?? order;
    },
    strike: async (carrier, reference) => {
      orders.delete(nameOf(carrier, reference));
    },
  };
}

/** An order book in a database. */
export function openOrderBook(db: Database): OrderBook {
  const isTheOne = (carrier: Carrier, reference: string) =>
    and(eq(simulatedOrders.carrier, carrier), eq(simulatedOrders.reference, reference));
  const find: OrderBook['find'] = async (carrier, reference) => {
    const [row] = await db.select().from(simulatedOrders).where(isTheOne(carrier, reference));
    return row && { confirmation: row.confirmation, takenAt: row.takenAt };
  };
  return {
    find,
    enter: async (carrier, reference, order) => {
      await db
        .insert(simulatedOrders)
        .values({ carrier, reference, ...order })
        .onConflictDoNothing();
      return (await find(carrier, reference)) ?? order;
    },
    strike: async (carrier, reference) => {
      await db.delete(simulatedOrders).where(isTheOne(carrier, reference));
    },
  };
}
