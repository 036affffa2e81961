import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { tables } from '../store/index.ts';
import type { Database, IdentityKeyPurpose } from '../store/index.ts';

const { identityKeys } = tables;

/** The algorithm of all tokens; the product refuses any other. */
export const signingAlgorithm = 'RS256';

/** The private keys that sign tokens, newest first; one is made if there is none. */
export async function loadSigningKeys(db: Database): Promise<JWK[]> {
  const values = await loadOrCreate(db, 'token-signing', async () => {
    const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
    const key = await exportJWK(privateKey);
    return { ...key, kid: await calculateJwkThumbprint(key), alg: signingAlgorithm, use: 'sig' };
  });
  return values;
}

/** The secrets that sign the provider's cookies, newest first; one is made if there is none. */
export async function loadCookieSecrets(db: Database): Promise<string[]> {
  const values = await loadOrCreate(db, 'cookie-signing', () => ({
    secret: randomBytes(32).toString('base64url'),
  }));
  return values.map(({ secret }) => String(secret));
}

/** The part of a private key that everybody may know. */
export function publicKey({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use };
}

/** One process at a time, so that two that start together on a new store agree on its first key. */
async function loadOrCreate(
  db: Database,
  purpose: IdentityKeyPurpose,
  create: () => Promise<Record<string, unknown>> | Record<string, unknown>,
): Promise<Record<string, unknown>[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${identityKeys} in exclusive mode`);
    const rows = await transaction
      .select()
      .from(identityKeys)
      .where(eq(identityKeys.purpose, purpose))
      .orderBy(desc(identityKeys.createdAt));
    if (rows.length > 0) return rows.map(({ value }) => value);

    const value = await create();
    await transaction.insert(identityKeys).values({ id: randomUUID(), purpose, value });
    return [value];
  });
}
