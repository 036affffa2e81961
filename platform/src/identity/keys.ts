import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { tables } from '../store/index.ts';
import type { Database, DatabaseSession, IdentityKeyPurpose } from '../store/index.ts';

const { identityKeys } = tables;

/** The algorithm of all tokens; the product refuses any other. */
export const signingAlgorithm = 'RS256';

/** When keys take each other's place, in milliseconds. */
export interface Rotation {
  /** A new key is made when the newest one is so old. */
  readonly every: number;
  /**
   * So long everybody can fetch a new key before it signs anything: longer than any verifier keeps
   * what it has fetched, so that nobody meets a key that they do not know.
   */
  readonly lead: number;
}

interface KeyRow {
  readonly id: string;
  readonly value: Record<string, unknown>;
  readonly createdAt: Date;
}

/** All keys of a purpose that count at a moment: the first one signs, all of them verify. */
type KeysInUse<Key> = readonly [Key, ...Key[]];

/** The private keys of tokens. */
export type SigningKeys = KeysInUse<JWK>;

/** The part of a private key that everybody may know. */
export function publicKey({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use };
}

/**
 * The keys that sign tokens now; makes the first one, and the next one when it is due.
 *
 * @param lifetime how long a token lives at most, in milliseconds: so long a key that has been
 *   replaced still verifies
 */
export async function loadSigningKeys(
  db: Database,
  rotation: Rotation,
  lifetime: number,
): Promise<SigningKeys> {
  return load(db, 'token-signing', makeSigningKey, rotation, lifetime);
}

/** The secrets that sign the provider's cookies now. */
export async function loadCookieSecrets(
  db: Database,
  rotation: Rotation,
  lifetime: number,
): Promise<string[]> {
  const secrets = await load(db, 'cookie-signing', makeCookieSecret, rotation, lifetime);
  return secrets.map(({ secret }) => String(secret));
}

/**
 * Makes new keys for tokens and cookies now. Every running provider takes them up within a minute
 * and signs with them after the time of preparation.
 *
 * @param areOthersLost whether the keys so far must not be believed any more: the new ones count at
 *   once, and everybody has to refresh or to sign in again
 */
export async function rotateKeys(db: Database, lead: number, areOthersLost: boolean): Promise<void> {
  const createdAt = areOthersLost ? new Date(Date.now() - lead) : new Date();
  const made = [
    { purpose: 'token-signing', value: await makeSigningKey() },
    { purpose: 'cookie-signing', value: makeCookieSecret() },
  ] as const;
  await db.transaction(async (transaction) => {
    await lock(transaction);
    if (areOthersLost) await transaction.delete(identityKeys);
    await transaction
      .insert(identityKeys)
      .values(made.map((key) => ({ id: randomUUID(), createdAt, ...key })));
  });
}

/**
 * Which keys count. A key signs from the end of its preparation until the next one's; after that it
 * verifies for as long as something that it has signed is good.
 *
 * @param rows newest first, at least one
 */
export function keysAt(
  rows: readonly KeyRow[],
  now: Date,
  { lead }: Pick<Rotation, 'lead'>,
  lifetime: number,
): { readonly inUse: KeyRow[]; readonly over: KeyRow[] } {
  const signsFrom = (row: KeyRow) => row.createdAt.getTime() + lead;
  const found = rows.findIndex((row) => signsFrom(row) <= now.getTime());
  // The very first key cannot wait for its preparation.
  const current = found === -1 ? rows.length - 1 : found;
  const isOver = (_row: KeyRow, index: number) => {
    const successor = rows[index - 1];
    return index > current && successor !== undefined && signsFrom(successor) + lifetime <= now.getTime();
  };
  const kept = rows.filter((row, index) => !isOver(row, index));
  const signing = rows[current];
  return {
    inUse: signing ? [signing, ...kept.filter((row) => row !== signing)] : kept,
    over: rows.filter(isOver),
  };
}

async function load(
  db: Database,
  purpose: IdentityKeyPurpose,
  make: () => Promise<Record<string, unknown>> | Record<string, unknown>,
  rotation: Rotation,
  lifetime: number,
): Promise<KeysInUse<Record<string, unknown>>> {
  const now = new Date();
  const isDue = ([newest]: KeyRow[]) =>
    newest === undefined || newest.createdAt.getTime() + rotation.every <= now.getTime();

  let rows = await read(db, purpose);
  if (isDue(rows)) {
    const value = await make();
    rows = await db.transaction(async (transaction) => {
      // One process at a time, so that two that start or rotate together agree on one key.
      await lock(transaction);
      const latest = await read(transaction, purpose);
      if (!isDue(latest)) return latest;
      await transaction.insert(identityKeys).values({ id: randomUUID(), purpose, value, createdAt: now });
      return read(transaction, purpose);
    });
  }
  const { inUse, over } = keysAt(rows, now, rotation, lifetime);
  if (over.length > 0) {
    await db.delete(identityKeys).where(
      inArray(
        identityKeys.id,
        over.map(({ id }) => id),
      ),
    );
  }
  const [first, ...others] = inUse.map(({ value }) => value);
  if (!first) throw new Error('There is no key, although one was just made.');
  return [first, ...others];
}

async function read(db: DatabaseSession, purpose: IdentityKeyPurpose): Promise<KeyRow[]> {
  return db
    .select()
    .from(identityKeys)
    .where(eq(identityKeys.purpose, purpose))
    .orderBy(desc(identityKeys.createdAt), desc(identityKeys.id));
}

async function lock(transaction: DatabaseSession): Promise<void> {
  await transaction.execute(sql`lock table ${identityKeys} in exclusive mode`);
}

async function makeSigningKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: signingAlgorithm, use: 'sig' };
}

function makeCookieSecret(): Record<string, unknown> {
  return { secret: randomBytes(32).toString('base64url') };
}
