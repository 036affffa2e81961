import { CarrierFaults, connectCarriers, createOrderBook } from '../carriers/index.ts';
import { hasNoProducts } from '../resources/carrier-products/queries.ts';
import { takeOverCatalogue } from '../resources/carrier-products/sync.ts';
import type { Database } from '../store/index.ts';

/** Fills a store that has no products with the catalogues of the simulated carriers. */
export async function seedDemoProducts(db: Database, now: Date): Promise<void> {
  if (!(await hasNoProducts(db))) return;
  const connections = connectCarriers({
    now: () => now,
    faults: new CarrierFaults(),
    latencyScale: 0,
    orderBook: createOrderBook(),
    seed: 'demo',
  });
  for (const connection of connections.values()) {
    const catalogue = await connection.catalogue();
    await takeOverCatalogue(db, connection.carrier, catalogue, now, null);
  }
}
