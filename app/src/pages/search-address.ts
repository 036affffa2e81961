import * as v from 'valibot';
import type { LinkedPage, PathArguments } from './page.ts';

/** What one key of a query can stand for. Null is what is not there. */
type SearchValue = string | number | boolean | null;

/** Keys of a query, each with its default as the schema's `fallback`. */
type SearchKeys = Readonly<
  Record<string, v.SchemaWithFallback<v.GenericSchema<unknown, SearchValue>, SearchValue>>
>;

/** What a query says, complete: what it leaves out, or what makes no sense in it, is the default. */
export type SearchOf<Keys extends SearchKeys> = { readonly [Key in keyof Keys]: v.InferOutput<Keys[Key]> };

/** Builds and reads the addresses of a page whose query says something. */
export interface SearchAddress<Path extends string, Search> {
  /** What is not given is the default, and defaults are left out of the address. */
  readonly href: (search?: Partial<Search>, ...params: PathArguments<Path>) => string;
  readonly parse: (query: URLSearchParams) => Search;
}

/**
 * The address of a page with what its query may say. It stands beside the table of pages and not in it:
 * the table is on the first page of strangers, and the library for schemas is not.
 */
export function searchAddress<Path extends string, const Keys extends SearchKeys>(
  page: LinkedPage<Path>,
  keys: Keys,
): SearchAddress<Path, SearchOf<Keys>> {
  const schema = v.object(keys);

  function parse(query: URLSearchParams): SearchOf<Keys> {
    const given = Object.keys(keys).flatMap((key) => {
      const text = query.get(key);
      return text === null ? [] : [[key, text]];
    });
    // Each key falls back to its default, so this never throws.
    return v.parse(schema, Object.fromEntries(given)) as SearchOf<Keys>;
  }

  return {
    parse,
    href(search = {}, ...params) {
      const sound: Readonly<Record<string, SearchValue>> = parse(toQuery(search));
      const said = Object.entries(sound).filter(([key, value]) => value !== keys[key]?.fallback);
      const query = toQuery(Object.fromEntries(said)).toString();
      return `${page.href(...params)}${query === '' ? '' : `?${query}`}`;
    },
  };
}

function toQuery(search: Readonly<Record<string, SearchValue | undefined>>): URLSearchParams {
  const said = Object.entries(search).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return new URLSearchParams(said);
}
