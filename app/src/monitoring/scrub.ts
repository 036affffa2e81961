const REMOVED = '[removed]';
// Texts of any length come here: each expression goes through one once, so what begins like a find and is none is not
// looked through again from its second letter.

/** Three parts of base64url, the first of which begins like `{"`; the second group is not there where they are fewer. */
const token = /eyJ[\w-]*(\.[\w-]+\.[\w-]*)?/g;
/** A parameter of an address, or of a query that stands alone, with its value. */
const parameter = /([?&]([\w.[\]-]+)=)([^&#\s"']*)/g;
/** Parameters that hold a choice among few, or a number: what a report needs, and nothing that anybody typed. */
const harmless: ReadonlySet<string> = new Set([
  'page',
  'perPage',
  'status',
  'carrier',
  'kind',
  'isRead',
  'show',
  'sort',
  'period',
  'by',
  'ansicht',
]);
/** The path in which the API looks an invitation up. */
const secretSegment = /(\/invitations\/)[^/?#\s"]+/g;
const email = /(?<![^\s@<>"'(),;:[\]])[^\s@<>"'(),;:[\]]+@[\w-]+(?:\.[\w-]+)+/g;
/** What validators repeat of what they were given. */
const received = /(\breceived )"(?:[^"\\]|\\.)*"/g;
/** A quotation in any marks; one that does not end goes up to the end of the text, which may be cut off. */
const quotation =
  /"(?:[^"\\]|\\[^]?)*(?:"|$)|„[^“”"]*(?:[“”"]|$)|“[^”]*(?:”|$)|[»«][^»«]*(?:[»«]|$)|[‚‘][^‘’]*(?:[‘’]|$)|`[^`]*(?:`|$)|(?<![\p{L}\p{N}])'(?:[^']|'(?=\p{L}))*(?:'|$)/gu;
/** Five digits or more, with what parts the groups of a telephone number, and in a word of letters and digits. */
const number = /\b(?=\w*\d{5})\w+|\+?\d(?:[\s()/.-]{0,3}\d){4,}/g;
/** German streets with a house number, by how most of their names end; English words in -ring are none. */
const street =
  /(?<![\p{L}.-])(?!(?:\p{L}*[aeiou]ring|(?:sub|doc|query)?string|(?:b|sp)ring|\p{L}*(?:fer|cur)ring)(?!\p{L}))(?:[\p{L}.-]*|[\p{L}.-]+\s)(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|stieg|pfad|markt)(?:\s(?:de[mnrs]|am|im|zu[mr])(?:\s[\p{L}\d.-]+){1,2})?(?:,?\s{0,2}(?:nr\.?\s?)?)\d{1,5}(?:\s?[-–/]\s?\d{1,5})?(?:\s?[a-z])?(?![\p{L}\d])/giu;
/** How breadcrumbs describe an element; these attributes hold words, of people and places among others. */
const wordyAttribute = /\[(aria-label|title|alt|name|placeholder)="[^"]*"\]/g;
/** Members that hold a query without its question mark, as spans do. */
const queryMember = /^(?:(?:http|url)\.query|query_string|search)$/;

/** Members that hold what an error says. */
const saidMember = /^(?:message|value|formatted)$/;

/** Members that hold what was thrown or logged once more, as values of any shape. */
const loggedMember = /^(?:arguments|__serialized__)$/;

/** A copy without tokens, what people typed, and secret parts of addresses, in all texts however deep they lie. */
export function scrub<Value>(value: Value): Value {
  return scrubAny(value, new WeakMap()) as Value;
}

function scrubAny(value: unknown, known: WeakMap<object, unknown>): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const seen = known.get(value);
  if (seen !== undefined) return seen;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
  known.set(value, copy);
  // What was pressed or typed into is described by elements with attributes; nobody has said it.
  const isSaid = !('category' in value && String(value.category).startsWith('ui.'));
  for (const [key, inner] of Object.entries(value)) {
    Object.assign(copy, { [key]: scrubMember(key, inner, isSaid, known) });
  }
  return copy;
}

function scrubMember(key: string, value: unknown, isSaid: boolean, known: WeakMap<object, unknown>): unknown {
  if (loggedMember.test(key)) return REMOVED;
  if (queryMember.test(key)) return scrubQuery(value, known);
  const scrubbed = scrubAny(value, known);
  if (typeof scrubbed !== 'string' || !isSaid || !saidMember.test(key)) return scrubbed;
  return scrubbed.replace(quotation, REMOVED).replace(street, REMOVED).replace(number, REMOVED);
}

/** A recording of the screen, which is JSON: without tokens and secret parts of addresses; its words are what it is for. */
export function scrubRecording(json: string): string {
  return json
    .replace(token, (whole, rest?: string) => (rest === undefined ? whole : REMOVED))
    .replace(parameter, (whole, beginning: string, name: string) =>
      harmless.has(name) ? whole : `${beginning}${REMOVED}`,
    )
    .replace(secretSegment, `$1${REMOVED}`);
}

function scrubText(text: string): string {
  return scrubRecording(text)
    .replace(received, `$1${REMOVED}`)
    .replace(wordyAttribute, '[$1]')
    .replace(email, REMOVED);
}

/** A query as a text, or as spans write it down; one without parameters is what somebody searched for. */
function scrubQuery(query: unknown, known: WeakMap<object, unknown>): unknown {
  if (typeof query === 'object' && query !== null && 'value' in query) {
    return { ...query, value: scrubQuery(query.value, known) };
  }
  if (typeof query !== 'string' || query === '') return scrubAny(query, known);
  const bare = query.replace(/^\?/, '');
  return /^[\w.[\]-]+=/.test(bare) ? scrubText(`?${bare}`) : REMOVED;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
