import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';
import { InvalidGrant } from './oidc-provider.ts';

const { grantOrganizations, oidcPayloads } = tables;

/** Keeps what oidc-provider has to remember in the store, so that sessions survive a restart. */
export class PayloadAdapter implements Adapter {
  readonly #db: Database;
  readonly #model: string;

  constructor(db: Database, model: string) {
    this.#db = db;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: payload as Record<string, unknown>,
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    };
    await this.#db
      .insert(oidcPayloads)
      .values({ model: this.#model, id, ...values })
      .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: values });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('userCode', userCode);
  }

  /**
   * Marks a code or a refresh token as used. Of two requests that read it as unused at the same
   * moment only one may pass, so the loser is refused here.
   */
  async consume(id: string): Promise<void> {
    const consumed = await this.#db
      .update(oidcPayloads)
      .set({ consumedAt: new Date() })
      .where(and(this.#is('id', id), isNull(oidcPayloads.consumedAt)))
      .returning({ id: oidcPayloads.id });
    if (consumed.length === 0) throw new InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#db.delete(oidcPayloads).where(this.#is('id', id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.delete(oidcPayloads).where(this.#is('grantId', grantId));
  }

  #is(column: 'id' | 'uid' | 'userCode' | 'grantId', value: string) {
    return and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads[column], value));
  }

  async #findBy(column: 'id' | 'uid' | 'userCode', value: string): Promise<AdapterPayload | undefined> {
    // The one character that the database cannot keep: nothing is called so, and asking would be a fault.
    if (value.includes('\0')) return undefined;
    const isAlive = or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, new Date()));
    const [row] = await this.#db
      .select()
      .from(oidcPayloads)
      .where(and(this.#is(column, value), isAlive));
    if (!row) return undefined;
    return row.consumedAt
      ? { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) }
      : row.payload;
  }
}

/** Deletes what has expired; nothing finds it any more, so it only takes space. */
export async function deleteExpiredPayloads(db: Database): Promise<void> {
  const now = new Date();
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
  await db.delete(grantOrganizations).where(lt(grantOrganizations.expiresAt, now));
}
