import {
  type Contact,
  type ContactDraft,
  contactDraftSchema,
  contactKindWords,
  contactTableColumns,
  type ContactTableKey,
  countryName,
  countryOfSign,
  defaultGeography,
  fromCell,
  type Geography,
  type Likeness,
  likenessOf,
  limits,
  normalizeAddressBlock,
  type PhoneCheck,
  placeKey,
} from 'contract';
import { countryOfName, inFields } from 'contract/address-text';
import * as v from 'valibot';
import type { Mapping } from './columns.ts';
import type { TableRow } from './read-table.ts';

/** What is wrong in a row, by field. */
export interface RowError {
  readonly key: ContactTableKey;
  readonly message: string;
}

/** What a row may be a second time: a contact that is there, or an earlier row. */
export type Twin =
  | {
      readonly kind: 'contact';
      readonly contact: Contact;
      readonly likeness: Likeness;
      /** Why the contact is not this person's to change; undefined where it is. */
      readonly refusal?: string;
    }
  | { readonly kind: 'row'; readonly line: number; readonly likeness: Likeness };

export interface JudgedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly values: Readonly<Record<ContactTableKey, string>>;
  /** Null where something is wrong. */
  readonly draft: ContactDraft | null;
  readonly errors: readonly RowError[];
  readonly twin: Twin | null;
}

export interface Judging {
  readonly mapping: Mapping;
  readonly known: readonly Contact[];
  readonly isValidPhone: PhoneCheck;
  /** Countries as staff keep them; the default set where nothing is said. */
  readonly geography?: Geography;
  readonly mayEditSenders: boolean;
  /** What is said of a sender that is not this person's to make. */
  readonly onlyOwners: string;
  /** What was typed in place of what the file says. */
  readonly corrections?: Corrections;
}

/** By line and field. */
export type Corrections = ReadonlyMap<number, Partial<Record<ContactTableKey, string>>>;

/** Judges rows by the rules of the form, and finds out what is there already. */
export function judgeRows(rows: readonly TableRow[], judging: Judging): JudgedRow[] {
  const rules = contactDraftSchema(judging);
  const { countries } = judging.geography ?? defaultGeography;
  const codes = new Map(countries.map(({ code }) => [countryName(code).toLowerCase(), code]));
  const places = new Map<string, Place[]>();
  const put = (place: Place) => {
    const key = placeKey(place.block);
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  /** By contact, the row that is the first like it: an update takes the place of the version that was compared, once. */
  const taken = new Map<string, number>();
  for (const contact of judging.known) put({ block: contact.block, contact });
  return rows.map(({ line, cells }) => {
    const values = { ...valuesOf(cells, judging.mapping), ...judging.corrections?.get(line) };
    const judged = v.safeParse(rules, toInput(values, codes));
    const errors = judged.success ? senderErrors(judged.output, judging) : toErrors(judged.issues);
    if (!judged.success || errors.length > 0) return { line, cells, values, draft: null, errors, twin: null };
    const draft = { ...judged.output, block: normalizeAddressBlock(judged.output.block) };
    const twin = twinOf(draft, places.get(placeKey(draft.block)) ?? [], taken, judging);
    if (twin?.kind === 'contact') taken.set(twin.contact.id, line);
    put({ block: draft.block, line });
    return { line, cells, values, draft, errors, twin };
  });
}

interface Place {
  readonly block: ContactDraft['block'];
  readonly contact?: Contact;
  readonly line?: number;
}

function twinOf(
  { block }: ContactDraft,
  places: readonly Place[],
  taken: ReadonlyMap<string, number>,
  judging: Judging,
): Twin | null {
  for (const { block: other, contact, line } of places) {
    const likeness = likenessOf(block, other);
    if (!likeness) continue;
    const earlier = line ?? (contact && taken.get(contact.id));
    if (earlier !== undefined) return { kind: 'row', line: earlier, likeness };
    if (contact) {
      const isRefused = contact.kind !== 'recipient' && !judging.mayEditSenders;
      return { kind: 'contact', contact, likeness, ...(isRefused && { refusal: judging.onlyOwners }) };
    }
  }
  return null;
}

function valuesOf(cells: readonly string[], mapping: Mapping): Record<ContactTableKey, string> {
  const values = Object.fromEntries(contactTableColumns.map(({ key }) => [key, '']));
  for (const [index, key] of mapping.entries()) if (key) values[key] = fromCell(cells[index] ?? '').trim();
  return {
    ...(values as Record<ContactTableKey, string>),
    ...inFields(values, ['companyName', 'companyName2'], limits.name),
    ...inFields(values, ['addressLine1', 'addressLine2', 'addressLine3'], limits.addressLine),
  };
}

function toInput(values: Record<ContactTableKey, string>, codes: ReadonlyMap<string, string>) {
  const { addressLine1, addressLine2, addressLine3, postalCode, city, state } = values;
  const { companyName, companyName2, personName, email, phone, shortName } = values;
  const address = {
    addressLine1,
    addressLine2,
    addressLine3,
    postalCode,
    city,
    state,
    countryCode: countryOf(values.countryCode, codes),
  };
  const block = { address, companyName, companyName2, personName, email, phone };
  return { kind: kindOf(values.kind), shortName, block };
}

const DEFAULT_COUNTRY = 'DE';

/** A code, the sign of a vehicle („D“), or a name in any language; nothing is Germany. What is none is said to be wrong. */
function countryOf(cell: string, codes: ReadonlyMap<string, string>): string {
  if (cell === '') return DEFAULT_COUNTRY;
  return codes.get(cell.toLowerCase()) ?? countryOfName(cell) ?? countryOfSign(cell) ?? cell.toUpperCase();
}

function kindOf(cell: string): string {
  if (cell === '') return 'recipient';
  const found = Object.entries(contactKindWords).find(
    ([kind, word]) => kind === cell || word.toLowerCase() === cell.toLowerCase(),
  );
  return found?.[0] ?? cell;
}

function toErrors(issues: readonly v.BaseIssue<unknown>[]): RowError[] {
  const errors = new Map<ContactTableKey, string>();
  for (const issue of issues) {
    const last: unknown = issue.path?.at(-1)?.key;
    const key = (typeof last === 'string' ? last : 'companyName') as ContactTableKey;
    if (!errors.has(key)) errors.set(key, issue.message);
  }
  return [...errors].map(([key, message]) => ({ key, message }));
}

function senderErrors({ kind }: ContactDraft, { mayEditSenders, onlyOwners }: Judging): RowError[] {
  return kind === 'recipient' || mayEditSenders ? [] : [{ key: 'kind', message: onlyOwners }];
}
