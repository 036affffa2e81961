import {
  looksLikePhone,
  organizationNameSchema,
  registrationSchema,
  searchText,
  shipmentDraftSchema,
} from '../../contract/src/index.ts';

/** The part of a valibot schema or check that is read here; they have these names in all versions since 1.0. */
interface Part {
  readonly type: string;
  /** Of a check: what it asks for. */
  readonly requirement?: unknown;
  /** Of an object. */
  readonly entries?: Readonly<Record<string, Part>>;
  /** Of what may be absent. */
  readonly wrapped?: Part;
  /** Of a schema with checks behind it, itself at first. */
  readonly pipe?: readonly Part[];
}

const draft = shipmentDraftSchema({ today: () => '2026-11-20', isValidPhone: looksLikePhone });
const registerCopy = 'platform/src/identity/pages/pages.copy.ts#pagesCopy.register';

/** The schema of what is typed below a text; the labels of a whole form stand by the names of its fields. */
export const labelledFields: Readonly<Record<string, Part>> = {
  'design-system/src/screens/shipments/NewShipment/form/field-labels.copy.ts#fieldLabels': draft,
  'design-system/src/screens/shipments/NewShipment/Parties.copy.ts#partiesCopy.search.label': searchText(),
  'design-system/src/screens/shipments/Shipments/Shipments.copy.ts#shipmentsCopy.search': searchText(),
  [`${registerCopy}.email`]: registrationSchema.entries.email,
  [`${registerCopy}.givenName`]: registrationSchema.entries.given_name,
  [`${registerCopy}.familyName`]: registrationSchema.entries.family_name,
  [`${registerCopy}.orgName`]: organizationNameSchema,
};

/** How many characters the field takes that a text labels, by the id of the text; null where there is no such limit. */
export function lengthLimitOf(id: string): number | null {
  const own = labelledFields[id];
  if (own) return longest(own);
  const at = id.lastIndexOf('.');
  const form = labelledFields[id.slice(0, at)];
  const limits = form ? fieldsNamed(id.slice(at + 1), form).map(longest) : [];
  // One label may stand at both ends of a shipment; the shorter limit holds for both.
  const known = limits.filter((limit) => limit !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Fields of this name, wherever they lie in a form. */
function fieldsNamed(name: string, part: Part): Part[] {
  return Object.entries(entriesOf(part)).flatMap(([key, field]) =>
    key === name ? [field] : fieldsNamed(name, field),
  );
}

function entriesOf({ entries, wrapped, pipe }: Part): Readonly<Record<string, Part>> {
  const [first] = pipe ?? [];
  return entries ?? (wrapped && entriesOf(wrapped)) ?? (first && !first.pipe ? entriesOf(first) : {});
}

/** The least of all limits on the length of a text. */
function longest({ type, wrapped, pipe = [], requirement }: Part): number | null {
  if (type === 'max_length') return typeof requirement === 'number' ? requirement : null;
  const parts = type === 'string' || type === 'optional' ? [...(wrapped ? [wrapped] : []), ...pipe] : [];
  const limits = parts
    // A schema with checks has itself, without them, at its beginning.
    .filter((part) => part.type !== 'string' || part.pipe)
    .map(longest)
    .filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
}
