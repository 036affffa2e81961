import { countryName } from 'contract';
import { fold, searchText } from '../../search/fold.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { findKept } from '../countries/queries.ts';

const { accounts, carrierProducts, organizations, pages, testSamples } = tables;

/** Shorter words are in too many names to say which is meant. */
const SHORTEST_NAME = 3;

/**
 * The ids, as records keep them, of what people call by a name of these words: organisations, people, content pages,
 * countries, products and test samples. They are some thousands at most, so they are looked through here; shipments
 * and contacts are not, which are found by their numbers.
 */
export async function idsOfNamed(db: Database, search: string): Promise<string[]> {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.every((word) => word.length < SHORTEST_NAME)) return [];
  const found = await Promise.all(readings.map((read) => read(db)));
  return found.flat().flatMap(({ id, names }) => {
    const text = searchText(names);
    return words.every((word) => text.includes(word)) ? [id] : [];
  });
}

interface Named {
  readonly id: string;
  readonly names: readonly (string | null)[];
}

const readings: readonly ((db: Database) => Promise<readonly Named[]>)[] = [
  async (db) => {
    const { orgCode, orgName } = organizations;
    const rows = await db.select({ orgCode, orgName }).from(organizations);
    return rows.map((row) => ({ id: row.orgCode, names: [row.orgName] }));
  },
  async (db) => {
    const { id, givenName, familyName, email } = accounts;
    const rows = await db.select({ id, givenName, familyName, email }).from(accounts);
    return rows.map((row) => ({ id: row.id, names: [`${row.givenName} ${row.familyName}`, row.email] }));
  },
  async (db) => {
    const { id, title, slug } = pages;
    const rows = await db.select({ id, title, slug }).from(pages);
    return rows.map((row) => ({ id: row.id, names: [row.title, row.slug] }));
  },
  async (db) => {
    const { countries } = await findKept(db);
    return countries.map(({ code }) => ({ id: code, names: [countryName(code)] }));
  },
  async (db) => {
    const { id, carrier, name } = carrierProducts;
    const rows = await db.select({ id, carrier, name }).from(carrierProducts);
    return rows.map((row) => ({ id: row.id, names: [`${row.carrier} ${row.name}`] }));
  },
  async (db) => {
    const { id, name } = testSamples;
    const rows = await db.select({ id, name }).from(testSamples);
    return rows.map((row) => ({ id: row.id, names: [row.name] }));
  },
];
