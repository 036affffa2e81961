import { behindSign, trackingNumbersOf } from 'contract';
import { and, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fold, joined, spellings } from './fold.ts';

/** The text as a literal part of a `like` pattern. */
function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function holds(column: AnyPgColumn, text: string): SQL {
  return like(column, `%${literal(text)}%`);
}

/** One of the words begins so; words stand after a blank, texts on lines of their own. */
function hasWordThatBegins(column: AnyPgColumn, text: string): SQL | undefined {
  const start = literal(text);
  return or(like(column, `${start}%`), like(column, `% ${start}%`), like(column, `%\n${start}%`));
}

const hasLetterOrDigit = /[\p{L}\p{N}]/u;
/** Three in a row, or fewer beside a sign: whatever the index of trigrams can look up anywhere in a text. */
const hasTrigram = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u;

/**
 * Rows whose search text holds every word of the query, or the query without its blanks: tracking
 * numbers are copied with blanks in them, and with what scanners send around them, and postcodes with
 * the sign of their country. A word is found however its umlauts, hyphens and apostrophes are typed.
 * Words of one or two letters are found anywhere beside a longer one; among themselves only where
 * words begin, since the index of trigrams knows those alone. Signs alone find nothing.
 *
 * @param column made by `searchText`, with a trigram index
 */
export function matches(column: AnyPgColumn, query: string): SQL | undefined {
  const folded = fold(query);
  if (folded === '') return undefined;
  if (!hasLetterOrDigit.test(folded)) return sql`false`;
  const written = spellings(query);
  const inOne = [...written.map(joined), ...trackingNumbersOf(query).map(fold)].filter(
    (text) => hasTrigram.test(text) && !written.includes(text),
  );
  return or(
    ...written.map((spelling) => hasEveryWord(column, spelling)),
    hasPostalCode(column, behindSign(query)),
    ...[...new Set(inOne)].map((text) => holds(column, text)),
  );
}

/** „D-25980“ and „CZ-702 00 Ostrava“ are found by what is stored of them: the postcode begins a text, the rest stands somewhere. */
function hasPostalCode(column: AnyPgColumn, behind: string | undefined): SQL | undefined {
  const [code = '', ...rest] = fold(behind ?? '').split(' ');
  return hasTrigram.test(code)
    ? and(hasWordThatBegins(column, code), ...rest.map((word) => holds(column, word)))
    : undefined;
}

function hasEveryWord(column: AnyPgColumn, spelling: string): SQL | undefined {
  const words = spelling.split(' ');
  const isLookedUpAnywhere = words.some((word) => hasTrigram.test(word));
  return and(
    ...words.map((word) => {
      if (!isLookedUpAnywhere && hasLetterOrDigit.test(word)) return hasWordThatBegins(column, word);
      const whole = joined(word);
      const isOther = whole !== word && hasTrigram.test(whole);
      return isOther ? or(holds(column, word), holds(column, whole)) : holds(column, word);
    }),
  );
}

/** 0 where one of the texts begins with the query, 1 where one of their words does, else 2. */
export function matchRank(column: AnyPgColumn, query: string): SQL {
  const start = literal(fold(query));
  return sql`case
    when '\n' || ${column} like ${`%\n${start}%`} then 0
    when ' ' || ${column} like ${`% ${start}%`} then 1
    else 2 end`;
}
