import type { ContactKind } from 'contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { addressBlockColumn } from '../../store/stored-shapes.ts';

const blockName = `coalesce(nullif(block ->> 'companyName', ''), block ->> 'personName', '')`;
/** Letters that sort among those without their marks (DIN 5007-1); „ß“ and „æ“ are two each. */
const marked = 'äöüáàâãåāąéèêëēęěíìîïīóòôõøōőúùûůűūçćčñńňšśşžźżğłđıýřťďÄÖÜÁÀÂÅÉÈÊËÍÎÓÔØÚÇČÑŠŚŞŽŻĞŁĐİ';
const plain = 'aouaaaaaaaeeeeeeeiiiiiooooooouuuuuucccnnnssszzzgldiyrtdaouaaaaeeeeiiooouccnssszzgldi';
const sortName = `replace(replace(lower(translate(${blockName}, '${marked}', '${plain}')), 'ß', 'ss'), 'æ', 'ae')`;

/** The address books of the organisations. */
export const contacts = pgTable(
  'contacts',
  {
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    kind: text().$type<ContactKind>().notNull(),
    shortName: text().notNull(),
    block: addressBlockColumn().notNull(),
    isDefaultSender: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdById: text().notNull(),
    /** When it was changed last, and by whom by their name of then; null for one that never was. */
    updatedAt: timestamp({ withTimezone: true }),
    updatedByName: text(),
    version: integer().notNull().default(1),
    /** When a shipment last named it. */
    lastUsedAt: timestamp({ withTimezone: true }),
    /** Names and places, folded for searching; see `search/fold.ts`. */
    searchText: text().notNull(),
    /** What the list is narrowed down and sorted by follows from the address. */
    countryCode: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(block #>> '{address,countryCode}', '')`),
    sortName: text().notNull().generatedAlwaysAs(sql.raw(sortName)),
  },
  // The last used first, of one organisation or of all. The last finds words.
  (table) => {
    const { orgCode, id, kind } = table;
    // Anew for each index: drizzle forgets the directions once they are used.
    const order = () => [table.lastUsedAt.desc().nullsLast(), table.createdAt.desc().nullsFirst()] as const;
    return [
      index('contacts_of_organization').on(orgCode, ...order(), id, kind),
      index('contacts_of_organization_by_kind').on(orgCode, kind, ...order(), id),
      index('contacts_last_used').on(...order(), id, kind),
      index('contacts_of_organization_by_name').on(orgCode, table.sortName, id, kind),
      index('contacts_of_organization_by_kind_and_name').on(orgCode, kind, table.sortName, id),
      index('contacts_by_name').on(table.sortName, id, kind),
      index('contacts_search').using('gin', orgCode, table.searchText.op('gin_trgm_ops')),
    ];
  },
);
