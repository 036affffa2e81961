import { and, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fold } from './fold.ts';

/** The text as a literal part of a `like` pattern. */
function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Rows whose search text holds every word of the query, or the query without its blanks: tracking
 * numbers are copied with blanks in them.
 *
 * @param column made by `searchText`
 */
export function matches(column: AnyPgColumn, query: string): SQL | undefined {
  const folded = fold(query);
  if (folded === '') return undefined;
  const words = folded.split(' ').map((word) => like(column, `%${literal(word)}%`));
  return or(and(...words), like(column, `%${literal(folded.replaceAll(' ', ''))}%`));
}

/** 0 where one of the texts begins with the query, 1 where one of their words does, else 2. */
export function matchRank(column: AnyPgColumn, query: string): SQL {
  const start = literal(fold(query));
  return sql`case
    when '\n' || ${column} like ${`%\n${start}%`} then 0
    when ' ' || ${column} like ${`% ${start}%`} then 1
    else 2 end`;
}
