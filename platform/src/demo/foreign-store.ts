import { eq } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';

const { accounts, contacts, organizations, shipments } = tables;

/** The store holds what no demo has put there. */
export class ForeignStore extends Error {
  constructor() {
    super('The database holds data that are no demo data.');
    this.name = 'ForeignStore';
  }
}

/**
 * Makes sure that demo persons, who have no password, and demo data never get in among data of
 * somebody's own. A store is the demo's when it is empty, or when the demo persons are in it.
 *
 * @throws {ForeignStore}
 */
export async function requireDemoStore(db: Database): Promise<void> {
  if ((await db.$count(accounts, eq(accounts.isDemo, true))) > 0) return;
  for (const table of [organizations, accounts, contacts, shipments]) {
    if ((await db.$count(table)) > 0) throw new ForeignStore();
  }
}
