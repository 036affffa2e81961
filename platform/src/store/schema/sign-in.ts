import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from './people.ts';

/**
 * What the identity provider has to remember: sessions, grants, codes, tokens, interactions. One
 * row per thing; `model` is oidc-provider's name of its kind, `payload` its own business.
 */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    userCode: text(),
    uid: text(),
    expiresAt: timestamp({ withTimezone: true }),
    /** Set once a single-use thing (code, rotated refresh token) was used. */
    consumedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index().on(table.grantId),
    index().on(table.userCode),
    index().on(table.uid),
    index().on(table.expiresAt),
  ],
);

/** The organisation that a grant was given for; its tokens speak of that one until it ends. */
export const grantOrganizations = pgTable('grant_organizations', {
  grantId: text().primaryKey(),
  orgCode: text()
    .notNull()
    .references(() => organizations.orgCode, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

export type IdentityKeyPurpose = 'token-signing' | 'cookie-signing';

/**
 * Secrets of the identity provider, made at its first start. The newest of a purpose signs, older
 * ones still verify: adding a row rotates, deleting an old one ends its validity.
 */
export const identityKeys = pgTable('identity_keys', {
  id: text().primaryKey(),
  purpose: text().$type<IdentityKeyPurpose>().notNull(),
  /** A private JWK for tokens, `{ secret }` for cookies. */
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
