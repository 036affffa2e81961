import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';

const { identityKeys } = tables;

/** The algorithm of all tokens; the product refuses any other. */
export const signingAlgorithm = 'RS256';

/** The private keys that sign tokens, newest first; one is made if there is none. */
export async function loadSigningKeys(db: Database): Promise<JWK[]> {
  const rows = await keysOf(db, 'token-signing');
  if (rows.length > 0) return rows.map((row) => row.value as JWK);

  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const key = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(key);
  const value = { ...key, kid, alg: signingAlgorithm, use: 'sig' };
  await db.insert(identityKeys).values({ id: kid, purpose: 'token-signing', value });
  return [value];
}

/** The secrets that sign the provider's cookies, newest first; one is made if there is none. */
export async function loadCookieSecrets(db: Database): Promise<string[]> {
  const rows = await keysOf(db, 'cookie-signing');
  if (rows.length > 0) return rows.map((row) => String(row.value['secret']));

  const secret = randomBytes(32).toString('base64url');
  await db
    .insert(identityKeys)
    .values({ id: randomUUID(), purpose: 'cookie-signing', value: { secret } });
  return [secret];
}

/** The part of a private key that everybody may know. */
export function publicKey({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}

function keysOf(db: Database, purpose: 'token-signing' | 'cookie-signing') {
  return db
    .select()
    .from(identityKeys)
    .where(eq(identityKeys.purpose, purpose))
    .orderBy(desc(identityKeys.createdAt));
}
