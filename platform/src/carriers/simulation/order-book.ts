import type { Carrier } from 'contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { TakenOrder } from '../carrier.ts';

const { simulatedOrders } = tables;

/** What the simulated carriers have taken, by reference. */
export interface OrderBook {
  find(carrier: Carrier, reference: string): Promise<TakenOrder | undefined>;
  /** Enters an order, unless there is one with this reference; @returns the one that stands there. */
  enter(carrier: Carrier, reference: string, order: TakenOrder): Promise<TakenOrder>;
  /** Strikes an order out, unless it is closed. */
  strike(carrier: Carrier, reference: string): Promise<void>;
  /** Closes orders, again too; @returns the references of those that stand there. */
  close(carrier: Carrier, references: readonly string[], at: Date): Promise<string[]>;
}

/** An order book that ends with its process. */
export function createOrderBook(): OrderBook {
  const orders = new Map<string, TakenOrder>();
  const closed = new Set<string>();
  const nameOf = (carrier: Carrier, reference: string) => `${carrier} ${reference}`;
  return {
    find: async (carrier, reference) => orders.get(nameOf(carrier, reference)),
    enter: async (carrier, reference, order) => {
      const name = nameOf(carrier, reference);
      if (!orders.has(name)) orders.set(name, order);
      return orders.get(name) ?? order;
    },
    strike: async (carrier, reference) => {
      const name = nameOf(carrier, reference);
      if (!closed.has(name)) orders.delete(name);
    },
    close: async (carrier, references) => {
      const known = references.filter((reference) => orders.has(nameOf(carrier, reference)));
      for (const reference of known) closed.add(nameOf(carrier, reference));
      return known;
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
      await db
        .delete(simulatedOrders)
        .where(and(isTheOne(carrier, reference), isNull(simulatedOrders.closedAt)));
    },
    close: async (carrier, references, at) => {
      const rows = await db
        .update(simulatedOrders)
        .set({ closedAt: sql`coalesce(${simulatedOrders.closedAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(simulatedOrders.carrier, carrier), inArray(simulatedOrders.reference, [...references])))
        .returning({ reference: simulatedOrders.reference });
      return rows.map(({ reference }) => reference);
    },
  };
}
